import { describe, expect, it } from 'vitest'
import { durationInWords, expectedMinutes } from '@/domain/interview/expectations'

describe('the duration of an interview', () => {
  it.each([
    [5, true, '20 minutes'],
    [5, false, '20 minutes'],
    [10, true, '40 minutes'],
    [10, false, '45 minutes'],
    [30, true, '2 hours'],
  ])('%i questions, with openers: %s, take about %s', (count, openers, text) =>
    expect(durationInWords(expectedMinutes(count, { openers }))).toBe(text),
  )

  it('is longer for senior questions than for those of graduates', () => {
    const minutes = (['junior', 'mid', 'senior'] as const).map((level) => expectedMinutes(10, { openers: true, level }))
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect((minutes[2] ?? 0) - (minutes[0] ?? 0)).toBeGreaterThan(8)
  })

  it('is the sum over the categories of its questions, openers being shorter', () => {
    // Two technical, two behavioural, one situational.
    expect(expectedMinutes(5, { openers: false })).toBeCloseTo(2 * 4.4 + 2 * 4.2 + 4.5)
    expect(expectedMinutes(5, { openers: true })).toBeLessThan(expectedMinutes(5, { openers: false }))
  })

  it.each([
    [0, '5 minutes'],
    [22, '20 minutes'],
    [87, '85 minutes'],
    [90, '1½ hours'],
    [150, '2½ hours'],
  ])('of %i minutes reads %s', (minutes, text) => expect(durationInWords(minutes)).toBe(text))
})
