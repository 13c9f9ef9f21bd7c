/** Starting a purchase: what is stored and sent to the provider; and the list of payments. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { InitializedPaymentDto } from '@/schemas/payment'
import { type Fault, PUBLIC_KEY } from '../helpers/fake-paystack'
import { createPayingApp, type PayingApp } from '../helpers/paying-app'
import type { TestUser } from '../helpers/test-app'

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

describe('beginning a payment', () => {
  it("sends price, currency and the account's address to the provider, and nothing chosen by the browser", async () => {
    const user = await app.signUp()
    const { status, body } = await user.post('/api/payments/initialize', {
      planType: 'monthly',
      email: 'somebody-else@example.com',
      userId: user.user.id,
      amount: 100,
      currency: 'GHS',
      reference: 'chosen',
      callback_url: 'https://evil.example',
      metadata: { plan: 'monthly' },
    })
    expect(status).toBe(200)
    const { reference, ...rest } = body as InitializedPaymentDto
    expect(rest).toEqual({
      amount: 1_250_000,
      currency: 'NGN',
      publicKey: PUBLIC_KEY,
      provider: 'paystack',
      accessCode: expect.stringMatching(/^code_/),
    })
    const announced = { reference, amount: 1_250_000, currency: 'NGN', email: user.user.email }
    expect(app.paystack.initialized.at(-1)).toEqual(announced)
    expect(await app.stored(reference)).toMatchObject({ userId: user.user.id, plan: 'monthly', status: 'pending' })
  })

  it('creates a new, unguessable reference each time', async () => {
    const user = await app.signUp()
    const references = await Promise.all(Array.from({ length: 20 }, () => app.begin(user)))
    expect(new Set(references).size).toBe(20)
    for (const reference of references) expect(reference).toMatch(/^[0-9a-f]{48}$/)
  })

  it('is rate-limited after twenty simultaneous payments', async () => {
    const user = await app.signUp()
    const flooding = Object.assign(app.visitor('203.0.113.9'), { cookie: user.cookie })
    const order = { planType: 'monthly', userId: user.user.id }
    const results = await Promise.all(
      Array.from({ length: 20 }, () => flooding.post('/api/payments/initialize', order)),
    )
    const refused = results.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.body).toMatchObject({ message: expect.stringContaining('Too many payments were begun.') })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    ['free', 400, 'The free plan costs nothing and cannot be bought.'],
    ['lifetime', 400, 'Please choose a plan.'],
    [undefined, 400, 'Please choose a plan.'],
  ])('refuses the plan %s', async (planType, status, message) => {
    const user = await app.signUp()
    const result = await user.post('/api/payments/initialize', { planType, userId: user.user.id })
    expect(result).toMatchObject({ status, body: { message } })
  })

  it('requires a session of the same, existing account', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()]
    const order = { planType: 'monthly', email: user.user.email, userId: user.user.id }
    expect((await app.visitor().post('/api/payments/initialize', order)).status).toBe(401)
    expect((await other.post('/api/payments/initialize', order)).status).toBe(403)
    const copied = Object.assign(app.visitor(), { cookie: user.cookie })
    await user.delete(`/api/user/${user.user.id}`)
    expect(await copied.post('/api/payments/initialize', order)).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    })
  })

  it.each<[string, Fault]>([
    ['answers 500', { status: 500, body: { status: false, message: 'Oops' } }],
    ['answers too many requests', { status: 429, body: { status: false, message: 'Slow down' } }],
    ['refuses our key', { status: 401, body: { status: false, message: 'Invalid key' } }],
    ['answers a page', { status: 200, body: '<html>maintenance</html>' }],
    ['answers success false with 200', { status: 200, body: { status: false, message: 'No' } }],
    ['breaks the connection', 'connection reset'],
    ['never answers', 'no answer'],
  ])('says that nothing was charged when the provider %s', async (_, fault) => {
    const user = await app.signUp()
    misbehave(fault)
    const { status, body } = await user.post('/api/payments/initialize', { planType: 'monthly', userId: user.user.id })
    expect(status).toBe(502)
    expect(body).toEqual({
      code: 'BAD_GATEWAY',
      reason: 'payment-provider-unreachable',
      message: 'The payment service does not answer right now, and nothing was charged. Please try again.',
    })
    expect((await user.trpc.payment.list.query({ userId: user.user.id })).items).toMatchObject([{ status: 'failed' }])
  })
})

it('says that the provider refuses the address, and where to change it', async () => {
  const user = await app.signUp()
  const message = 'Invalid Email Address Passed'
  misbehave({ status: 400, body: { status: false, message, type: 'validation_error', code: 'invalid_email_address' } })
  const order = { planType: 'monthly', userId: user.user.id }
  expect(await user.post('/api/payments/initialize', order)).toMatchObject({
    status: 400,
    body: {
      reason: 'payment-address-refused',
      message:
        `The payment service does not accept your email address, ${user.user.email}. Change it in Settings, then try ` +
        'again. Nothing was charged.',
    },
  })
  expect((await user.trpc.payment.list.query({ userId: user.user.id })).items).toMatchObject([{ status: 'failed' }])
})

describe('payments and receipts', () => {
  it('are listed, newest first, each with a receipt', async () => {
    const user = await app.signUp('Ada Obi')
    const paid = await app.begin(user, 'monthly')
    app.clock.now = new Date(app.clock.now.getTime() + 1_000)
    const open = await app.begin(user)
    app.paystack.pay(paid)
    await app.verify(user, paid)
    const list = (await user.trpc.payment.list.query({ userId: user.user.id })).items
    expect(list.map(({ reference, status }) => [reference, status])).toEqual([
      [open, 'pending'],
      [paid, 'success'],
    ])
    expect(await user.trpc.payment.receipt.query({ reference: paid })).toEqual({
      reference: paid,
      plan: 'monthly',
      planName: 'Monthly Plan',
      duration: 'for 30 days',
      amount: 1_250_000,
      currency: 'NGN',
      provider: 'paystack',
      isTest: true,
      status: 'success',
      channel: 'card',
      createdAt: expect.any(Date),
      paidAt: new Date('2026-03-10T12:00:30Z'),
      payer: { name: 'Ada Obi', email: user.user.email },
    })
  })

  const receiptMails = ({ user }: TestUser) =>
    app.mails.filter(({ kind, to }) => kind === 'payment-receipt' && to === user.email)

  it('are sent by one mail per payment', async () => {
    const user = await app.signUp()
    app.deps.payments = { ...app.paystack.provider(), mode: 'live' }
    const reference = await app.begin(user, 'monthly')
    app.paystack.pay(reference, { domain: 'live' })
    await app.verify(user, reference)
    await app.verify(user, reference)
    await app.runJobs()
    expect((await user.trpc.payment.list.query({ userId: user.user.id })).items).toMatchObject([
      { reference, isTest: false },
    ])
    const mails = receiptMails(user)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      subject: 'Your receipt from Greenroom: Monthly Plan',
      link: 'http://localhost:3000/settings',
    })
    for (const part of ['Monthly Plan for 30 days: ₦12,500', '10 March 2026', reference]) {
      expect(mails[0]?.text).toContain(part)
      expect(mails[0]?.html).toContain(part)
    }
    expect(mails[0]?.text).not.toContain('test payment')
  })

  it('are marked as tests for good when a test key of the provider began them', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user, 'monthly')
    app.paystack.pay(reference)
    await app.verify(user, reference)
    await app.runJobs()
    expect(receiptMails(user)).toMatchObject([{ subject: 'Your test receipt from Greenroom: Monthly Plan' }])
    expect(receiptMails(user)[0]?.text).toContain('This was a test payment: no money moved.')
    // Live keys that are set later do not turn it into real money.
    app.deps.payments = { ...app.paystack.provider(), mode: 'live' }
    expect((await user.trpc.payment.list.query({ userId: user.user.id })).items).toMatchObject([
      { reference, isTest: true },
    ])
    expect(await user.trpc.payment.receipt.query({ reference })).toMatchObject({ isTest: true })
  })

  it('are labelled as tests before a purchase', async () => {
    const config = () => app.visitor().trpc.payment.config.query()
    app.deps.payments = { ...app.paystack.provider(), mode: 'test' }
    expect(await config()).toMatchObject({ provider: 'paystack', isTest: true })
    app.deps.payments = { ...app.paystack.provider(), mode: 'live' }
    expect(await config()).toMatchObject({ provider: 'paystack', isTest: false })
  })
})
