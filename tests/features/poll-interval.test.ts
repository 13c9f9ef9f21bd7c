import { expect, it } from 'vitest'
import { pollInterval } from '@/features/shared/resource'

it('polls every second at first and never more often later', () => {
  expect(pollInterval(0)).toBe(1_000)
  const intervals = [0, 10_000, 20_000, 59_999, 60_000, 3_600_000].map(pollInterval)
  expect(intervals).toEqual([...intervals].sort((a, b) => a - b))
  expect(intervals.at(-1)).toBeLessThanOrEqual(10_000)
})
