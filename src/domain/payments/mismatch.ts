/** A payment mismatch: the provider's report, and how it differs from the order. */
import type { ExpectedPayment, ProviderTransaction } from './transaction'

/** A report as it is stored for the operator, with its time in ISO 8601. */
export type MismatchReport = Omit<ProviderTransaction, 'reference' | 'status' | 'paidAt'> & { paidAt: string | null }

export const toMismatchReport = ({
  reference: _,
  status: __,
  paidAt,
  ...report
}: ProviderTransaction): MismatchReport => ({
  ...report,
  paidAt: paidAt?.toISOString() ?? null,
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
