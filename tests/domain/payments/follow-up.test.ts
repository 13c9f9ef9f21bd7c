import { describe, expect, it } from 'vitest'
import { type FollowUp, followUp } from '@/domain/payments/follow-up'

const HOUR = 3600
const DAY = 24 * HOUR

/** The ages, in seconds, at which a payment is polled. */
function agesAsked(answered: boolean): number[] {
  const ages: number[] = []
  let age = 0
  for (let next: FollowUp = followUp(0, answered); next.kind === 'ask'; next = followUp(age, answered)) {
    age += next.afterSeconds
    ages.push(age)
  }
  return ages
}

describe('polling an open payment', () => {
  it('happens ever more rarely, three times within a quarter of an hour, and ends after three days', () => {
    const ages = agesAsked(true)
    expect(ages).toEqual([120, 300, 900, HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY])
  })

  it('continues daily without an answer, because it may be paid, and ends after thirty days', () => {
    const ages = agesAsked(false)
    expect(ages.slice(0, 10)).toEqual([120, 300, 900, HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 4 * DAY])
    expect(ages.at(-1)).toBe(30 * DAY)
    expect(ages).toHaveLength(36)
  })

  it('uses the next future time after a downtime of the server', () => {
    expect(followUp(301, false)).toEqual({ kind: 'ask', afterSeconds: 599 })
    expect(followUp(40 * DAY, true)).toEqual({ kind: 'end' })
  })
})
