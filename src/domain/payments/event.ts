import type { ProviderTransaction } from './transaction'

/** The provider's word for the end of a dispute. */
export const DISPUTE_RESOLVED = 'charge.dispute.resolve'

/** What the provider tells by itself. `name` is its word for it, `key` its number for the refund or the dispute. */
export type ProviderEvent =
  | { kind: 'transaction'; name: string; transaction: ProviderTransaction }
  | { kind: 'refund'; name: string; reference: string; key: string /** Kobo. */; amount: number; currency: string }
  /** A refund that was ordered and cannot be made as it is. */
  | { kind: 'refund-failed'; name: string; reference: string }
  | { kind: 'dispute'; name: string; reference: string; key: string; state: 'open' | 'won' | 'lost' }
  | { kind: 'other'; name: string }
