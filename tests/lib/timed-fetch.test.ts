import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverNow } from '@/lib/server-clock'
import { SILENCE_MS, timedFetch } from '@/trpc/timed-fetch'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Rejects when the signal is aborted, and never before. */
const silence = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: Error) => error.name,
  )

it('gives up on a server that does not answer, and on one that does not end its answer', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => silence(signal))
  const unanswered = outcome(timedFetch('/api'))
  await vi.advanceTimersByTimeAsync(SILENCE_MS)
  expect(await unanswered).toBe('TypeError')

  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => ({
    ...{ ok: true, headers: new Headers(), json: () => silence(signal) },
  }))
  const unended = outcome((await timedFetch('/api')).json())
  await vi.advanceTimersByTimeAsync(SILENCE_MS)
  expect(await unended).toBe('TypeError')
})

it('is broken off by whoever called, and leaves no timer behind', async () => {
  const caller = new AbortController()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => silence(signal))
  const brokenOff = outcome(timedFetch('/api', { signal: caller.signal }))
  caller.abort()
  expect(await brokenOff).toBe('AbortError')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives the answer, and follows the clock of the server', async () => {
  const date = 'Fri, 24 Apr 2026 08:00:00 GMT'
  vi.stubGlobal('fetch', async () => Response.json({ said: 1 }, { status: 207, headers: { date } }))
  const answer = await timedFetch('/api')
  expect([answer.ok, await answer.json()]).toEqual([true, { said: 1 }])
  expect(vi.getTimerCount()).toBe(0)
  expect(serverNow()).toEqual(new Date(date))
})
