import { describe, expect, it } from 'vitest'
import { costOfDiscarding, discardCostText, FREE_DISCARDS, freeDiscardsLeft } from '@/domain/plans/discards'

const now = new Date('2026-03-05T12:00:00Z')
const asked = { answered: 0, startedAt: new Date('2026-03-01T00:00:00Z'), now, freeLeft: 3 }

describe('the cost of discarding an interview', () => {
  it.each([
    ['nothing answered', {}, 'nothing', /costs nothing.*3 more times this month/],
    ['nothing answered, the last free one', { freeLeft: 1 }, 'nothing', /once more this month/],
    ['nothing answered, the free ones used up', { freeLeft: 0 }, 'limit', /stays counted.*3 were given back/],
    ['something answered', { answered: 1 }, 'answered', /stays counted/],
    ['begun in the month before', { startedAt: new Date('2026-02-28T23:59:59Z') }, 'earlier', /stay the same/],
    [
      'begun and answered in the month before',
      { startedAt: new Date('2026-02-01T00:00:00Z'), answered: 2 },
      'earlier',
      /earlier month/,
    ],
  ])('%s', (_, change, cost, text) => {
    expect(costOfDiscarding({ ...asked, ...change })).toBe(cost)
    expect(discardCostText({ ...asked, ...change })).toMatch(text)
  })

  it('has a monthly number of free discards', () => {
    expect([0, 1, 3, 7].map(freeDiscardsLeft)).toEqual([FREE_DISCARDS, 2, 0, 0])
  })
})
