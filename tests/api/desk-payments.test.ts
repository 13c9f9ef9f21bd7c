/** Operators' actions on payments in review: accept, refund, and the audit log. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { JOB_HANDLERS } from '@/server/jobs/handlers'
import type { Deps } from '@/server/ports'
import { adoptPayment } from '@/server/services/desk/adopt-payment'
import { listAudit } from '@/server/services/desk/audit'
import { closeRefund, refundPayment } from '@/server/services/payment/refund'
import { acceptPayment, listForPerson } from '@/server/services/payment/review'
import { createPayingApp, FREE, type PayingApp } from '../helpers/paying-app'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.jobs.length = 0
})

const DAY = { plan: 'pay_per_use', planExpiresAt: '2026-03-11T12:00:00.000Z' }

/** A payment whose report does not match the order. */
async function setAside(changes: Record<string, unknown> = { amount: 240_000 }) {
  const user = await app.signUp()
  const reference = await app.begin(user)
  app.paystack.pay(reference, changes)
  expect((await app.verify(user, reference)).status).toBe(402)
  app.jobs.length = 0
  return { user, reference, order: { operator: 'ada', reference, reason: 'the bank took its fee' } }
}

const audit = (about: string) => listAudit(app.deps, { about, limit: 10 })
const listed = async (reference: string) =>
  (await listForPerson(app.deps)).find((payment) => payment.reference === reference)
const refunded = (reference: string, amount: number, currency = 'NGN') =>
  app.paystack.event('refund.processed', { transaction_reference: reference, refund_reference: 'R1', amount, currency })

