/** A payment mismatch: the provider's report, and how it differs from the order. */
import type { ExpectedPayment, PaymentMode, ProviderTransaction } from './transaction'

/** A report as it is stored for the operator. Amounts in kobo. */
export type MismatchReport = {
  amount: number
  /** The amount that we requested, as the provider recorded it; null where it gives none. */
  requestedAmount: number | null
  currency: string
  mode: PaymentMode
  /** ISO 8601. */
  paidAt: string | null
  channel: string | null
}

export const toMismatchReport = (report: ProviderTransaction): MismatchReport => ({
  amount: report.amount,
  requestedAmount: report.requestedAmount,
  currency: report.currency,
  mode: report.mode,
  paidAt: report.paidAt?.toISOString() ?? null,
  channel: report.channel,
})

/** The differences of a report from the order, in words; empty when there are none. */
export function mismatches(report: MismatchReport, expected: Omit<ExpectedPayment, 'reference'>): string[] {
  const { amount, requestedAmount, currency, mode } = report
  return [
    ...(mode === expected.mode
      ? []
      : [mode === 'test' ? 'paid with a test card, so no money moved' : 'paid with real money']),
    ...(currency === expected.currency ? [] : ['another currency']),
    ...(amount < expected.amount ? ['too little'] : []),
    ...(amount >= expected.amount && (requestedAmount ?? amount) !== expected.amount ? ['not the price'] : []),
  ]
}
