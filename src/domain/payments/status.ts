/**
 * What can become of a payment.
 *
 * `pending` until the provider says otherwise; `failed` and `abandoned` ended without money, though money that arrives
 * late is still credited; `review` means that the provider took money that does not fit, and a person must look at it;
 * `disputed` keeps the plan until the dispute is decided; `refunded` took it back.
 */
export const PAYMENT_STATUSES = ['pending', 'success', 'failed', 'abandoned', 'review', 'disputed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
