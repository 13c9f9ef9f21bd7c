/** Money that does not fit its payment: what the provider reported, and what is wrong with it. */
import type { ExpectedPayment, PaymentMode, ProviderTransaction } from './transaction'

/** A report as it is kept for the person who decides. Amounts in kobo. */
export type MisfitReport = {
  amount: number
  /** What we had asked for, as the provider has it; null where it does not say. */
  requestedAmount: number | null
  currency: string
  mode: PaymentMode
  /** ISO 8601. */
  paidAt: string | null
  channel: string | null
}

export const toMisfitReport = (report: ProviderTransaction): MisfitReport => ({
  amount: report.amount,
  requestedAmount: report.requestedAmount,
  currency: report.currency,
  mode: report.mode,
  paidAt: report.paidAt?.toISOString() ?? null,
  channel: report.channel,
})

/** What is wrong with a report, in words; empty when it fits after all, as far as it was kept. */
export function misfits(report: MisfitReport, expected: Omit<ExpectedPayment, 'reference'>): string[] {
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
