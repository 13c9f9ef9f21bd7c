import { expect, it } from 'vitest'
import { cvPairs, cvScorer } from '../../../scripts/accuracy/fairness/cv-pairs'
import { differences } from '../../../scripts/accuracy/fairness/fairness'

const PAIRS = cvPairs()

it('has each CV twice in 500 pairs, with as many words', () => {
  expect(PAIRS).toHaveLength(500)
  for (const { kind, id, one, other } of PAIRS) {
    expect(other.cv, `${kind}, ${id}`).not.toBe(one.cv)
    expect(other.cv.split(/\s+/).length, `${kind}, ${id}`).toBe(one.cv.split(/\s+/).length)
  }
})

it('the same CV with another name, places, pronouns or spelling matches within one point', () => {
  const sample = PAIRS.filter((_, i) => i % 25 === 0)
  const apart = differences(sample, cvScorer()).filter(({ points }) => Math.abs(points) > 1)
  expect(new Set(sample.map(({ kind }) => kind)).size).toBe(4)
  expect(apart).toEqual([])
})
