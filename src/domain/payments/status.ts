/**
 * The states of a payment.
 * `pending` until the provider reports a result; `failed` and `abandoned` ended without money, though a late payment is
 * still credited; `review`: the provider took money that does not match the order, and a person must decide;
 * `disputed`: the plan stays until the dispute is decided; `refunded`: the plan is withdrawn.
 */
export const PAYMENT_STATUSES = ['pending', 'success', 'failed', 'abandoned', 'review', 'disputed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
