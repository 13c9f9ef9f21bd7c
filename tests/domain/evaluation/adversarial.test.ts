import { describe, expect, it } from 'vitest'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { ADVERSARIAL } from './fixtures/adversarial-answers'

describe('answers that are none', () => {
  it.each(ADVERSARIAL)('$name scores $atMost at most and says why', ({ question, answer, atMost, says }) => {
    const input = { question, answer }
    const scored = scoreAnswer(input, localEvaluator.findFacts(input))
    expect(scored.score).toBeLessThanOrEqual(atMost)
    expect([...scored.remarks, ...scored.improvements].join('\n')).toMatch(says)
  })

  it('are forty and more, each under its own name', () => {
    expect(new Set(ADVERSARIAL.map(({ name }) => name)).size).toBe(ADVERSARIAL.length)
    expect(ADVERSARIAL.length).toBeGreaterThanOrEqual(40)
  })
})
