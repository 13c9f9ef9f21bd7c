import { describe, expect, it } from 'vitest'
import { loadAccuracy, modelsMark, parseAccuracy } from '@/content/accuracy'
import { ContentError } from '@/content/content-error'
import { scoringExample } from '@/content/scoring-example'
import { evaluate } from '@/domain/evaluation/evaluate'

describe('the published figures', () => {
  it('belong to the models in use', () => {
    expect(loadAccuracy().models, 'measure again: npm run accuracy -- --write').toBe(modelsMark())
  })

  it('have the expected shape, each within its own range', () => {
    const { mohler, saf, interviews } = loadAccuracy()
    const figures = [mohler, saf].flatMap(({ pearson, spearman, rmse, falsePraise }) => [
      pearson,
      spearman,
      rmse,
      falsePraise,
    ])
    for (const { value, low, high } of [...figures, interviews.pearson, interviews.outOfOrder]) {
      expect(low).toBeLessThanOrEqual(value)
      expect(value).toBeLessThanOrEqual(high)
    }
  })

  it('are refused with the names of the file and the field when they are invalid', () => {
    const figures = loadAccuracy()
    const broken = { ...figures, saf: { ...figures.saf, answers: -1 } }
    expect(() => parseAccuracy(JSON.stringify(broken))).toThrow(/accuracy\.json: saf\.answers/)
    expect(() => parseAccuracy('{')).toThrow(ContentError)
  })
})

describe('the worked example', () => {
  it('shows evidence, a gap, and a medium score', () => {
    const { question, answer } = scoringExample()
    const scored = evaluate({ question, answer })
    expect(scored.evidence.length).toBeGreaterThan(3)
    expect(scored.evidence.every(({ quote }) => answer.includes(quote))).toBe(true)
    expect(scored.improvements.length).toBeGreaterThan(0)
    expect(scored.score).toBeGreaterThan(40)
    expect(scored.score).toBeLessThan(95)
  })
})
