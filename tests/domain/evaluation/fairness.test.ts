import { describe, expect, it } from 'vitest'
import { answerPairs, answerScore, SPOKEN } from '../../../scripts/accuracy/fairness/answer-pairs'
import { differences, fairnessOf, isAsPromised } from '../../../scripts/accuracy/fairness/fairness'
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
  it('is there twice for each of 616 pairs, with as many words unless its style differs', () => {
    expect(PAIRS).toHaveLength(616)
    for (const { kind, id, one, other } of PAIRS) {
      expect(other.answer, `${kind}, ${id}`).not.toBe(one.answer)
      if (kind.startsWith('grammar') || kind === SPOKEN) continue
      expect(other.answer.split(/\s+/).length, `${kind}, ${id}`).toBe(one.answer.split(/\s+/).length)
    }
  })

  it.each([
    ['with names of other peoples and genders', 'names', 10],
    ['with other places', 'places', 10],
    ['with other genders', 'genders', 10],
    ['in American spelling', 'spelling', 10],
    ['with the grammar of second-language speakers', 'grammar', 5],
  ] as const)('%s scores within its bound', (_, kind, step) => {
    const all = differencesOf(kind, step)
    expect(all.length).toBeGreaterThanOrEqual(10)
    expect(all.filter(({ points, bound }) => Math.abs(points) > bound)).toEqual([])
  })

  it('spoken, with fillers and loose openings, scores within 2 points on the mean', () => {
    const all = differencesOf(SPOKEN, 4)
    expect(all).toHaveLength(25)
    expect(mean(all.map(({ points }) => Math.abs(points)))).toBeLessThanOrEqual(2)
  })

  it('with the grammar of second-language speakers scores within 3 points on the mean', () => {
    expect(mean(differencesOf('grammar', 10).map(({ points }) => Math.abs(points)))).toBeLessThanOrEqual(3)
  })

  it('without its articles scores the same, up to the rounding of places in the text', () => {
    const all = differencesOf('grammar: no articles', 1).map(({ points }) => Math.abs(points))
    expect(all).toHaveLength(20)
    expect(mean(all)).toBeLessThanOrEqual(0.1)
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

it.each([
  ['places', [1, 1, 2], 1, false],
  ['names put in', [...Array(99).fill(0), 2], 1, true],
  ['names', [...Array(9).fill(0), 2], 1, false],
  ['spoken', [0, 4, 2], 5, true],
  ['spoken', [3, 3, 3], 5, false],
])('promises something of %s: differences %j', (kind, points, bound, isKept) => {
  const all = (points as number[]).map((each, i) => ({ kind, id: `${i}`, points: each, bound }))
  expect(isAsPromised(all)).toBe(isKept)
})
