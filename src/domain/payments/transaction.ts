/** A payment as its provider reports it, and the verdict on that report. */

/** The provider's environment: only `live` moves money. */
export type PaymentMode = 'live' | 'test'

export type ProviderTransaction = {
  reference: string
  /** success, failed, abandoned, ongoing, pending, processing, queued, reversed; the provider may add others. */
  status: string
  /** Kobo, including fees paid by the payer. */
  amount: number
  /** In kobo, as we requested it; null where the provider does not report it. */
  requestedAmount: number | null
  currency: string
  mode: PaymentMode
  paidAt: Date | null
  channel: string | null
}

export type ExpectedPayment = Pick<ProviderTransaction, 'reference' | 'amount' | 'currency' | 'mode'>

/**
 * - `paid`: the whole price was paid; the only verdict that credits the plan.
 * - `mismatch`: money was paid that does not match the order; a person must decide.
 * - `failed`: refused by the bank or the card.
 * - `reversed`: paid and refunded.
 * - `open`: undecided. `abandoned` counts as open, since it is also the state before the payer has done anything.
 */
export type PaymentVerdict = 'paid' | 'mismatch' | 'failed' | 'reversed' | 'open'

/** Compares a report with the payment as we stored it; the account to credit never depends on the report. */
export function judgeTransaction(report: ProviderTransaction, expected: ExpectedPayment): PaymentVerdict {
  const isOurs = report.reference === expected.reference && report.mode === expected.mode
  if (report.status === 'success') return isOurs && isWholePrice(report, expected) ? 'paid' : 'mismatch'
  if (!isOurs) return 'open'
  if (report.status === 'failed' || report.status === 'reversed') return report.status
  return 'open'
}

/** A payer who bears the fees pays more than requested, so the requested amount must equal the price. */
const isWholePrice = (report: ProviderTransaction, { amount, currency }: ExpectedPayment) =>
  report.currency === currency && (report.requestedAmount ?? report.amount) === amount && report.amount >= amount
