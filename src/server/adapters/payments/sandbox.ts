/** Payments for trying out: no network and no money; the payer says how each one ends. */
import type { PaymentProvider } from '@/server/ports'

/** As the provider would report it; closing the popup is an outcome that leaves the payment open. */
const REPORTED = { success: 'success', failure: 'failed', close: 'abandoned' } as const

export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  mode: 'test',
  publicKey: null,
  initialize: async () => ({ accessCode: null }),
  verify: async ({ reference, amount, currency, sandboxOutcome }) => ({
    reference,
    status: REPORTED[sandboxOutcome ?? 'close'],
    amount,
    requestedAmount: amount,
    currency,
    mode: 'test',
    paidAt: null,
    channel: 'test',
  }),
}
