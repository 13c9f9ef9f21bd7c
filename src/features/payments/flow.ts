/** The states, events and effects of the payment flow. */
import type { PlanId } from '@/domain/plans/plans'
import type { UserDto } from '@/schemas/user'
import type { TextKey } from './texts'

/** A payment that was begun, with everything needed to resume it. */
export type OpenPayment = {
  reference: string
  plan: PlanId
  userId: string
  provider: 'paystack' | 'sandbox'
  /** Access code with which the provider's popup resumes the transaction; null in the sandbox. */
  accessCode: string | null
  /** In kobo. */
  amount: number
  /** Start time in milliseconds since the Unix epoch. */
  startedAt: number
  isReported: boolean
}

/**
 * Why the server is asked about a payment: the popup reported success, it was closed, the user came back from their
 * bank's app while it was open, or the payment was found in storage after a page load.
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

/** The server's response about a payment. */
export type Answer =
  | { kind: 'active'; user: UserDto }
  /** The provider has no result yet or does not respond; `isUnderWay`: money is on its way. */
  | { kind: 'open'; isUnderWay: boolean }
  /** The provider says that nothing was paid; `canContinue`: the transaction can still be resumed. */
  | { kind: 'unpaid'; message: string; canContinue: boolean }
  /** No plan starts by this payment, though it may have been paid: in review, refunded, or unknown to the server. */
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }
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
  | { type: 'session-ended' }
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
