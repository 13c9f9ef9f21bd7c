/** The server with a fake payment provider, and common actions of payment tests. */
import type { InitializedPaymentDto } from '@/schemas/payment'
import { FakePaystack, type SignedEvent } from './fake-paystack'
import { createTestApp, type TestUser } from './test-app'

export type PayingApp = Awaited<ReturnType<typeof createPayingApp>>

/** The plan columns of an account without a purchase. */
export const FREE = { plan: 'free', planExpiresAt: null }

export async function createPayingApp() {
  const paystack = await FakePaystack.start()
  const app = await createTestApp({ payments: paystack.provider() })
  const { prisma } = app.deps

  return {
    ...app,
    paystack,
    /** Starts a payment and returns its reference. */
    begin: async (user: TestUser, planType: 'pay-per-use' | 'monthly' = 'pay-per-use'): Promise<string> => {
      const { status, body } = await user.post('/api/payments/initialize', { planType, userId: user.user.id })
      if (status !== 200) throw new Error(`initialize answered ${status}`)
      return (body as InitializedPaymentDto).reference
    },
    verify: (user: TestUser, reference: string) => user.post('/api/payments/verify', { reference }),
    /** Posts an event to the webhook, as the provider does. */
    deliver: ({ body, signature }: SignedEvent) =>
      app.visitor().raw('POST', '/api/payments/webhook', body, {
        'content-type': 'application/json',
        'x-paystack-signature': signature,
      }),
    stored: (reference: string) => prisma.payment.findUniqueOrThrow({ where: { reference } }),
    planOf: async ({ user }: TestUser) => {
      const { plan, planExpiresAt } = await prisma.user.findUniqueOrThrow({ where: { id: user.id } })
      return { plan, planExpiresAt: planExpiresAt?.toISOString() ?? null }
    },
    /** Receipts that are enqueued. */
    receipts: () => app.jobs.filter(({ payload }) => 'kind' in payload && payload.kind === 'payment-receipt'),
    close: async () => {
      await app.close()
      await paystack.close()
    },
  }
}
