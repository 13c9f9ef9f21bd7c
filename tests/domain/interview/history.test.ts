import { describe, expect, it } from 'vitest'
import {
  changeBetween,
  completedInterviews,
  latestSaved,
  performanceOf,
  SCORES_SHOWN,
  savedProgress,
  scoreSeries,
} from '@/domain/interview/history'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
type Range = { low: number; high: number } | null
const done = (n: number, score: number | null, answeredCount = 5, range: Range = null, evaluator = 'local') => ({
  status: 'completed' as const,
  score,
  answeredCount,
  completedAt: day(n),
  range,
  evaluator,
})
const unread = { score: null, completedAt: null, range: null, evaluator: null }
const open = { ...unread, status: 'in_progress' as const, answeredCount: 3 }
const discarded = { ...unread, status: 'abandoned' as const, answeredCount: 4 }

describe('performanceOf', () => {
  it('has no average before anything is scored', () => {
    expect(performanceOf([])).toEqual({ average: null, range: null, completed: 0, answered: 0 })
  })
  it('leaves open and discarded interviews out of every figure', () => {
    expect(performanceOf([open, discarded, done(1, 60, 4)])).toEqual({
      average: 60,
      range: null,
      completed: 1,
      answered: 4,
    })
  })
  it('counts an interview without a score as completed, but not as nought', () => {
    expect(performanceOf([done(1, 60), done(2, null)])).toMatchObject({ average: 60, completed: 2, answered: 10 })
  })
  it('gives the average a range no narrower than those of its scores, and none where one of them is not known', () => {
    const known = [done(1, 60, 5, { low: 45, high: 75 }), done(2, 70, 5, { low: 55, high: 85 })]
    expect(performanceOf([...known, done(3, null)])).toMatchObject({ average: 65, range: { low: 50, high: 80 } })
    expect(performanceOf([...known, done(3, 80)])).toMatchObject({ average: 70, range: null })
  })
})

describe('completedInterviews', () => {
  it('stand latest first, by when they were completed', () => {
    expect(completedInterviews([done(1, 1), open, done(3, 3), done(2, 2)]).map((i) => i.score)).toEqual([3, 2, 1])
  })
})

describe('scoreSeries', () => {
  it('runs from the oldest to the latest and skips what has no score', () => {
    expect(scoreSeries([done(3, 70), done(1, 50), done(2, null)])).toEqual([
      { score: 50, date: day(1), range: null, evaluator: 'local' },
      { score: 70, date: day(3), range: null, evaluator: 'local' },
    ])
  })
  it('keeps the latest when there are more than can be shown', () => {
    const many = Array.from({ length: SCORES_SHOWN + 2 }, (_, i) => done(i + 1, i))
    expect(scoreSeries(many).map((point) => point.score)).toEqual(many.slice(2).map((i) => i.score))
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
  it('takes those saved last', () => {
    const rows = [{ savedAt: day(1) }, { savedAt: day(3) }, { savedAt: day(2) }]
    expect(latestSaved(rows, 2)).toEqual([{ savedAt: day(3) }, { savedAt: day(2) }])
  })
})

describe('the change between two interviews', () => {
  const change = (before: Range, after: Range, reader = 'local') => {
    const [first, last] = scoreSeries([done(1, 50, 5, before), done(2, 70, 5, after, reader)])
    return first && last && changeBetween(first, last)
  }
  it('is clear only where the ranges lie apart', () => {
    expect(change({ low: 40, high: 60 }, { low: 61, high: 80 })).toBe('higher')
    expect(change({ low: 61, high: 80 }, { low: 40, high: 60 })).toBe('lower')
    expect(change({ low: 40, high: 60 }, { low: 60, high: 80 })).toBe('unclear')
  })
  it('is never clear between two readers, nor said where a range is not known', () => {
    expect(change({ low: 40, high: 60 }, { low: 61, high: 80 }, 'llm')).toBe('unclear')
    expect(change(null, { low: 61, high: 80 })).toBeNull()
  })
})
