/**
 * Payments whose browser was closed, whose webhook was lost or whose account was deleted: none is lost, none is
 * credited twice.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startQueue } from '@/server/jobs/queue'
import type { JobQueue } from '@/server/ports'
import { checkPayment, scheduleCheck } from '@/server/services/payment/check'
import { createPayingApp, type PayingApp } from '../helpers/paying-app'

let app: PayingApp
const START = new Date('2026-03-10T12:00:00Z')
const HOUR = 60 * 60

beforeAll(async () => {
  app = await createPayingApp()
})
afterEach(() => {
  app.clock.now = START
  app.jobs.length = 0
})
afterAll(() => app.close())

const check = async (reference: string) => checkPayment(app.deps, (await app.stored(reference)).id)
const later = (seconds: number) => {
  app.clock.now = new Date(START.getTime() + seconds * 1000)
}

/** Runs the work and returns the delays, in seconds, of the checks that it schedules. */
async function nextCheck(work: () => Promise<void>): Promise<number[]> {
  const { queue } = app.deps
  const delays: number[] = []
  const enqueue: JobQueue['enqueue'] = async (_tx, name, _payload, options) => {
    if (name === 'check-payment') delays.push(options?.afterSeconds ?? 0)
  }
  app.deps.queue = { ...queue, enqueue, wake: () => {} }
  await work()
  app.deps.queue = queue
  return delays
}

describe('a payment that nobody reports', () => {
  it('is found by the job and credited, with a receipt', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference)
    await app.runJobs()
    expect((await app.planOf(user)).plan).toBe('pay_per_use')
    await app.runJobs()
    expect(app.mails.filter(({ kind, to }) => kind === 'payment-receipt' && to === user.user.email)).toHaveLength(1)
    await check(reference)
    expect(app.jobs).toEqual([])
  })

  it('is polled after two minutes, then at growing intervals', async () => {
    const user = await app.signUp()
    let reference = ''
    expect(
      await nextCheck(async () => {
        reference = await app.begin(user)
      }),
    ).toEqual([120])
    for (const [age, delay] of [
      [120, 180],
      [300, 600],
      [900, 2_700],
      [HOUR, 3 * HOUR],
      [48 * HOUR, 24 * HOUR],
    ] as const) {
      later(age)
      expect(await nextCheck(() => check(reference))).toEqual([delay])
    }
    expect((await app.stored(reference)).status).toBe('pending')
  })

  it('is also polled after a refused card, since the same popup accepts another one', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.set(reference, { status: 'failed' })
    await app.verify(user, reference)
    later(300)
    expect(await nextCheck(() => check(reference))).toEqual([600])
    app.paystack.pay(reference)
    later(900)
    expect(await nextCheck(() => check(reference))).toEqual([])
    expect(await app.stored(reference)).toMatchObject({ status: 'success' })

    const never = await app.begin(user)
    app.paystack.set(never, { status: 'failed' })
    later(900 + 72 * HOUR)
    expect(await nextCheck(() => check(never))).toEqual([])
    expect((await app.stored(never)).status).toBe('failed')
  })

  it('ends as abandoned after three days, and is no longer polled', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    later(72 * HOUR)
    expect(await nextCheck(() => check(reference))).toEqual([])
    expect((await app.stored(reference)).status).toBe('abandoned')
    const asked = app.paystack.verified.length
    await check(reference)
    expect(app.paystack.verified).toHaveLength(asked)
  })

  it('stays open while the provider does not answer, since it may be paid', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    later(72 * HOUR)
    app.paystack.faults.push({ status: 500, body: 'down' })
    expect(await nextCheck(() => check(reference))).toEqual([24 * HOUR])
    expect((await app.stored(reference)).status).toBe('pending')
    app.paystack.pay(reference)
    await check(reference)
    expect((await app.planOf(user)).plan).toBe('pay_per_use')
  })

  it('is polled only at its own provider', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    const { payments } = app.deps
    app.deps.payments = undefined
    later(120)
    const asked = app.paystack.verified.length
    expect(await nextCheck(() => check(reference))).toEqual([180])
    expect((await app.verify(user, reference)).status).toBe(502)
    app.deps.payments = payments
    expect(app.paystack.verified).toHaveLength(asked)
  })

  it('is polled again after an internal error', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    later(400)
    expect(await nextCheck(async () => scheduleCheck(app.deps, (await app.stored(reference)).id))).toEqual([500])
    expect(await nextCheck(() => scheduleCheck(app.deps, 'gone'))).toEqual([])
    await expect(checkPayment(app.deps, 'gone')).resolves.toBeUndefined()
  })

  it('is scheduled in the real queue if and only if the payment was stored', async () => {
    const queue = await startQueue(app.database, app.deps.log)
    const held = app.deps.queue
    app.deps.queue = queue
    const waiting = async () =>
      (
        await app.database.executeSql(
          `SELECT data->>'paymentId' AS id, round(extract(epoch FROM start_after - created_on))::int AS seconds
           FROM pgboss.job WHERE name = 'check-payment'`,
        )
      ).rows
    const user = await app.signUp()
    const { id } = await app.stored(await app.begin(user))
    expect(await waiting()).toEqual([{ id, seconds: 120 }])
    await app.deps.prisma.user.delete({ where: { id: user.user.id } })
    expect((await user.post('/api/payments/initialize', { planType: 'monthly', userId: user.user.id })).status).toBe(
      404,
    )
    expect(await waiting()).toHaveLength(1)
    app.deps.queue = held
    await queue.stop(5_000)
  })
})

