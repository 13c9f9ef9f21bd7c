/** What a verdict makes of a payment. */
import type { PaymentStatus } from './status'
import type { PaymentVerdict } from './transaction'

/** Whether the plan of this payment is credited. */
export const isCredited = (status: PaymentStatus): boolean => status === 'success' || status === 'disputed'

/** Whether money may still come: after a refused card, the same popup takes another one. */
export const isOpen = (status: PaymentStatus): boolean => status === 'pending' || status === 'failed'

/**
 * The status after a verdict. Money that arrives late is credited whatever was concluded before, and a credited payment
 * changes by a reversal alone; a refund is final, even if an old event is repeated.
 */
export function afterVerdict(status: PaymentStatus, verdict: PaymentVerdict): PaymentStatus {
  if (status === 'refunded') return status
  if (verdict === 'reversed') return 'refunded'
  if (isCredited(status)) return status
  if (verdict === 'paid') return 'success'
  if (verdict === 'mismatch') return 'review'
  return verdict === 'failed' && status === 'pending' ? 'failed' : status
}

/** The status after news of a dispute: the plan stays until the dispute is lost, which counts as a refund. */
export function afterDispute(status: PaymentStatus, dispute: 'open' | 'won' | 'lost'): PaymentStatus {
  if (dispute === 'lost') return afterVerdict(status, 'reversed')
  if (!isCredited(status)) return status
  return dispute === 'won' ? 'success' : 'disputed'
}

/**
 * The status after a refund; only a whole one takes the plan back.
 * @param refunded kobo of all refunds so far
 * @param received kobo that came: the price, unless a person decided about other money
 */
export const afterRefund = (status: PaymentStatus, refunded: number, received: number): PaymentStatus =>
  refunded >= received ? afterVerdict(status, 'reversed') : status
