import { describe, expect, it } from 'vitest'
import { WORD_AIM } from '@/domain/interview/answers'
import {
  ANSWER_TIMES,
  exactMinutesWith,
  minutesText,
  minutesWith,
  wordAimWith,
} from '@/domain/practice-settings/settings'

describe('the time for an answer', () => {
  it.each([
    ['usual', 4, 4],
    ['longer', 4, 6],
    ['longer', 3, 5],
    ['double', 1, 2],
    ['none', 20, null],
  ] as const)('%s makes %s minutes %s', (time, minutes, expected) => {
    expect(minutesWith(time, minutes)).toBe(expected)
  })

  it('is exact where it is rounded later', () => {
    expect(exactMinutesWith('usual', 22.4)).toBe(22.4)
    expect(exactMinutesWith('longer', 3)).toBe(4.5)
    expect(exactMinutesWith('none', 22.4)).toBeNull()
  })

  it('moves the upper end of the recommended length, and never the lower one', () => {
    expect(ANSWER_TIMES.map(wordAimWith)).toEqual([WORD_AIM, { min: 100, max: 450 }, { min: 100, max: 600 }, null])
  })

  it('is displayed in minutes', () => {
    expect([1, 2].map(minutesText)).toEqual(['1 minute', '2 minutes'])
  })
})