describe('a crash between the answer of the provider and our write', () => {
  it.each(['the next callback', 'the webhook', 'the job'] as const)('is repaired by %s, once', async (mender) => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference)
    const { queue } = app.deps
    // The transaction fails before the commit and is rolled back, as after a kill.
    const enqueue: JobQueue['enqueue'] = async (_tx, name) => {
      if (name === 'send-mail') throw new Error('killed')
    }
    app.deps.queue = { ...queue, enqueue, wake: () => {} }
    expect((await app.verify(user, reference)).status).toBe(500)
    app.deps.queue = queue
    expect(await app.stored(reference)).toMatchObject({ status: 'pending', creditedAt: null, paidAt: null })
    expect((await app.planOf(user)).plan).toBe('free')

    if (mender === 'the next callback') expect((await app.verify(user, reference)).status).toBe(200)
    else if (mender === 'the webhook')
      expect((await app.deliver(app.paystack.chargeSuccess(reference))).status).toBe(200)
    else await check(reference)
    await app.verify(user, reference)
    await app.deliver(app.paystack.chargeSuccess(reference))
    const { planExpiresAt } = await app.deps.prisma.user.findUniqueOrThrow({ where: { id: user.user.id } })
    expect(planExpiresAt).toEqual(new Date('2026-03-11T12:00:00Z'))
    expect(await app.stored(reference)).toMatchObject({ status: 'success', creditedAt: START })
  })
})

describe('the payments of an account', () => {
  it('are part of its export', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user, 'monthly')
    const { body } = await user.get(`/api/user/${user.user.id}/export`)
    expect((body as { payments: unknown[] }).payments).toMatchObject([
      { reference, plan: 'monthly', amount: 1_250_000, currency: 'NGN', status: 'pending' },
    ])
  })

  it('that moved money are kept without personal data when it is deleted; the others are deleted', async () => {
    const user = await app.signUp()
    const [paid, ended, failed, open] = [
      await app.begin(user),
      await app.begin(user),
      await app.begin(user),
      await app.begin(user),
    ]
    await app.deps.prisma.payment.update({ where: { reference: ended }, data: { status: 'abandoned' } })
    app.paystack.pay(paid)
    await app.verify(user, paid)
    app.paystack.set(failed, { status: 'failed' })
    await app.verify(user, failed)
    await user.delete(`/api/user/${user.user.id}`)

    const { rows } = await app.database.executeSql(`SELECT p::text AS row FROM "Payment" p`)
    const text = JSON.stringify(rows)
    expect(text).not.toContain(user.user.id)
    expect(text).not.toContain(user.user.email)
    expect(await app.stored(paid)).toMatchObject({
      userId: null,
      status: 'success',
      amount: 250_000,
      paidAt: expect.any(Date),
    })
    expect(await app.deps.prisma.payment.findUnique({ where: { reference: ended } })).toBeNull()
    expect((await app.stored(failed)).status).toBe('failed')
    expect((await app.stored(open)).status).toBe('pending')

    // Paid after all, the refused one with another card: recorded, but credited to nobody.
    for (const late of [open, failed]) {
      app.paystack.pay(late)
      expect((await app.deliver(app.paystack.chargeSuccess(late))).status).toBe(200)
      expect(await app.stored(late)).toMatchObject({ userId: null, status: 'success', creditedAt: null })
    }
    const sent = app.mails.length
    await app.runJobs()
    expect(app.mails.slice(sent).map(({ kind }) => kind)).not.toContain('payment-receipt')
  })

  it('that were refused and have ended are deleted with it', async () => {
    const user = await app.signUp()
    const [ended, open] = [await app.begin(user), await app.begin(user)]
    for (const reference of [ended, open]) {
      app.paystack.set(reference, { status: 'failed' })
      await app.verify(user, reference)
    }
    const createdAt = new Date(START.getTime() + HOUR * 1000)
    await app.deps.prisma.payment.update({ where: { reference: open }, data: { createdAt } })
    later(72 * HOUR)
    expect(await nextCheck(() => check(ended))).toEqual([])
    await user.delete(`/api/user/${user.user.id}`)
    expect(await app.deps.prisma.payment.findUnique({ where: { reference: ended } })).toBeNull()
    expect(await app.stored(open)).toMatchObject({ userId: null, status: 'failed' })
  })

  it.each(['pending', 'failed'] as const)(
    'that are %s when it is deleted are deleted once they end',
    async (status) => {
      const user = await app.signUp()
      const reference = await app.begin(user)
      const { id } = await app.stored(reference)
      await app.deps.prisma.payment.update({ where: { id }, data: { status } })
      await user.delete(`/api/user/${user.user.id}`)
      later(72 * HOUR)
      await checkPayment(app.deps, id)
      expect(await app.deps.prisma.payment.findUnique({ where: { id } })).toBeNull()
    },
  )
})
