import { describe, expect, it } from 'vitest'
import { changeBetween, latestSaved, performanceOf, savedProgress } from '@/domain/interview/history'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
type Range = { low: number; high: number } | null

const NONE = { completed: 0, answered: 0, scored: 0, score: 0, ranged: 0, low: 0, high: 0 }

describe('performanceOf', () => {
  it('has no average before anything is scored', () => {
    expect(performanceOf(NONE)).toEqual({ average: null, range: null })
    expect(performanceOf({ ...NONE, completed: 1, answered: 5 })).toEqual({ average: null, range: null })
  })
  it.each([
    [1, 0, 0],
    [2, 100, 50],
    [2, 141, 71],
    [3, 211, 70],
    [3, 212, 71],
  ])('of %i scores that add up to %i is %i', (scored, score, average) => {
    expect(performanceOf({ ...NONE, scored, score }).average).toBe(average)
  })
  it('gives the average a range no narrower than those of its scores, and none where one of them is not known', () => {
    const known = { ...NONE, completed: 3, scored: 2, score: 130, ranged: 2, low: 100, high: 160 }
    expect(performanceOf(known)).toEqual({ average: 65, range: { low: 50, high: 80 } })
    expect(performanceOf({ ...known, scored: 3, score: 210 })).toEqual({ average: 70, range: null })
  })
})

describe('savedProgress', () => {
  it('counts questions from one', () => {
    expect(savedProgress({ answeredCount: 2, currentQuestionIndex: 2, questionCount: 5 })).toBe(
      '2 answered, at question 3 of 5',
    )
  })
  it('never points past the last question', () => {
    expect(savedProgress({ answeredCount: 5, currentQuestionIndex: 5, questionCount: 5 })).toBe(
      '5 answered, at question 5 of 5',
    )
  })
})

describe('latestSaved', () => {
  const saved = (number: number, answeredCount: number) => ({ savedAt: day(number), answeredCount })

  it('takes those saved last', () => {
    expect(latestSaved([saved(1, 2), saved(3, 1), saved(2, 4)], 2)).toEqual([saved(3, 1), saved(2, 4)])
  })

  it('takes those with answers before those without', () => {
    expect(latestSaved([saved(4, 0), saved(3, 0), saved(1, 1)], 2)).toEqual([saved(1, 1), saved(4, 0)])
  })
})

describe('the change between two interviews', () => {
  const point = (n: number, range: Range, evaluator = 'local') => {
    const score = range ? (range.low + range.high) / 2 : 50
    return { score, date: day(n), range, evaluator }
  }
  const change = (before: Range, after: Range, reader = 'local') =>
    changeBetween(point(1, before), point(2, after, reader))
  it('is clear where it is larger than its uncertainty, as between two attempts', () => {
    expect(change({ low: 40, high: 60 }, { low: 61, high: 80 })).toBe('higher')
    expect(change({ low: 61, high: 80 }, { low: 40, high: 60 })).toBe('lower')
    expect(change({ low: 40, high: 60 }, { low: 55, high: 75 })).toBe('higher')
    expect(change({ low: 40, high: 60 }, { low: 50, high: 70 })).toBe('unclear')
  })
  it('is never clear between two evaluators, and unknown where a range is missing', () => {
    expect(change({ low: 40, high: 60 }, { low: 61, high: 80 }, 'llm')).toBe('unclear')
    expect(change(null, { low: 61, high: 80 })).toBeNull()
  })
})
