import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCheckout } from '@/features/payments/checkout'
import type { OpenPayment } from '@/features/payments/flow'
import type { InitializedPaymentDto } from '@/schemas/payment'
import type { UserDto } from '@/schemas/user'

const KEY = 'open-payment'
const START = new Date('2026-03-10T12:00:00Z')
const kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => {},
    removeEventListener: () => {},
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const user = { id: 'u', plan: 'monthly' } as UserDto
const initialized: InitializedPaymentDto = {
  reference: 'r',
  amount: 1_250_000,
  currency: 'NGN',
  publicKey: null,
  provider: 'sandbox',
  accessCode: null,
}
const left: OpenPayment = {
  reference: 'r',
  plan: 'monthly',
  userId: 'u',
  provider: 'sandbox',
  accessCode: null,
  amount: 1_250_000,
  startedAt: START.getTime(),
  isReported: false,
}

type Verify = () => Promise<{ user: UserDto }>

function open(verify: Verify = async () => ({ user })) {
  const said: string[] = []
  const activated: UserDto[] = []
  const asked = vi.fn(verify)
  const checkout = createCheckout({
    userId: 'u',
    calls: { initialize: async () => initialized, verify: asked },
    say: (text) => said.push(text),
    onActivated: (next) => activated.push(next),
    onSessionEnded: () => said.push('session ended'),
  })
  return { checkout, said, activated, asked }
}

const settled = () => vi.advanceTimersByTimeAsync(0)
const silence: Verify = () => Promise.reject(new TRPCClientError('Failed to fetch'))

describe('the checkout', () => {
  it('activates the plan, and stores nothing in the browser', async () => {
    const { checkout, said, activated } = open()
    checkout.start()
    checkout.dispatch({ type: 'chosen', plan: 'monthly' })
    await settled()
    expect(JSON.parse(kept.get(KEY) ?? '{}')).toEqual(left)
    checkout.dispatch({ type: 'reported' })
    expect(JSON.parse(kept.get(KEY) ?? '{}')).toEqual({ ...left, isReported: true })
    await settled()
    expect({ said, activated, kept: kept.size, flow: checkout.get() }).toEqual({
      said: ['paid', 'activated'],
      activated: [user],
      kept: 0,
      flow: { step: 'done', payment: { ...left, isReported: true } },
    })
    checkout.dispatch({ type: 'dismissed' })
    expect(checkout.get()).toEqual({ step: 'idle' })
  })

  it('polls until the server responds', async () => {
    let answers = 0
    const { checkout, said, asked } = open(() => (++answers < 5 ? silence() : Promise.resolve({ user })))
    kept.set(KEY, JSON.stringify({ ...left, isReported: true }))
    checkout.start()
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 - 1)
    expect({ times: asked.mock.calls.length, said }).toEqual({ times: 3, said: ['unanswered'] })
    await vi.advanceTimersByTimeAsync(1 + 8_000)
    expect(said).toEqual(['unanswered', 'activated'])
  })

  it('ignores the response to an outdated request', async () => {
    const answers: ((error: unknown) => void)[] = []
    const { checkout, said } = open(() => new Promise((_resolve, reject) => answers.push(reject)))
    kept.set(KEY, JSON.stringify(left))
    checkout.start()
    checkout.dispatch({ type: 'chosen', plan: 'pay-per-use' })
    answers[0]?.(
      TRPCClientError.from({ error: { code: -32_000, message: 'No.', data: { code: 'NOT_FOUND' } } } as never),
    )
    await settled()
    expect(checkout.get()).toMatchObject({ step: 'open', payment: { plan: 'pay-per-use' } })
    expect(said).toEqual([])
  })

  it("resumes neither another user's payment nor yesterday's", async () => {
    for (const payment of [
      { ...left, userId: 'somebody else' },
      { ...left, startedAt: START.getTime() - 24 * 60 * 60 * 1000 - 1 },
    ]) {
      kept.set(KEY, JSON.stringify(payment))
      const { checkout, asked } = open()
      checkout.start()
      await settled()
      expect(asked).not.toHaveBeenCalled()
    }
  })

  it('does nothing once it has stopped, and can be restarted', async () => {
    kept.set(KEY, JSON.stringify({ ...left, isReported: true }))
    const { checkout, said, asked } = open(silence)
    checkout.start()
    checkout.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect({ said, times: asked.mock.calls.length }).toEqual({ said: [], times: 1 })
    checkout.start()
    expect(checkout.get().step).toBe('asking')
  })
})
