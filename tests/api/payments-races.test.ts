/** Concurrent reports: a payment is credited exactly once, and payments of the same account do not interfere. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { VerifiedPaymentDto } from '@/schemas/verified-payment'
import { createPayingApp, type PayingApp } from '../helpers/paying-app'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())

const times = <T>(count: number, make: () => Promise<T>): Promise<T>[] => Array.from({ length: count }, make)

/** Blocks verifications until `count` are under way; resolves when they are. */
function holdUntil(count: number): Promise<void> {
  return new Promise((reached) => {
    let waiting = 0
    const gate = new Promise<void>((open) => {
      app.paystack.beforeVerify = () => {
        waiting += 1
        if (waiting === count) {
          app.paystack.beforeVerify = async () => {}
          open()
          reached()
        }
        return gate
      }
    })
  })
}

describe('a payment', () => {
  it('that 50 callbacks and 5 webhooks report at once is credited once, with the same response to all', async () => {
    for (let round = 0; round < 4; round++) {
      const user = await app.signUp()
      const reference = await app.begin(user, 'monthly')
      app.paystack.pay(reference)
      app.jobs.length = 0
      const allAsked = holdUntil(50)
      const event = app.paystack.chargeSuccess(reference)
      const verified = times(50, () => app.verify(user, reference))
      await allAsked
      const delivered = times(5, () => app.deliver(event))
      const results = await Promise.all(verified)
      expect((await Promise.all(delivered)).map(({ status }) => status)).toEqual(Array(5).fill(200))
      expect(results.map(({ status }) => status)).toEqual(Array(50).fill(200))
      const expiries = results.map(({ body }) => (body as unknown as VerifiedPaymentDto).user.planExpiresAt)
      expect(new Set(expiries)).toEqual(new Set(['2026-04-09T12:00:00.000Z']))
      expect(await app.deps.prisma.payment.count({ where: { userId: user.user.id } })).toBe(1)
      expect(app.receipts()).toHaveLength(1)
    }
  }, 60_000)

  it('that several processes report at once is credited once', async () => {
    // Each copy of the module acts as a process: they share only the database.
    const processes: typeof import('@/server/services/payment/settle')[] = []
    while (processes.length < 6) {
      vi.resetModules()
      processes.push(await import('@/server/services/payment/settle'))
    }
    expect(new Set(processes.map(({ settlePayment }) => settlePayment)).size).toBe(6)
    for (let round = 0; round < 5; round++) {
      const user = await app.signUp()
      const reference = await app.begin(user, 'monthly')
      app.paystack.pay(reference)
      app.jobs.length = 0
      const payment = await app.stored(reference)
      const report = await app.paystack.provider().verify(payment)
      if (!report) throw new Error('the provider does not know the payment')
      await Promise.all(processes.map(({ settlePayment }) => settlePayment(app.deps, payment.id, report)))
      expect(await app.planOf(user)).toEqual({ plan: 'monthly', planExpiresAt: '2026-04-09T12:00:00.000Z' })
      expect(app.receipts()).toHaveLength(1)
    }
  })

  it('beside another one of the same account is credited as well: both count', async () => {
    const user = await app.signUp()
    const references = [
      await app.begin(user, 'monthly'),
      await app.begin(user, 'monthly'),
      await app.begin(user, 'monthly'),
    ]
    for (const reference of references) app.paystack.pay(reference)
    holdUntil(3)
    await Promise.all(references.map((reference) => app.verify(user, reference)))
    expect((await app.planOf(user)).planExpiresAt).toBe('2026-06-08T12:00:00.000Z')
  })

  it('that is refunded while it is reported ends without a plan', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await app.signUp()
      const reference = await app.begin(user, 'monthly')
      app.paystack.pay(reference)
      const refund = { transaction_reference: reference, refund_reference: '1', amount: '1250000', currency: 'NGN' }
      const results = await Promise.all([
        app.deliver(app.paystack.chargeSuccess(reference)),
        app.deliver(app.paystack.event('refund.processed', refund)),
        app.verify(user, reference),
      ])
      for (const { status } of results) expect([200, 402]).toContain(status)
      expect((await app.planOf(user)).planExpiresAt).toBeNull()
      const { status } = await app.deps.prisma.payment.findUniqueOrThrow({ where: { reference } })
      expect(status).toBe('refunded')
    }
  })

  it('reported while its account is being deleted neither restores the account nor blocks the deletion', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await app.signUp()
      const reference = await app.begin(user, 'monthly')
      app.paystack.pay(reference)
      const [deleted, delivered] = await Promise.all([
        user.delete(`/api/user/${user.user.id}`),
        app.deliver(app.paystack.chargeSuccess(reference)),
        app.deliver(app.paystack.chargeSuccess(reference)),
      ])
      expect([deleted?.status, delivered?.status]).toEqual([200, 200])
      expect(await app.deps.prisma.user.findUnique({ where: { id: user.user.id } })).toBeNull()
      const kept = await app.deps.prisma.payment.findUniqueOrThrow({ where: { reference } })
      expect(kept).toMatchObject({ userId: null, status: 'success' })
    }
  })
})
