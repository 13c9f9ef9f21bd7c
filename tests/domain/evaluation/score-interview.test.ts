import { describe, expect, it } from 'vitest'
import { rangeOfAverage } from '@/domain/evaluation/mean-range'
import { type ScoredQuestion, scoreInterview } from '@/domain/evaluation/score-interview'
import type { QuestionCategory } from '@/domain/interview/question'

const question = (
  category: QuestionCategory,
  score: number,
  dimensions: Record<string, number>,
  range = { low: Math.max(0, score - 20), high: Math.min(100, score + 20) },
): ScoredQuestion => ({ category, scored: { score, range, dimensions, improvements: [] } })
const technical = question('technical', 80, { relevance: 90, substance: 80, structure: 70, specificity: 60 })
const behavioral = question('behavioral', 61, {
  relevance: 80,
  substance: 50,
  structure: 60,
  specificity: 40,
  ownership: 90,
})
const situational = question('situational', 40, {
  relevance: 50,
  substance: 30,
  structure: 40,
  specificity: 20,
  ownership: 60,
})

describe('an interview', () => {
  it('scores the rounded mean of its answered questions', () => {
    expect(scoreInterview([technical, behavioral]).score).toBe(71)
  })

  it('draws each metric from the questions that inform it', () => {
    expect(scoreInterview([technical, behavioral, situational]).metrics).toEqual({
      technicalSkills: 80,
      communication: 65,
      problemSolving: 55,
      leadership: 63,
    })
  })

  it.each([
    [
      'only technical questions',
      [technical],
      { technicalSkills: 80, communication: 80, problemSolving: 80, leadership: 80 },
    ],
    [
      'only behavioral questions',
      [behavioral],
      { technicalSkills: 50, communication: 70, problemSolving: 55, leadership: 75 },
    ],
    [
      'only situational questions',
      [situational],
      { technicalSkills: 30, communication: 45, problemSolving: 30, leadership: 50 },
    ],
    ['no questions', [], { technicalSkills: 0, communication: 0, problemSolving: 0, leadership: 0 }],
  ] as const)('falls back where nothing informs a metric: %s', (_, questions, metrics) => {
    expect(scoreInterview(questions).metrics).toEqual(metrics)
  })

  it('recommends three to five things, the most frequent weakness first', () => {
    const { recommendations } = scoreInterview([technical, behavioral, situational, behavioral])
    expect(recommendations.length).toBeGreaterThanOrEqual(3)
    expect(recommendations.length).toBeLessThanOrEqual(5)
    expect(recommendations[0]).toMatch(/three figures/)
    expect(scoreInterview([]).recommendations).toHaveLength(3)
  })
})

describe('the likely range of an interview', () => {
  const same = (count: number) => Array.from({ length: count }, () => question('technical', 60, { substance: 60 }))
  const widthOf = (count: number) => {
    const { range } = scoreInterview(same(count))
    return range ? range.high - range.low : 0
  }

  it('is that of the answer when there is one', () => {
    expect(scoreInterview(same(1)).range).toEqual({ low: 40, high: 80 })
  })

  it('narrows with more answers, but never as if their errors had nothing in common', () => {
    expect([1, 2, 5, 30].map(widthOf)).toEqual([40, 34, 30, 28])
  })

  it('keeps its lean to one side in full, and none on the other', () => {
    const leaning = () => question('technical', 50, { substance: 50 }, { low: 40, high: 80 })
    const { range } = scoreInterview(Array.from({ length: 100 }, leaning))
    expect(range).toEqual({ low: 43, high: 74 })
  })

  it('encloses the score and every metric, and stays on the scale', () => {
    const edge = question('behavioral', 100, { substance: 100, structure: 100, ownership: 100, relevance: 100 })
    const nought = question('situational', 0, { substance: 0, structure: 0, ownership: 0, relevance: 0 })
    const onOneSide = question('technical', 10, { substance: 90, relevance: 5 }, { low: 10, high: 30 })
    for (const questions of [[edge], [nought], [edge, edge], [edge, nought], [onOneSide, onOneSide], [technical]]) {
      const { score, range, metrics, metricRanges } = scoreInterview(questions)
      const all = [
        [score, range] as const,
        ...(['technicalSkills', 'communication', 'problemSolving', 'leadership'] as const).map(
          (key) => [metrics[key], metricRanges?.[key]] as const,
        ),
      ]
      for (const [value, likely] of all) {
        expect(likely?.low).toBeLessThanOrEqual(value)
        expect(likely?.high).toBeGreaterThanOrEqual(value)
        expect(likely?.low).toBeGreaterThanOrEqual(0)
        expect(likely?.high).toBeLessThanOrEqual(100)
      }
    }
  })

  it('is as sure of a metric as the answers behind it are many', () => {
    const mixed = [technical, behavioral, behavioral, behavioral, behavioral]
    const ranges = scoreInterview(mixed).metricRanges
    const width = (key: 'technicalSkills' | 'leadership') => (ranges ? ranges[key].high - ranges[key].low : 0)
    // One technical answer against four that show leadership, two dimensions of each of which count once.
    expect(ranges?.technicalSkills).toEqual({ low: 60, high: 100 })
    expect(width('leadership')).toBe(32)
  })

  it('is not there when nothing was answered', () => {
    expect(scoreInterview([])).toMatchObject({ range: null, metricRanges: null })
  })
})

describe('the likely range of an average of interviews', () => {
  it('is no surer than one of them', () => {
    const one = { score: 60, range: { low: 45, high: 80 } }
    const other = { score: 71, range: { low: 55, high: 85 } }
    expect(rangeOfAverage([one])).toEqual(one.range)
    expect(rangeOfAverage([one, one, one])).toEqual(one.range)
    expect(rangeOfAverage([one, other])).toEqual({ low: 50, high: 83 })
  })
})
