import { describe, expect, it } from 'vitest'
import { calibrationMark, loadAccuracy, parseAccuracy } from '@/content/accuracy'
import { ContentError } from '@/content/content-error'
import { scoringExample } from '@/content/scoring-example'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'

describe('the published figures', () => {
  it('belong to the coefficients in use', () => {
    expect(loadAccuracy().calibration, 'measure again: npm run accuracy -- --write').toBe(calibrationMark())
  })

  it('have the expected shape, each within its own range', () => {
    for (const { pearson, spearman, rmse, falsePraise } of Object.values(loadAccuracy().sets)) {
      for (const { value, low, high } of [pearson, spearman, rmse, falsePraise]) {
        expect(low).toBeLessThanOrEqual(value)
        expect(value).toBeLessThanOrEqual(high)
      }
    }
  })

  it('are refused with the name of the file and of the field when they are not what they should be', () => {
    const figures = loadAccuracy()
    const broken = { ...figures, sets: { ...figures.sets, saf: { ...figures.sets.saf, answers: -1 } } }
    expect(() => parseAccuracy(JSON.stringify(broken))).toThrow(/accuracy\.json: sets\.saf\.answers/)
    expect(() => parseAccuracy('{')).toThrow(ContentError)
  })
})

describe('the worked example', () => {
  it('shows evidence, a gap, and a score that neither fails nor is perfect', () => {
    const { question, answer } = scoringExample()
    const input = { question, answer }
    const scored = scoreAnswer(input, localEvaluator.findFacts(input))
    expect(scored.evidence.length).toBeGreaterThan(3)
    expect(scored.evidence.every(({ quote }) => answer.includes(quote))).toBe(true)
    expect(scored.improvements.length).toBeGreaterThan(0)
    expect(scored.score).toBeGreaterThan(40)
    expect(scored.score).toBeLessThan(95)
  })
})
