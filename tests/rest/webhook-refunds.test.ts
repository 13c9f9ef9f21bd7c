/** Refunds and disputes, and their effect on the plan. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayingApp, FREE, type PayingApp } from '../helpers/paying-app'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())

const DAY = { plan: 'pay_per_use', planExpiresAt: '2026-03-11T12:00:00.000Z' }

/** A new account with a credited payment. */
async function bought(planType: 'pay-per-use' | 'monthly' = 'pay-per-use') {
  const user = await app.signUp()
  const reference = await app.begin(user, planType)
  app.paystack.pay(reference)
  expect((await app.deliver(app.paystack.chargeSuccess(reference))).status).toBe(200)
  return { user, reference }
}

describe('refunds and disputes', () => {
  const refund = (reference: string, amount: number | string, key = 'R1', currency = 'NGN') =>
    app.paystack.event('refund.processed', {
      status: 'processed',
      transaction_reference: reference,
      refund_reference: key,
      amount,
      currency,
      domain: 'test',
    })
  const dispute = (step: string, reference: string, resolution: string | null = null, refundAmount?: number) =>
    app.paystack.event(`charge.dispute.${step}`, {
      id: 358_950,
      refund_amount: refundAmount ?? null,
      currency: 'NGN',
      status: resolution ? 'resolved' : 'awaiting-merchant-feedback',
      resolution,
      domain: 'test',
      transaction: { id: 1, reference, status: 'success', amount: 250_000 },
      transaction_reference: null,
    })

  it('of the whole price withdraw the plan, once and permanently', async () => {
    const { user, reference } = await bought()
    expect((await app.deliver(refund(reference, '250000'))).status).toBe(200)
    expect((await app.deliver(refund(reference, '250000'))).status).toBe(200)
    expect(await app.planOf(user)).toEqual(FREE)
    expect((await app.stored(reference)).status).toBe('refunded')
    expect((await app.deliver(app.paystack.chargeSuccess(reference))).status).toBe(200)
    expect(await app.planOf(user)).toEqual(FREE)
    expect(await user.post('/api/payments/verify', { reference })).toMatchObject({
      status: 402,
      body: { message: 'This payment was given back.' },
    })
  })

  it('of a part keep the plan until the parts add up to the price; a repeated part counts once', async () => {
    const { user, reference } = await bought()
    await app.deliver(refund(reference, 100_000, 'R1'))
    await app.deliver(refund(reference, 100_000, 'R1'))
    await app.deliver(refund(reference, 100_000, 'R2'))
    expect(await app.planOf(user)).toEqual(DAY)
    await app.deliver(refund(reference, 50_000, 'R3'))
    expect(await app.planOf(user)).toEqual(FREE)
  })

  it('in another currency are ignored', async () => {
    const { user, reference } = await bought()
    await app.deliver(refund(reference, 250_000, 'R1', 'GHS'))
    expect(await app.planOf(user)).toEqual(DAY)
  })

  it('keep the plans of other payments', async () => {
    const { user, reference } = await bought('monthly')
    const second = await app.begin(user, 'monthly')
    app.paystack.pay(second)
    await app.deliver(app.paystack.chargeSuccess(second))
    expect((await app.planOf(user)).planExpiresAt).toBe('2026-05-09T12:00:00.000Z')
    await app.deliver(refund(reference, 1_250_000))
    expect(await app.planOf(user)).toEqual({ plan: 'monthly', planExpiresAt: '2026-04-09T12:00:00.000Z' })
  })

  it('keep a plan that was set by hand', async () => {
    const { user, reference } = await bought()
    const given = { plan: 'monthly', planExpiresAt: new Date('2026-06-01T00:00:00Z') } as const
    await app.deps.prisma.user.update({ where: { id: user.user.id }, data: given })
    await app.deliver(refund(reference, 250_000))
    expect((await app.planOf(user)).plan).toBe('monthly')
    expect((await app.stored(reference)).status).toBe('refunded')
  })

  it('that arrive before their payment prevent the credit', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference)
    await app.deliver(refund(reference, 250_000))
    await app.deliver(app.paystack.chargeSuccess(reference))
    expect(await app.planOf(user)).toEqual(FREE)
  })

  it('change nothing while only announced', async () => {
    const { user, reference } = await bought()
    for (const state of ['pending', 'processing', 'failed', 'needs-attention']) {
      const { status } = await app.deliver(
        app.paystack.event(`refund.${state}`, {
          transaction_reference: reference,
          refund_reference: null,
          amount: '250000',
        }),
      )
      expect(status).toBe(200)
    }
    expect(await app.planOf(user)).toEqual(DAY)
  })

  it('keep the plan while a dispute is open and when it is won', async () => {
    const { user, reference } = await bought()
    await app.deliver(dispute('create', reference))
    await app.deliver(dispute('remind', reference))
    expect((await app.stored(reference)).status).toBe('disputed')
    expect(await app.planOf(user)).toEqual(DAY)
    expect((await user.post('/api/payments/verify', { reference })).status).toBe(200)
    await app.deliver(dispute('resolve', reference, 'declined'))
    expect((await app.stored(reference)).status).toBe('success')
    // A repeated older event does not reopen it.
    await app.deliver(dispute('create', reference))
    expect((await app.stored(reference)).status).toBe('success')
    expect(await app.planOf(user)).toEqual(DAY)
  })

  it('stay closed when the end of a dispute arrives before its beginning', async () => {
    const { user, reference } = await bought()
    await app.deliver(dispute('resolve', reference, 'declined'))
    await app.deliver(dispute('create', reference))
    await app.deliver(dispute('remind', reference))
    expect((await app.stored(reference)).status).toBe('success')
    expect(await app.planOf(user)).toEqual(DAY)
  })

  it('need a decision when a dispute ends with an unknown status', async () => {
    const { user, reference } = await bought()
    await app.deliver(dispute('create', reference))
    await app.deliver(dispute('resolve', reference, 'something-new'))
    expect((await app.stored(reference)).status).toBe('disputed')
    expect(await app.planOf(user)).toEqual(DAY)
  })

  it.each(['merchant-accepted', 'auto-accepted'])('withdraw the plan when a dispute ends %s', async (resolution) => {
    const { user, reference } = await bought()
    await app.deliver(dispute('create', reference))
    await app.deliver(dispute('resolve', reference, resolution))
    expect(await app.planOf(user)).toEqual(FREE)
    expect((await app.stored(reference)).status).toBe('refunded')
  })

  it('keep the plan when a dispute gives a part back, of which a refund may tell as well', async () => {
    const { user, reference } = await bought()
    await app.deliver(dispute('create', reference, null, 150_000))
    await app.deliver(dispute('resolve', reference, 'merchant-accepted', 150_000))
    await app.deliver(refund(reference, 150_000))
    expect((await app.stored(reference)).status).toBe('success')
    expect(await app.planOf(user)).toEqual(DAY)
    await app.deliver(refund(reference, 100_000, 'R2'))
    expect(await app.planOf(user)).toEqual(FREE)
  })

  it('withdraw the plan when a dispute gives all of it back, and tell the payer once by mail', async () => {
    app.deps.supportContact = 'help@example.com'
    const { user, reference } = await bought('monthly')
    await app.runJobs()
    app.mails.length = 0
    await app.deliver(dispute('resolve', reference, 'merchant-accepted', 1_250_000))
    await app.deliver(refund(reference, 1_250_000))
    expect(await app.planOf(user)).toEqual(FREE)
    await app.runJobs()
    expect(app.mails).toMatchObject([
      { kind: 'plan-withdrawn', to: user.user.email, subject: 'Your Monthly Plan was withdrawn' },
    ])
    const text = app.mails[0]?.text ?? ''
    expect(text).toContain('Your payment of ₦12,500 for the Monthly Plan was given back')
    expect(text).toContain('Your account is on the Free Plan now.')
    expect(text).toContain(`Write to help@example.com and name the reference ${reference}.`)
  })

  it('name the plan that other purchases leave', async () => {
    const { user, reference } = await bought('monthly')
    const other = await app.begin(user, 'monthly')
    app.paystack.pay(other)
    await app.deliver(app.paystack.chargeSuccess(other))
    await app.runJobs()
    app.mails.length = 0
    await app.deliver(refund(reference, 1_250_000))
    await app.runJobs()
    expect(app.mails[0]?.text).toContain('you have the Monthly Plan until 9 April 2026 at 12:00 UTC.')
  })
})
