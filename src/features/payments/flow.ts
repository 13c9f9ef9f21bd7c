/** Where a payment under way can stand, what can happen to it, and what can be done about it. */
import type { PlanId } from '@/domain/plans/plans'
import type { UserDto } from '@/schemas/user'
import type { TextKey } from './texts'

/** A payment that was begun, with all that is needed to take it up again. */
export type OpenPayment = {
  reference: string
  plan: PlanId
  userId: string
  provider: 'paystack' | 'sandbox'
  /** What the provider's popup resumes; null in the sandbox. */
  accessCode: string | null
  /** Kobo. */
  amount: number
  /** When it was begun, in milliseconds since 1970. */
  startedAt: number
  /** Whether the popup reported success. */
  isReported: boolean
}

/**
 * Why the server is asked about a payment: the popup reported success, it was closed, somebody came back from their
 * bank's app while it was open, or the payment was found again when the page was loaded.
 */
export type Reason = 'reported' | 'closed' | 'returned' | 'found'

export type Flow =
  | { step: 'idle' }
  | { step: 'starting'; plan: PlanId }
  | { step: 'open'; payment: OpenPayment }
  | { step: 'asking'; payment: OpenPayment; reason: Reason; tries: number }
  | { step: 'confirming'; payment: OpenPayment; tries: number }
  | { step: 'unfinished'; payment: OpenPayment }
  | { step: 'done'; payment: OpenPayment }

/** What the server said about a payment. */
export type Answer =
  | { kind: 'active'; user: UserDto }
  /** The provider does not know yet, or does not answer; `isUnderWay`: money is on its way. */
  | { kind: 'open'; isUnderWay: boolean }
  /** Not paid; `canContinue`: it still can be. */
  | { kind: 'unpaid'; message: string; canContinue: boolean }
  | { kind: 'signed-out' }
  /** No answer of ours arrived. */
  | { kind: 'unanswered' }

export type FlowEvent =
  | { type: 'chosen'; plan: PlanId }
  | { type: 'started'; payment: OpenPayment }
  | { type: 'not-started'; message?: string | undefined }
  | { type: 'not-loaded' }
  | { type: 'not-opened' }
  | { type: 'reported' }
  | { type: 'closed' }
  | { type: 'answered'; answer: Answer }
  | { type: 'ask-again' }
  | { type: 'returned' }
  | { type: 'found'; payment: OpenPayment }
  | { type: 'continued' }
  | { type: 'dismissed' }
  /** The server knows the session no more. */
  | { type: 'session-ended' }
  /** The page was left, or the account. */
  | { type: 'left' }

export type Effect =
  | { do: 'say'; text: TextKey; description?: string | undefined }
  | { do: 'start'; plan: PlanId }
  | { do: 'open-popup'; payment: OpenPayment }
  | { do: 'ask'; reference: string }
  | { do: 'wait'; ms: number }
  | { do: 'remember'; payment: OpenPayment }
  | { do: 'forget' }
  | { do: 'activate'; user: UserDto }
  | { do: 'end-session' }