describe('a payment in review', () => {
  it('is listed with the expected and the received amount, and the mismatch', async () => {
    const { user, reference } = await setAside({ amount: 240_000, requested_amount: 240_000 })
    expect(await listed(reference)).toMatchObject({
      userId: user.user.id,
      plan: 'pay-per-use',
      status: 'review',
      expected: { amount: 250_000, currency: 'NGN' },
      received: { amount: 240_000, currency: 'NGN', mode: 'test', paidAt: '2026-03-10T12:00:30.000Z' },
      misfits: ['too little'],
    })
    const other = await setAside({ currency: 'GHS' })
    expect((await listed(other.reference))?.misfits).toEqual(['another currency'])
    const real = await setAside({ domain: 'live' })
    expect((await listed(real.reference))?.misfits).toEqual(['paid with real money'])
  })

  it('without a stored report is verified with the provider', async () => {
    const { reference } = await setAside()
    await app.deps.prisma.$executeRaw`UPDATE "Payment" SET reported = NULL WHERE reference = ${reference}`
    expect((await listed(reference))?.received).toMatchObject({ amount: 240_000 })
  })

  it('is told to its payer by mail, and states what was received, also when it is accepted', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user, 'monthly')
    app.paystack.pay(reference, { amount: 200_000, requested_amount: 200_000 })
    for (const _ of [1, 2]) expect((await app.verify(user, reference)).status).toBe(402)
    app.mails.length = 0
    await app.runJobs()
    await acceptPayment(app.deps, { operator: 'ada', reference, reason: 'agreed by mail' })
    await app.runJobs()
    const mails = app.mails.filter(({ to, kind }) => to === user.user.email && kind !== 'verify-email')
    expect(mails.map(({ kind }) => kind)).toEqual(['payment-in-review', 'payment-receipt'])
    expect(mails[0]?.text).toContain(`Price: ₦12,500. Received: ₦2,000. Reference: ${reference}`)
    expect(mails[1]?.text).toContain('Monthly Plan for 30 days: ₦2,000')
    const shown = await user.trpc.payment.receipt.query({ reference })
    expect(shown).toMatchObject({ amount: 200_000, currency: 'NGN', status: 'success' })
  })

  it('is not called in review by a mail that comes after the decision', async () => {
    const { user, reference } = await setAside()
    const { id } = await app.stored(reference)
    await app.deps.prisma.payment.update({ where: { id }, data: { status: 'refunded' } })
    app.mails.length = 0
    await JOB_HANDLERS['send-mail'].run(app.deps, { kind: 'payment-in-review', paymentId: id })
    expect(app.mails.filter(({ to }) => to === user.user.email)).toEqual([])
  })

  it('is credited and logged once when many accept it at once', async () => {
    const { user, reference, order } = await setAside()
    const settled = await Promise.allSettled(Array.from({ length: 8 }, () => acceptPayment(app.deps, order)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    for (const error of refusals) {
      expect(error).toMatchObject({ code: 'CONFLICT', message: 'This payment is not in review: it is success.' })
    }
    expect(await app.planOf(user)).toEqual(DAY)
    expect(app.receipts()).toHaveLength(1)
    // A repeated event of the provider changes nothing.
    await app.deliver(app.paystack.chargeSuccess(reference))
    expect(await app.planOf(user)).toEqual(DAY)
    expect(await app.stored(reference)).toMatchObject({ status: 'success', channel: 'card' })
    expect(await audit(reference)).toEqual([
      {
        at: app.clock.now,
        operator: 'ada',
        act: 'accept-payment',
        userId: user.user.id,
        subject: reference,
        reason: 'the bank took its fee',
        outcome: 'credited: Pay-Per-Use Plan until 2026-03-11T12:00:00.000Z',
      },
    ])
    expect(await listed(reference)).toBeUndefined()
  })

  it('is neither credited nor logged when the transaction fails', async () => {
    const { user, reference, order } = await setAside()
    const queue: Deps['queue'] = {
      ...app.deps.queue,
      enqueue: async () => {
        throw new Error('no queue')
      },
    }
    await expect(acceptPayment({ ...app.deps, queue }, order)).rejects.toThrow('no queue')
    expect(await app.planOf(user)).toEqual(FREE)
    expect((await app.stored(reference)).status).toBe('review')
    expect(await audit(reference)).toEqual([])
  })

  it('of a deleted account is kept for bookkeeping and can only be refunded', async () => {
    const { user, reference, order } = await setAside()
    await user.delete(`/api/user/${user.user.id}`)
    expect(await listed(reference)).toMatchObject({ userId: null, misfits: ['too little', 'the account is deleted'] })
    await expect(acceptPayment(app.deps, order)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await refundPayment(app.deps, order)).outcome).toMatch(/^the provider took the order/)
  })

  it('is, besides a credited one without an account, the only kind that needs a decision', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    const order = { operator: 'ada', reference, reason: 'just so' }
    await expect(acceptPayment(app.deps, order)).rejects.toThrow('This payment is not in review: it is pending.')
    await expect(refundPayment(app.deps, order)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(closeRefund(app.deps, order)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(acceptPayment(app.deps, { ...order, reference: 'nothing' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await audit(reference)).toEqual([])
  })
})

describe('a refund', () => {
  it("is requested from the provider once, and completed by the provider's event", async () => {
    const { user, reference, order } = await setAside()
    const settled = await Promise.allSettled(Array.from({ length: 5 }, () => refundPayment(app.deps, order)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(app.paystack.refunds.filter((ordered) => ordered === reference)).toHaveLength(1)
    expect(await listed(reference)).toMatchObject({ status: 'review', refund: 'begun' })
    await expect(acceptPayment(app.deps, order)).rejects.toThrow('This payment is being given back.')
    // All that was received, though less than the price.
    await app.deliver(refunded(reference, 240_000))
    expect((await app.stored(reference)).status).toBe('refunded')
    expect(await app.planOf(user)).toEqual(FREE)
    expect(await listed(reference)).toBeUndefined()
    expect((await audit(reference)).map(({ act, outcome }) => [act, outcome])).toEqual([
      ['refund-payment', expect.stringMatching(/^the provider took the order/)],
    ])
  })

  it('in another currency is completed as well', async () => {
    const { reference, order } = await setAside({ currency: 'GHS' })
    await refundPayment(app.deps, order)
    await app.deliver(refunded(reference, 250_000, 'GHS'))
    expect((await app.stored(reference)).status).toBe('refunded')
  })

  it('that the provider refuses is reported in its words, and can be made by hand', async () => {
    const { reference, order } = await setAside()
    app.paystack.refunds.push(reference)
    await expect(refundPayment(app.deps, order)).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: 'Not given back: refused by the provider: Transaction has been fully reversed.',
    })
    expect(await listed(reference)).toMatchObject({ refund: 'failed' })
    expect((await refundPayment(app.deps, { ...order, byHand: true })).outcome).toMatch(/no money has moved/)
    expect((await closeRefund(app.deps, order)).outcome).toMatch(/the operator says/)
    expect((await app.stored(reference)).status).toBe('refunded')
    await expect(closeRefund(app.deps, order)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await audit(reference)).map(({ act }) => act)).toEqual(['close-refund', 'refund-payment', 'refund-payment'])
  })

  it('without a response is reported as unknown, and not requested again within a minute', async () => {
    const { reference, order } = await setAside()
    app.paystack.faults.push('connection reset')
    await expect(refundPayment(app.deps, order)).rejects.toThrow(/it is not known whether it gives the money back/)
    expect(await listed(reference)).toMatchObject({ refund: 'asked' })
    await expect(refundPayment(app.deps, order)).rejects.toMatchObject({ code: 'CONFLICT' })
    const later = { ...app.deps, now: () => new Date(app.clock.now.getTime() + 61_000) }
    expect((await refundPayment(later, order)).outcome).toMatch(/^the provider took the order/)
  })

  it('that fails at the provider later needs a decision again', async () => {
    const { reference, order } = await setAside()
    await refundPayment(app.deps, order)
    await app.deliver(app.paystack.event('refund.failed', { transaction_reference: reference }))
    expect(await listed(reference)).toMatchObject({ status: 'review', refund: 'failed' })
  })

  it('without a configured provider is marked as by hand, and says so', async () => {
    const { reference, order } = await setAside()
    const { outcome } = await refundPayment({ ...app.deps, payments: undefined }, order)
    expect(outcome).toMatch(/^marked for a refund by hand: no money has moved/)
    expect(await listed(reference)).toMatchObject({ refund: 'by_hand' })
    expect(app.paystack.refunds).not.toContain(reference)
  })
})

describe('a payment that the database lost', () => {
  /** As after restoring a backup from before it was begun. */
  async function lost(changes: Record<string, unknown> = {}) {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference, changes)
    await app.deps.prisma.payment.delete({ where: { reference } })
    app.jobs.length = 0
    const account = user.user.email
    return { user, order: { operator: 'ada', reference, account, plan: 'pay-per-use', reason: 'restored' } as const }
  }

  it('is credited and logged once, however often it is taken in and reported', async () => {
    const { user, order } = await lost()
    expect((await app.deliver(app.paystack.chargeSuccess(order.reference))).status).toBe(200)
    expect(await app.planOf(user)).toEqual(FREE)
    const taken = await Promise.allSettled(Array.from({ length: 4 }, () => adoptPayment(app.deps, order)))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toEqual([
      {
        status: 'fulfilled',
        value: { reference: order.reference, outcome: 'taken in for the Pay-Per-Use Plan, and credited' },
      },
    ])
    await app.deliver(app.paystack.chargeSuccess(order.reference))
    expect(await app.planOf(user)).toEqual(DAY)
    expect(app.receipts()).toHaveLength(1)
    expect(await audit(order.reference)).toMatchObject([{ act: 'adopt-payment', userId: user.user.id }])
  })

  it('is set aside if it does not fit the plan', async () => {
    const { user, order } = await lost()
    const { outcome } = await adoptPayment(app.deps, { ...order, plan: 'monthly' })
    expect(outcome).toBe('taken in for the Monthly Plan, which does not fit what was paid: it is in review')
    expect((await listed(order.reference))?.misfits).toEqual(['too little'])
    expect(await app.planOf(user)).toEqual(FREE)
  })

  it('is refused where nothing was paid, or nobody is known', async () => {
    const { order } = await lost({ status: 'failed' })
    const refusal = (changes: object) => adoptPayment(app.deps, { ...order, ...changes }).catch((error) => error)
    expect(await refusal({})).toMatchObject({ code: 'CONFLICT' })
    expect(await refusal({ reference: 'nobody' })).toMatchObject({ code: 'NOT_FOUND' })
    app.paystack.pay(order.reference)
    expect(await refusal({ account: 'nobody@example.com' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await app.deps.prisma.payment.count({ where: { reference: order.reference } })).toBe(0)
  })
})
