/** A payment provider for trying out: no network and no money; the user chooses each outcome. */
import type { PaymentProvider } from '@/server/ports'

/** The provider's statuses; 'abandoned' leaves the payment open. */
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
