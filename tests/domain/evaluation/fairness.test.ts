import { describe, expect, it } from 'vitest'
import { answerPairs, answerScore } from '../../../scripts/accuracy/fairness/answer-pairs'
import { differences, fairnessOf } from '../../../scripts/accuracy/fairness/fairness'
import { mean } from '../../../scripts/accuracy/statistics'
import { GRADED } from './fixtures'

const PAIRS = answerPairs()
/** Some pairs of the kinds that a name begins; all of them are in `npm run verify -- fair-answers`. */
const differencesOf = (kind: string, step: number) =>
  differences(
    PAIRS.filter((pair) => pair.kind.startsWith(kind)).filter((_, i) => i % step === 0),
    answerScore,
  )

describe('the same answer', () => {
  it('is there twice for each of 500 pairs, with as many words unless its grammar differs', () => {
    expect(PAIRS).toHaveLength(500)
    for (const { kind, id, one, other } of PAIRS) {
      expect(other.answer, `${kind}, ${id}`).not.toBe(one.answer)
      if (kind.startsWith('grammar')) continue
      expect(other.answer.split(/\s+/).length, `${kind}, ${id}`).toBe(one.answer.split(/\s+/).length)
    }
  })

  it.each([
    ['with names of other peoples and genders', 'names', 10],
    ['with other places', 'places', 10],
  ] as const)('%s scores within one point', (_, kind, step) => {
    const all = differencesOf(kind, step)
    expect(all.length).toBeGreaterThanOrEqual(10)
    expect(all.filter(({ points, bound }) => Math.abs(points) > bound)).toEqual([])
  })

  // A few pairs differ by more: docs/coach.md says how many, and why.
  it.each([
    ['with other genders', 'genders', 10, 1],
    ['in American spelling', 'spelling', 10, 1],
    ['with the grammar of second-language speakers', 'grammar', 10, 3],
  ] as const)('%s scores alike on the mean', (_, kind, step, atMost) => {
    const all = differencesOf(kind, step).map(({ points }) => Math.abs(points))
    expect(all.length).toBeGreaterThanOrEqual(10)
    expect(mean(all)).toBeLessThanOrEqual(atMost)
  })

  it('in second-language English scores within 5 of polished English, on the mean', () => {
    const of = (kind: string) =>
      GRADED.filter((row) => row.kind === kind).map(({ question, answer }) => answerScore({ question, answer }))
    expect(Math.abs(mean(of('excellent')) - mean(of('second-language')))).toBeLessThanOrEqual(5)
  })
})

it('counts a difference beyond its bound as outside, in either direction', () => {
  const { within, largest, lines } = fairnessOf([
    { kind: 'names', id: 'a', points: -2, bound: 1 },
    { kind: 'names', id: 'b', points: 1, bound: 1 },
    { kind: 'grammar: all four', id: 'c', points: 5, bound: 5 },
    { kind: 'grammar: all four', id: 'd', points: 6, bound: 5 },
  ])
  expect({ within, largest }).toEqual({ within: 0.5, largest: 6 })
  expect(lines.slice(-2)).toEqual(['+6 grammar: all four, d', '-2 names, a'])
})
