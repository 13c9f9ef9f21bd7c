import type { ProviderTransaction } from './transaction'

/** The provider's name for the event that ends a dispute. */
export const DISPUTE_RESOLVED = 'charge.dispute.resolve'

/** An event that the provider sends to the webhook. `name` is its event name, `key` its id of the refund or dispute. */
export type ProviderEvent =
  | { kind: 'transaction'; name: string; transaction: ProviderTransaction }
  | { kind: 'refund'; name: string; reference: string; key: string /** In kobo. */; amount: number; currency: string }
  /** The provider could not make a refund that was requested. */
  | { kind: 'refund-failed'; name: string; reference: string }
  | {
      kind: 'dispute'
      name: string
      reference: string
      key: string
      state: 'open' | 'won' | 'lost'
      /** Kobo that a lost dispute gives back; null if the provider does not say, which counts as the whole payment. */
      amount: number | null
      currency: string | null
    }
  | { kind: 'other'; name: string }
