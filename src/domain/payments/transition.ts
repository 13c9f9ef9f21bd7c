/** State transitions of a payment. */
import type { PaymentStatus } from './status'
import type { PaymentVerdict } from './transaction'

/** Whether the plan of this payment is credited. */
export const isCredited = (status: PaymentStatus): boolean => status === 'success' || status === 'disputed'

/** Whether the payment may still succeed: after a refused card, the same checkout accepts another one. */
export const isOpen = (status: PaymentStatus): boolean => status === 'pending' || status === 'failed'

/**
 * The status after a verdict. A late payment is credited whatever the earlier verdict; a credited payment changes only
 * by a reversal; a refund is final, even if an old event is repeated.
 */
export function afterVerdict(status: PaymentStatus, verdict: PaymentVerdict): PaymentStatus {
  if (status === 'refunded') return status
  if (verdict === 'reversed') return 'refunded'
  if (isCredited(status)) return status
  if (verdict === 'paid') return 'success'
  if (verdict === 'mismatch') return 'review'
  return verdict === 'failed' && status === 'pending' ? 'failed' : status
}

/**
 * The status after a dispute event: the plan stays until the dispute is lost, which counts as a refund of the whole
 * payment. For a dispute that is lost in part, see `afterPartlyLost`.
 */
export function afterDispute(status: PaymentStatus, dispute: 'open' | 'won' | 'lost'): PaymentStatus {
  if (dispute === 'lost') return afterVerdict(status, 'reversed')
  if (!isCredited(status)) return status
  return dispute === 'won' ? 'success' : 'disputed'
}

/**
 * The status after a dispute that gives a part of the payment back: it is over, and the part counts as a refund.
 * Parameters as of `afterRefund`.
 */
export const afterPartlyLost = (status: PaymentStatus, refunded: number, received: number): PaymentStatus =>
  afterRefund(afterDispute(status, 'won'), refunded, received)

/**
 * The status after a refund; only a full refund withdraws the plan.
 * @param refunded kobo of all refunds so far
 * @param received kobo received: the price, unless an operator accepted another amount
 */
export const afterRefund = (status: PaymentStatus, refunded: number, received: number): PaymentStatus =>
  refunded >= received ? afterVerdict(status, 'reversed') : status
