import { describe, expect, it } from 'vitest'
import type { EvaluatedQuestion } from '@/domain/evaluation/evaluator'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { FAIRNESS } from './fixtures/fairness-pairs'

const scoreOf = (question: EvaluatedQuestion, answer: string) =>
  scoreAnswer({ question, answer }, localEvaluator.findFacts({ question, answer })).score

describe('the same content', () => {
  it.each(FAIRNESS)('scores alike: $name', ({ question, one, other }) => {
    expect(Math.abs(scoreOf(question, one) - scoreOf(question, other))).toBeLessThanOrEqual(3)
  })

  it('is compared in at least thirty pairs', () => {
    expect(FAIRNESS.length).toBeGreaterThanOrEqual(30)
  })
})
