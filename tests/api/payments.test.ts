/** Verification of payments: what counts as paid, and who gets the plan. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { VerifiedPaymentDto } from '@/schemas/verified-payment'
import type { Fault } from '../helpers/fake-paystack'
import { createPayingApp, FREE, type PayingApp } from '../helpers/paying-app'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())

afterEach(() => {
  app.deps.payments = app.paystack.provider()
})

/** Injects a fault into the next call; an unanswered call has a short timeout. */
function misbehave(fault: Fault): void {
  if (fault === 'no answer') app.deps.payments = app.paystack.provider({ timeoutMs: 200 })
  app.paystack.faults.push(fault)
}

const CONFIRMING = 'Your payment is still being confirmed. Your plan starts by itself as soon as it is.'

describe('verifying a payment', () => {
  it.each([
    ['pay-per-use', 'pay_per_use', '2026-03-11T12:00:00.000Z', 'Your Pay-Per-Use plan is active.'],
    ['monthly', 'monthly', '2026-04-09T12:00:00.000Z', 'Your Monthly plan is active.'],
  ] as const)('credits %s from now, and is idempotent', async (plan, column, expiresAt, message) => {
    const user = await app.signUp()
    const reference = await app.begin(user, plan)
    app.paystack.pay(reference)
    const first = await app.verify(user, reference)
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'success', message, user: { id: user.user.id, plan, planExpiresAt: expiresAt } },
    })
    expect((first.body as VerifiedPaymentDto).payment).toMatchObject({
      reference,
      plan,
      status: 'success',
      paidAt: '2026-03-10T12:00:30.000Z',
    })
    const asked = app.paystack.verified.length
    expect((await app.verify(user, reference)).body).toEqual(first.body)
    expect(app.paystack.verified).toHaveLength(asked)
    expect(await app.planOf(user)).toEqual({ plan: column, planExpiresAt: expiresAt })
  })

  it('takes the plan from the stored payment, not from the request', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user, 'pay-per-use')
    app.paystack.pay(reference)
    await user.post('/api/payments/verify', { reference, planType: 'monthly', plan: 'monthly', amount: 1_250_000 })
    expect((await app.planOf(user)).plan).toBe('pay_per_use')
  })

  it.each<[string, Record<string, unknown>]>([
    ['one kobo is missing', { amount: 249_999, requested_amount: 249_999 }],
    [
      'one kobo is missing and the provider does not say what was asked for',
      { amount: 249_999, requested_amount: null },
    ],
    ['the currency is another one', { currency: 'GHS' }],
    ['more was paid, but less asked for', { amount: 300_000, requested_amount: 100 }],
    ['the price is that of another plan', { amount: 1_250_000, requested_amount: 1_250_000 }],
    ['it is a live payment and the key one for tests', { domain: 'live' }],
  ])('credits nothing when %s, and puts it in review', async (_, changes) => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference, changes)
    expect(await app.verify(user, reference)).toMatchObject({
      status: 402,
      body: {
        code: 'PAYMENT_REQUIRED',
        message: 'The payment does not match the price of the plan. Please contact support.',
      },
    })
    expect(await app.planOf(user)).toEqual(FREE)
    expect(await app.stored(reference)).toMatchObject({ status: 'review', creditedAt: null })
  })

  it('credits the price with the fees that the payer bears on top', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference, { amount: 263_750, requested_amount: 250_000, fees: 13_750 })
    expect((await app.verify(user, reference)).status).toBe(200)
  })

  it.each([
    ['abandoned', 'pending', 'The payment was not completed.'],
    ['failed', 'failed', 'The payment did not go through. Please try again, or pay in another way.'],
    ['ongoing', 'pending', CONFIRMING],
    ['pending', 'pending', CONFIRMING],
    ['processing', 'pending', CONFIRMING],
    ['queued', 'pending', CONFIRMING],
    ['reversed', 'refunded', 'This payment was given back.'],
    ['a word that is new', 'pending', CONFIRMING],
  ])('credits nothing while the provider says %s', async (status, becomes, message) => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.set(reference, { status })
    expect(await app.verify(user, reference)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REQUIRED', message },
    })
    expect(await app.planOf(user)).toEqual(FREE)
    expect((await app.stored(reference)).status).toBe(becomes)
  })

  it('credits a second try in the same popup, after the first one failed', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.set(reference, { status: 'failed' })
    expect((await app.verify(user, reference)).body).toMatchObject({ reason: 'payment-failed' })
    app.paystack.set(reference, { status: 'ongoing' })
    expect((await app.verify(user, reference)).body).toMatchObject({ reason: 'payment-confirming' })
    app.paystack.pay(reference)
    expect((await app.verify(user, reference)).status).toBe(200)
  })

  it.each<[string, Fault]>([
    ['answers 500', { status: 500, body: { status: false, message: 'Oops' } }],
    ['answers too many requests', { status: 429, body: { status: false, message: 'Slow down' } }],
    ['answers a page', { status: 200, body: '<html>maintenance</html>' }],
    [
      'says that its own call failed',
      { status: 200, body: { status: false, message: 'No', data: { status: 'success' } } },
    ],
    ['leaves out the amount', { status: 200, body: { status: true, data: { status: 'success', currency: 'NGN' } } }],
    ['breaks the connection', 'connection reset'],
    ['breaks off in the middle', 'truncated body'],
    ['never answers', 'no answer'],
  ])('leaves the payment open when the provider %s, and credits it at the next try', async (_, fault) => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference)
    misbehave(fault)
    expect(await app.verify(user, reference)).toMatchObject({ status: 502, body: { message: CONFIRMING } })
    expect((await app.stored(reference)).status).toBe('pending')
    expect(await app.planOf(user)).toEqual(FREE)
    app.deps.payments = app.paystack.provider()
    expect((await app.verify(user, reference)).status).toBe(200)
  })

  it('leaves the payment open when the provider answers for another one', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference, { reference: 'another-reference' })
    expect(await app.verify(user, reference)).toMatchObject({ status: 502, body: { message: CONFIRMING } })
    expect(await app.stored(reference)).toMatchObject({ status: 'pending', creditedAt: null })
    expect(await app.planOf(user)).toEqual(FREE)
  })

  it('leaves the payment open when the provider does not know it', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    const known = app.paystack.transactions.get(reference)
    app.paystack.transactions.delete(reference)
    expect(await app.verify(user, reference)).toMatchObject({
      status: 402,
      body: { message: 'The payment was not completed.' },
    })
    app.paystack.faults.push({ status: 404, body: { status: false, message: 'Not found' } })
    expect((await app.verify(user, reference)).status).toBe(402)
    expect((await app.stored(reference)).status).toBe('pending')
    app.paystack.pay(reference, { ...known, status: 'success' })
    expect((await app.verify(user, reference)).status).toBe(200)
  })

  it.each([
    ['""', ''],
    ['broken JSON', '{"bad'],
    ['a number', 5],
    ['null', null],
  ] as const)('ignores metadata: %s', async (_, metadata) => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference, {
      metadata,
      id: '18446744073709551615',
      customer: null,
      authorization: null,
      paid_at: 'soon',
    })
    expect((await app.verify(user, reference)).status).toBe(200)
  })

  it.each([
    { channel: 'ca\0rd' },
    { paid_at: '-000100-01-01T00:00:00Z', paidAt: null },
    { paid_at: '+100000-01-01T00:00:00Z', paidAt: null },
  ])('credits in spite of what cannot be stored: %j', async (odd) => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference, odd)
    expect((await app.verify(user, reference)).status).toBe(200)
    expect(await app.planOf(user)).toMatchObject({ plan: 'pay_per_use' })
  })

  it('credits the account that started it, whatever address, metadata and customer the provider reports', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()]
    const reference = await app.begin(user)
    await user.patch(`/api/user/${user.user.id}/email`, { newEmail: 'moved@example.com' })
    const metadata = { user_id: other.user.id, userId: other.user.id, email: other.user.email }
    app.paystack.pay(reference, { metadata, customer: { email: other.user.email.toUpperCase() } })
    expect((await app.verify(user, reference)).status).toBe(200)
    expect((await app.planOf(user)).plan).toBe('pay_per_use')
    expect(await app.planOf(other)).toEqual(FREE)
  })

  it("does not know another user's payment, which its owner can still verify", async () => {
    const [owner, other] = [await app.signUp(), await app.signUp()]
    const reference = await app.begin(owner)
    app.paystack.pay(reference)
    const refused = { status: 404, body: { code: 'NOT_FOUND', message: 'Payment not found' } }
    expect(await app.verify(other, reference)).toMatchObject(refused)
    expect((await app.visitor().post('/api/payments/verify', { reference })).status).toBe(401)
    await expect(other.trpc.payment.receipt.query({ reference })).rejects.toThrow('Payment not found')
    await expect(other.trpc.payment.list.query({ userId: owner.user.id })).rejects.toThrow()
    expect([await app.planOf(owner), await app.planOf(other)]).toEqual([FREE, FREE])
    expect((await app.verify(owner, reference)).status).toBe(200)
    expect(await app.verify(other, reference)).toMatchObject(refused)
  })

  it('does not know a payment that was never begun here, although the provider does', async () => {
    const user = await app.signUp()
    const before = app.paystack.verified.length
    app.paystack.pay('somebodys-own-link', { amount: 250_000, requested_amount: 250_000 })
    expect((await app.verify(user, 'somebodys-own-link')).status).toBe(404)
    expect(app.paystack.verified).toHaveLength(before)
    expect(await app.planOf(user)).toEqual(FREE)
  })
})

