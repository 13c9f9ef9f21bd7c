/** A process killed while it credits a payment: after the restart the payment is either open or credited. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { InitializedPaymentDto } from '@/schemas/payment'
import type { VerifiedPaymentDto } from '@/schemas/verified-payment'
import { bundle } from '../helpers/bundle'
import { FakePaystack, PUBLIC_KEY, SECRET_KEY } from '../helpers/fake-paystack'
import { HttpClient } from '../helpers/http-client'
import { createPlace, freePort, type Place, startProcess } from '../helpers/server-process'

let paystack: FakePaystack
let place: Place
let bundled: Awaited<ReturnType<typeof bundle>>
let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  paystack = await FakePaystack.start()
  place = await createPlace(inject('templateDatabase'))
  bundled = await bundle('tests/helpers/api-process.ts', 'payments')
})
afterAll(async () => {
  await api.stop('SIGKILL')
  await place.remove()
  rmSync(bundled.folder, { recursive: true })
  await paystack.close()
})

const DAY_MS = 24 * 60 * 60 * 1000

async function startApi() {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    NODE_ENV: 'test',
    PAYSTACK_SECRET_KEY: SECRET_KEY,
    PAYSTACK_PUBLIC_KEY: PUBLIC_KEY,
    PAYSTACK_BASE_URL: paystack.baseUrl,
  }
  const started = await startProcess([bundled.script], { ...place.env, ...settings }, /The API is ready/)
  return { ...started, url: `http://localhost:${port}` }
}

it('a killed payment is completed by the next callback and the webhook, and credited once', async () => {
  api = await startApi()
  // From before the provider's response is read until after the commit.
  for (const [round, delayMs] of [0, 8, 30].entries()) {
    const before = Date.now()
    const client = new HttpClient(api.url)
    const person = { email: `person${round}@example.com`, password: 'a-quiet-room', name: 'Ada' }
    const { user } = (await client.json<{ user: { id: string } }>('POST', '/api/auth/register', person)).body
    const order = { planType: 'pay-per-use', userId: user.id }
    const { reference } = (await client.json<InitializedPaymentDto>('POST', '/api/payments/initialize', order)).body
    paystack.pay(reference)

    const answered = new Promise<void>((resolve) => {
      paystack.beforeVerify = async () => resolve()
    })
    const lost = client.json('POST', '/api/payments/verify', { reference }).catch(() => null)
    await answered
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await api.stop('SIGKILL')
    await lost

    api = await startApi()
    const back = new HttpClient(api.url)
    back.cookie = client.cookie
    const found = (await back.json<{ plan: string }>('GET', `/api/user/${user.id}`)).body
    expect(['free', 'pay-per-use']).toContain(found.plan)

    const verified = await back.json<VerifiedPaymentDto>('POST', '/api/payments/verify', { reference })
    expect(verified.status).toBe(200)
    const { body, signature } = paystack.chargeSuccess(reference)
    const headers = { 'x-paystack-signature': signature }
    expect((await fetch(`${api.url}/api/payments/webhook`, { method: 'POST', body, headers })).status).toBe(200)
    const { body: after } = await back.json<{ planExpiresAt: string }>('GET', `/api/user/${user.id}`)
    expect(after.planExpiresAt).toBe(verified.body.user.planExpiresAt)
    const expiresAt = new Date(after.planExpiresAt).getTime()
    expect(expiresAt).toBeGreaterThan(before + DAY_MS)
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + DAY_MS)
  }
}, 240_000)
