import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS } from '@/domain/durations'

const NOON = new Date('2026-05-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  vi.resetModules()
})
afterEach(() => void vi.useRealTimers())

const load = () => import('@/lib/server-clock')
const ahead = (ms: number) => new Date(Date.now() + ms)

it('is the clock of the device until the server has given its time', async () => {
  const { serverNow, followServerClock } = await load()
  followServerClock(null)
  followServerClock('no date')
  expect(serverNow()).toEqual(NOON)
})

it('is the clock of the server, however wrong that of the device is', async () => {
  const { serverNow, followServerClock } = await load()
  followServerClock(ahead(-2 * DAY_MS).toUTCString())
  vi.advanceTimersByTime(60_000)
  expect(serverNow()).toEqual(ahead(-2 * DAY_MS))
  vi.setSystemTime(ahead(5 * DAY_MS))
  followServerClock(NOON.toUTCString())
  expect(serverNow()).toEqual(NOON)
})

it('takes the time of a page only while no answer has given a newer one', async () => {
  const { serverNow, followServerClock, startServerClock } = await load()
  startServerClock(ahead(-DAY_MS))
  expect(serverNow()).toEqual(ahead(-DAY_MS))
  followServerClock(ahead(-2 * DAY_MS).toUTCString())
  startServerClock(ahead(-DAY_MS))
  expect(serverNow()).toEqual(ahead(-2 * DAY_MS))
})
