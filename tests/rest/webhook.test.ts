/** The provider's webhook: forged events change nothing, and events are idempotent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedEvent, sign } from '../helpers/fake-paystack'
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

describe('the signature of an event', () => {
  it.each<[string, (signed: SignedEvent) => SignedEvent]>([
    ['is empty', ({ body }) => ({ body, signature: '' })],
    ['is wrong', ({ body, signature }) => ({ body, signature: flipped(signature, 0) })],
    ['is wrong at its end', ({ body, signature }) => ({ body, signature: flipped(signature, 127) })],
    ['is in capitals', ({ body, signature }) => ({ body, signature: signature.toUpperCase() })],
    ['is one character short', ({ body, signature }) => ({ body, signature: signature.slice(0, 127) })],
    ['is one character long', ({ body, signature }) => ({ body, signature: `${signature}0` })],
    ['has other characters of more bytes', ({ body, signature }) => ({ body, signature: `é${signature.slice(1)}` })],
    ['is made with another key', ({ body }) => sign(body, 'sk_test_another')],
    ['is made with the public part', ({ body }) => sign(body, '')],
    ['is that of another body', ({ body }) => ({ body, signature: sign('{}').signature })],
    ['is older than a space in the body', ({ body, signature }) => ({ body: body.replace(':', ': '), signature })],
    ['is older than the closing line', ({ body, signature }) => ({ body: `${body}\n`, signature })],
    ['is older than the amount', ({ body, signature }) => ({ body: body.replace('250000', '250001'), signature })],
  ])('is refused when it %s', async (_, forge) => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference)
    expect(await app.deliver(forge(app.paystack.chargeSuccess(reference)))).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'The signature does not match the event.' },
    })
    expect((await app.stored(reference)).status).toBe('pending')
    expect(await app.planOf(user)).toEqual(FREE)
  })

  it('is required', async () => {
    const { status } = await app.visitor().post('/api/payments/webhook', { event: 'charge.success', data: {} })
    expect(status).toBe(401)
  })

  it('is never matched by chance or by small changes, a thousand times', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference)
    const signed = app.paystack.chargeSuccess(reference)
    for (let i = 0; i < 1_000; i++) {
      const at = i % signed.body.length
      const body = `${signed.body.slice(0, at)}${String.fromCharCode(33 + (i % 90))}${signed.body.slice(at)}`
      const forged =
        i % 2 ? { body, signature: signed.signature } : { ...signed, signature: flipped(signed.signature, i % 128) }
      expect((await app.deliver(forged)).status).toBe(401)
    }
    expect((await app.stored(reference)).status).toBe('pending')
  })

  it('is over the raw bytes: other spellings of the same JSON are valid with their own signature', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    const data = JSON.stringify(app.paystack.pay(reference, { message: 'Ọ̀nà ₦ 🎉' })).replace('"test"', '"\\u0074est"')
    const body = `{ "event" : "charge.success",\n "data" : ${data.replace('"ip_address"', '"url":"https:\\/\\/x","big":18446744073709551615,"ip_address"')} }`
    expect((await app.deliver(sign(body))).status).toBe(200)
    expect(await app.planOf(user)).toEqual(DAY)
  })

  it('must come from the configured provider', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference)
    const signed = app.paystack.chargeSuccess(reference)
    app.deps.payments = undefined
    for (const event of [signed, sign(signed.body, ''), { ...signed, signature: '' }]) {
      expect(await app.deliver(event)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    }
    app.deps.payments = app.paystack.provider()
    expect((await app.stored(reference)).status).toBe('pending')
  })
})

describe('charge.success', () => {
  it('credits on its own when the browser was closed', async () => {
    const { user, reference } = await bought()
    expect(await app.planOf(user)).toEqual(DAY)
    expect(await app.stored(reference)).toMatchObject({ status: 'success', channel: 'card' })
  })

  it.each([
    ['before the callback', ['webhook', 'verify']],
    ['after the callback', ['verify', 'webhook']],
    ['twice', ['webhook', 'webhook']],
    ['alone', ['webhook']],
    ['never', ['verify']],
    ['between two callbacks', ['verify', 'webhook', 'verify', 'webhook']],
  ] as const)('has the same result when it arrives %s', async (_, order) => {
    app.jobs.length = 0
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference)
    for (const step of order) {
      const { status } =
        step === 'webhook'
          ? await app.deliver(app.paystack.chargeSuccess(reference))
          : await user.post('/api/payments/verify', { reference })
      expect(status).toBe(200)
    }
    expect(await app.planOf(user)).toEqual(DAY)
    expect(await app.stored(reference)).toMatchObject({ status: 'success', amount: 250_000 })
    expect(app.jobs.filter(({ payload }) => 'kind' in payload && payload.kind === 'payment-receipt')).toHaveLength(1)
  })

  it('repeated after the plan has ended has no effect', async () => {
    const { user, reference } = await bought()
    const captured = app.paystack.chargeSuccess(reference)
    const before = app.clock.now
    app.clock.now = new Date('2026-05-01T00:00:00Z')
    expect((await app.deliver(captured)).status).toBe(200)
    app.clock.now = before
    expect(await app.planOf(user)).toEqual(DAY)
  })

  it.each<[string, Record<string, unknown>]>([
    ['one kobo less', { amount: 249_999, requested_amount: 249_999 }],
    ['another currency', { currency: 'USD' }],
    ['a live payment, for a test key', { domain: 'live' }],
  ])('credits nothing for %s', async (_, changes) => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    app.paystack.pay(reference, changes)
    expect((await app.deliver(app.paystack.chargeSuccess(reference))).status).toBe(200)
    expect(await app.planOf(user)).toEqual(FREE)
    expect((await app.stored(reference)).status).toBe('review')
  })

  it('about an unknown payment is accepted and changes nothing', async () => {
    const before = await app.deps.prisma.payment.count()
    app.paystack.pay('somebodys-own-link', { amount: 250_000, metadata: { user_id: 'anybody' } })
    expect((await app.deliver(app.paystack.chargeSuccess('somebodys-own-link'))).status).toBe(200)
    expect(await app.deps.prisma.payment.count()).toBe(before)
  })

  it('still credits an abandoned payment', async () => {
    const user = await app.signUp()
    const reference = await app.begin(user)
    await app.deps.prisma.payment.update({ where: { reference }, data: { status: 'abandoned' } })
    app.paystack.pay(reference)
    expect((await app.deliver(app.paystack.chargeSuccess(reference))).status).toBe(200)
    expect(await app.planOf(user)).toEqual(DAY)
  })

  it('is refused when it is malformed, although it is signed, so that it is sent again', async () => {
    for (const body of ['', 'null', '[]', '{"event":', '{"event":"charge.success","data":{"status":"success"}}']) {
      expect((await app.deliver(sign(body))).status).toBe(400)
    }
  })

  it('is distinguished from irrelevant events', async () => {
    expect((await app.deliver(app.paystack.event('subscription.create', { plan: 'x' }))).status).toBe(200)
    expect((await app.deliver(app.paystack.event('transfer.success', null))).status).toBe(200)
  })

  it('has its own path: other methods are refused, and sessions are ignored', async () => {
    expect((await app.visitor().get('/api/payments/webhook')).status).toBe(405)
  })
})

function flipped(signature: string, at: number): string {
  return `${signature.slice(0, at)}${signature[at] === '0' ? '1' : '0'}${signature.slice(at + 1)}`
}
