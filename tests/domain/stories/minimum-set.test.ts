import { describe, expect, it } from 'vitest'
import type { Competency } from '@/domain/stories/competencies'
import { gapsOf, MOST_STORIES, minimumSet } from '@/domain/stories/minimum-set'

const story = (id: string, competencies: Competency[], score = 50) => ({ id, competencies, score })

describe('the stories to know by heart', () => {
  it('begin with the one that shows most, and leave out those that add nothing', () => {
    const stories = [
      story('a', ['conflict']),
      story('b', ['conflict', 'influence', 'leadership']),
      story('c', ['failure', 'learning']),
      story('d', ['failure']),
    ]
    expect(minimumSet(stories)).toEqual(['b', 'c'])
  })

  it('are the higher scored ones on a tie', () => {
    expect(minimumSet([story('a', ['conflict'], 40), story('b', ['conflict'], 80)])).toEqual(['b'])
  })

  it('are five at most', () => {
    const many = (['conflict', 'failure', 'pressure', 'change', 'learning', 'care', 'customer'] as const).map((one) =>
      story(one, [one]),
    )
    expect(minimumSet(many)).toHaveLength(MOST_STORIES)
  })

  it('are none where there is nothing to show', () => {
    expect(minimumSet([])).toEqual([])
    expect(minimumSet([story('own', [])])).toEqual([])
  })
})

it('a gap is a competency that no story shows', () => {
  expect(gapsOf([story('a', ['conflict'])])).not.toContain('conflict')
  expect(gapsOf([story('a', ['conflict'])])).toContain('failure')
})
