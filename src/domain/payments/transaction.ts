/** A payment as its provider reports it, and what may be concluded from that. */

/** Which of the provider's two worlds: only `live` moves money. */
export type PaymentMode = 'live' | 'test'

export type ProviderTransaction = {
  reference: string
  /** success, failed, abandoned, ongoing, pending, processing, queued, reversed; unknown ones may come. */
  status: string
  /** Kobo, including fees paid by the payer. */
  amount: number
  /** Kobo that we asked for; null where the provider does not say. */
  requestedAmount: number | null
  currency: string
  mode: PaymentMode
  paidAt: Date | null
  channel: string | null
}

export type ExpectedPayment = {
  reference: string
  /** Kobo. */
  amount: number
  currency: string
  mode: PaymentMode
}

/**
 * - `paid`: the money came, all of it; the only one that credits.
 * - `mismatch`: money came that does not fit; a person has to look.
 * - `failed`: refused by the bank or the card.
 * - `reversed`: paid and given back.
 * - `open`: nothing is decided. `abandoned` is open as well: it is also the state before the payer has done anything.
 */
export type PaymentVerdict = 'paid' | 'mismatch' | 'failed' | 'reversed' | 'open'

/** Judges a report by the payment as we stored it; who is credited never depends on the report. */
export function judgeTransaction(report: ProviderTransaction, expected: ExpectedPayment): PaymentVerdict {
  const isOurs = report.reference === expected.reference && report.mode === expected.mode
  if (report.status === 'success') return isOurs && isWholePrice(report, expected) ? 'paid' : 'mismatch'
  if (!isOurs) return 'open'
  if (report.status === 'failed' || report.status === 'reversed') return report.status
  return 'open'
}

/** A payer who bears the fees pays more than requested; the requested amount must equal the price. */
const isWholePrice = (report: ProviderTransaction, { amount, currency }: ExpectedPayment) =>
  report.currency === currency && (report.requestedAmount ?? report.amount) === amount && report.amount >= amount
