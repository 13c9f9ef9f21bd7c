/** Sandbox payments: the same states and rules without network and money, and never enabled by mistake. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InitializedPaymentDto } from '@/schemas/payment'
import { choosePayments } from '@/server/adapters/payments'
import { sandboxProvider } from '@/server/adapters/payments/sandbox'
import { parseEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ payments: sandboxProvider })
})
afterAll(() => app.close())

async function begin(user: TestUser): Promise<string> {
  const { body } = await user.post('/api/payments/initialize', { planType: 'monthly', userId: user.user.id })
  return (body as InitializedPaymentDto).reference
}

const verify = (user: TestUser, reference: string) => user.post('/api/payments/verify', { reference })

describe('the sandbox', () => {
  it('is labelled, and needs no popup of a provider', async () => {
    expect(await app.visitor().trpc.payment.config.query()).toEqual({
      provider: 'sandbox',
      isTest: true,
      publicKey: null,
      currency: 'NGN',
      supportContact: null,
    })
    const user = await app.signUp()
    const { body } = await user.post('/api/payments/initialize', { planType: 'monthly', userId: user.user.id })
    expect(body).toMatchObject({ provider: 'sandbox', publicKey: null, accessCode: null, amount: 1_250_000 })
  })

  it('credits after a success, and marks the receipt as a test', async () => {
    const user = await app.signUp()
    const reference = await begin(user)
    expect((await verify(user, reference)).status).toBe(402)
    await user.trpc.payment.sandboxOutcome.mutate({ reference, outcome: 'success' })
    const verified = await user.trpc.payment.verify.mutate({ reference })
    expect(verified.user).toMatchObject({ plan: 'monthly', planExpiresAt: new Date('2026-04-09T12:00:00Z') })
    await app.runJobs()
    const mail = app.mails.find(({ kind, to }) => kind === 'payment-receipt' && to === user.user.email)
    expect(mail?.text).toContain('This was a test payment: no money moved.')
    expect(verified.payment).toMatchObject({ isTest: true })
  })

  it.each([
    ['failure', 'failed', 'The payment did not go through. Please try again, or pay in another way.'],
    ['close', 'pending', 'The payment was not completed.'],
  ] as const)('credits nothing after a %s, and a second try may succeed', async (outcome, status, message) => {
    const user = await app.signUp()
    const reference = await begin(user)
    await user.trpc.payment.sandboxOutcome.mutate({ reference, outcome })
    expect(await verify(user, reference)).toMatchObject({ status: 402, body: { message } })
    expect(await user.trpc.payment.receipt.query({ reference })).toMatchObject({ status, paidAt: null, channel: null })
    await user.trpc.payment.sandboxOutcome.mutate({ reference, outcome: 'success' })
    expect((await verify(user, reference)).status).toBe(200)
  })

  it('is also detected as paid by the job', async () => {
    const user = await app.signUp()
    const reference = await begin(user)
    await user.trpc.payment.sandboxOutcome.mutate({ reference, outcome: 'success' })
    await app.runJobs()
    expect(await user.get(`/api/user/${user.user.id}`)).toMatchObject({ body: { plan: 'monthly' } })
  })

  it('refuses to settle a payment of another user, or one that has ended', async () => {
    const [owner, other] = [await app.signUp(), await app.signUp()]
    const reference = await begin(owner)
    const decide = (user: TestUser) => user.trpc.payment.sandboxOutcome.mutate({ reference, outcome: 'success' })
    await expect(decide(other)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
    await expect(
      app.visitor().trpc.payment.sandboxOutcome.mutate({ reference, outcome: 'success' }),
    ).rejects.toMatchObject({
      data: { code: 'UNAUTHORIZED' },
    })
    await decide(owner)
    await verify(owner, reference)
    await expect(decide(owner)).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
  })

  it('accepts no webhook', async () => {
    expect((await app.visitor().post('/api/payments/webhook', { event: 'charge.success', data: {} })).status).toBe(401)
  })
})

describe('the choice of the provider', () => {
  const keys = (mode: 'live' | 'test') => ({
    PAYSTACK_SECRET_KEY: `sk_${mode}_x`,
    PAYSTACK_PUBLIC_KEY: `pk_${mode}_x`,
  })
  const choose = (source: Record<string, string>) =>
    choosePayments(parseEnv({ NEXTAUTH_SECRET: 'a secret for tests only', ...source }), createLog('silent'))

  const production = { NODE_ENV: 'production' }
  const open = { NEXTAUTH_URL: 'https://greenroom.example' }
  it.each<[Record<string, string>, string | undefined]>([
    [{}, 'sandbox'],
    [production, 'sandbox'],
    [{ ...production, PORT: '4100' }, 'sandbox'],
    [{ ...production, NEXTAUTH_URL: 'http://127.0.0.1:4100' }, 'sandbox'],
    [{ ...production, NEXTAUTH_URL: 'http://[::1]:4100' }, 'sandbox'],
    [{ ...production, ALLOW_SANDBOX_PAYMENTS: '0' }, undefined],
    [open, undefined],
    [{ ...production, ...open }, undefined],
    [{ ...production, ...open, ALLOW_SANDBOX_PAYMENTS: '0' }, undefined],
    [{ ...production, ...open, ALLOW_SANDBOX_PAYMENTS: '1' }, 'sandbox'],
    [{ ...production, NEXTAUTH_URL: 'http://192.168.1.5:3000' }, undefined],
    [{ ...production, NEXTAUTH_URL: 'https://localhost.greenroom.example' }, undefined],
    [{ ...production, ...open, ...keys('live') }, 'paystack'],
    [{ ...production, ...open, ...keys('test') }, undefined],
    [{ ...production, ...open, ...keys('test'), ALLOW_SANDBOX_PAYMENTS: '1' }, 'paystack'],
    [{ ...production, ...keys('test') }, 'paystack'],
    [{ ...production, ...keys('test'), ALLOW_SANDBOX_PAYMENTS: '0' }, undefined],
  ])('with %o is %s', (source, name) => {
    expect(choose(source)?.name).toBe(name)
  })

  it('knows the mode of its key', () => {
    expect(choose(keys('live'))?.mode).toBe('live')
    expect(choose(keys('test'))?.mode).toBe('test')
  })

  it('where nothing is set up sells nothing, and says so', async () => {
    const user = await app.signUp()
    app.deps.payments = undefined
    expect(await app.visitor().trpc.payment.config.query()).toMatchObject({
      provider: 'off',
      isTest: false,
      publicKey: null,
    })
    expect(await user.post('/api/payments/initialize', { planType: 'monthly', userId: user.user.id })).toMatchObject({
      status: 503,
      body: {
        message: 'Plans cannot be bought on this server, because card payment is not set up. Nothing was charged.',
      },
    })
    expect((await user.trpc.payment.list.query({ userId: user.user.id })).items).toEqual([])
    app.deps.payments = sandboxProvider
  })
})
