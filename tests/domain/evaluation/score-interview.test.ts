import { describe, expect, it } from 'vitest'
import type { ScoredQuestion } from '@/domain/evaluation/score/score-interview'
import { metricOf, scoreInterview } from '@/domain/evaluation/score/score-interview'
import type { QuestionCategory } from '@/domain/interview/question'

const question = (category: QuestionCategory, score: number, competency?: string): ScoredQuestion => ({
  category,
  competency,
  scored: {
    score,
    range: { low: Math.max(0, score - 20), high: Math.min(100, score + 20) },
    dimensions: { substance: score, specificity: 80 },
  },
})

describe('the metrics of an interview', () => {
  it.each([
    ['technical', undefined, 'technicalSkills'],
    ['situational', undefined, 'problemSolving'],
    ['behavioral', 'Leading change', 'leadership'],
    ['behavioral', 'Negotiation', 'leadership'],
    ['behavioral', 'Attention to detail', 'communication'],
    ['behavioral', undefined, 'communication'],
  ] as const)('an answer counts in one only: %s, %s in %s', (category, competency, metric) => {
    expect(metricOf({ category, competency })).toBe(metric)
  })

  it('are means of their own answers, and the score is the mean of all', () => {
    const { metrics, notAsked, score } = scoreInterview([
      question('technical', 80),
      question('technical', 61),
      question('behavioral', 40, 'Mentoring'),
    ])
    expect(metrics).toEqual({ technicalSkills: 71, communication: 0, problemSolving: 0, leadership: 40 })
    expect(notAsked).toEqual(['communication', 'problemSolving'])
    expect(score).toBe(60)
  })

  it('have a range only where they were asked', () => {
    const { metricRanges, range } = scoreInterview([question('situational', 50)])
    expect(Object.keys(metricRanges)).toEqual(['problemSolving'])
    expect(range).toEqual({ low: 30, high: 70 })
    expect(scoreInterview([]).range).toBeNull()
  })

  it('give three to five recommendations, the weak spots of most answers first', () => {
    const { recommendations } = scoreInterview([question('technical', 30), question('technical', 20)])
    expect(recommendations).toHaveLength(3)
    expect(recommendations[0]).toContain('technical round')
  })

  it('recommend nothing about cases for an introduction, and figures for stories only', () => {
    const weak = (
      one: Partial<ScoredQuestion> & Pick<ScoredQuestion, 'category'>,
      dimensions: Record<string, number>,
    ) =>
      scoreInterview([
        { ...question(one.category, 90), ...one, scored: { ...question('technical', 90).scored, dimensions } },
      ]).recommendations[0]
    const nothing = weak({ category: 'technical' }, {})
    expect(weak({ category: 'situational' }, { structure: 20 })).toContain('Number your steps')
    expect(weak({ category: 'situational', opener: true }, { structure: 20 })).toBe(nothing)
    expect(weak({ category: 'behavioral', opener: true }, { structure: 20 })).toContain('four parts')
    expect(weak({ category: 'behavioral' }, { specificity: 30 })).toContain('three figures')
    expect(weak({ category: 'behavioral' }, { specificity: 45 })).toBe(nothing)
    expect(weak({ category: 'technical' }, { specificity: 0 })).toBe(nothing)
  })
})