describe('buying again', () => {
  it('extends the running plan from its end, and starts a larger one at once', async () => {
    const user = await app.signUp()
    const buy = async (plan: 'pay-per-use' | 'monthly') => {
      const reference = await app.begin(user, plan)
      app.paystack.pay(reference)
      await app.verify(user, reference)
      return app.planOf(user)
    }
    expect(await buy('pay-per-use')).toEqual({ plan: 'pay_per_use', planExpiresAt: '2026-03-11T12:00:00.000Z' })
    expect(await buy('pay-per-use')).toEqual({ plan: 'pay_per_use', planExpiresAt: '2026-03-12T12:00:00.000Z' })
    expect(await buy('monthly')).toEqual({ plan: 'monthly', planExpiresAt: '2026-04-09T12:00:00.000Z' })
    expect(await buy('monthly')).toEqual({ plan: 'monthly', planExpiresAt: '2026-05-09T12:00:00.000Z' })
  })

  it('does not sell a smaller plan, and adds one that was paid late to the end of the running one', async () => {
    const user = await app.signUp()
    const late = await app.begin(user, 'pay-per-use')
    const month = await app.begin(user, 'monthly')
    app.paystack.pay(month)
    await app.verify(user, month)
    const order = { planType: 'pay-per-use', userId: user.user.id }
    const refused = await user.post('/api/payments/initialize', order)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        reason: 'plan-not-on-sale',
        message: 'Your Monthly Plan gives you more. You can buy this one when it has ended.',
      },
    })
    const { now } = app.clock
    app.clock.now = new Date(now.getTime() + 60_000)
    app.paystack.pay(late)
    expect((await app.verify(user, late)).body).toMatchObject({ message: 'Your Monthly plan is active.' })
    expect(await app.planOf(user)).toEqual({ plan: 'monthly', planExpiresAt: '2026-04-10T12:00:00.000Z' })
    app.mails.length = 0
    await app.runJobs()
    const receipts = app.mails.filter(({ kind, to }) => kind === 'payment-receipt' && to === user.user.email)
    expect(receipts.map(({ text }) => / added to its end: .*\n/.exec(text)?.[0] ?? null)).toEqual([
      null,
      ' added to its end: it then runs until 10 April 2026 at 12:00 UTC.\n',
    ])
    app.clock.now = now
  })
})
