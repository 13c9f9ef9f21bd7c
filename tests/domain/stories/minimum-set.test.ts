import { describe, expect, it } from 'vitest'
import type { Competency } from '@/domain/stories/competencies'
import { gapsOf, MOST_STORIES, minimumSet } from '@/domain/stories/minimum-set'

const story = (id: string, competencies: Competency[], score = 50) => ({ id, competencies, score })

describe('the stories to know by heart', () => {
  it('begin with the one that proves most, and leave out what adds nothing', () => {
    const stories = [
      story('a', ['conflict']),
      story('b', ['conflict', 'influence', 'leadership']),
      story('c', ['failure', 'learning']),
      story('d', ['failure']),
    ]
    expect(minimumSet(stories)).toEqual(['b', 'c'])
  })

  it('are the better ones where two add as much', () => {
    expect(minimumSet([story('a', ['conflict'], 40), story('b', ['conflict'], 80)])).toEqual(['b'])
  })

  it('are five at most', () => {
    const many = (['conflict', 'failure', 'pressure', 'change', 'learning', 'care', 'customer'] as const).map((one) =>
      story(one, [one]),
    )
    expect(minimumSet(many)).toHaveLength(MOST_STORIES)
  })

  it('are none where there is nothing to prove', () => {
    expect(minimumSet([])).toEqual([])
    expect(minimumSet([story('own', [])])).toEqual([])
  })
})

it('a gap is what no story proves', () => {
  expect(gapsOf([story('a', ['conflict'])])).not.toContain('conflict')
  expect(gapsOf([story('a', ['conflict'])])).toContain('failure')
})
