/** An operator's actions on a payment that needs a decision. */
import type { PaymentStatus } from './status'
import { isCredited } from './transition'

/** State of a refund; null before it is requested. */
export type RefundState = 'asked' | 'begun' | 'failed' | 'by_hand' | null

type Payment = { status: PaymentStatus; userId: string | null; refund: RefundState }

/** Milliseconds after which a refund request to the provider counts as unanswered. */
export const REFUND_ANSWER_MS = 60_000

/** Whether a person must decide: the payment does not match its order, or its account is deleted. */
export const needsPerson = ({ status, userId }: Pick<Payment, 'status' | 'userId'>): boolean =>
  status === 'review' || (isCredited(status) && userId === null)

/** Why a payment cannot be accepted; null when it can. */
export function whyNotAccept({ status, userId, refund }: Payment): string | null {
  if (status !== 'review') return `This payment is not in review: it is ${status}.`
  if (userId === null) return 'The account of this payment is deleted, so there is nobody to credit: refund it.'
  if (refund !== null && refund !== 'failed') return 'This payment is being given back.'
  return null
}

/**
 * Why a refund cannot be started; null when it can.
 * @param sinceAskedMs milliseconds since the provider was last asked for it
 */
export function whyNotRefund(payment: Payment, sinceAskedMs: number, byHand: boolean): string | null {
  const { status, refund } = payment
  if (!needsPerson(payment))
    return `Only a payment in review, or one without an account, can be refunded here: this one is ${status}.`
  if (refund === 'begun') return 'The provider is already giving this payment back.'
  if (refund === 'by_hand') return 'This payment is already marked for a refund by hand.'
  if (refund === 'asked' && !byHand && sinceAskedMs < REFUND_ANSWER_MS) {
    return 'The provider is being asked to give this payment back: wait a minute.'
  }
  return null
}

/** Why a refund cannot be recorded as completed; null when it can. */
export function whyNotRefunded({ status, refund }: Payment): string | null {
  if (status === 'refunded') return 'This payment is closed as given back already.'
  return refund === null ? 'Nobody has begun to give this payment back: refund it first.' : null
}
