import { describe, expect, it } from 'vitest'
import { likelyRange } from '@/domain/evaluation/calibration'
import { WIDTHS } from '@/domain/evaluation/calibration-coefficients'
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { slowPage } from './fixtures/questions'
import { TWINS } from './fixtures/strong-answers'

const ENOUGH = 200

describe('the likely range', () => {
  it('is as wide at the ends of the scale as in its middle, where no graded interviews say otherwise', () => {
    const { below, above } = WIDTHS.pooled
    expect(likelyRange(5, ENOUGH, false)).toEqual({ low: 0, high: 5 + above })
    expect(likelyRange(50, ENOUGH, false)).toEqual({ low: 50 - below, high: 50 + above })
    expect(likelyRange(95, ENOUGH, false)).toEqual({ low: 95 - below, high: 100 })
  })

  it('follows the residuals of like scores for short questions', () => {
    for (const { upTo, below, above } of WIDTHS.bands) {
      const expected = { low: Math.max(0, upTo - below), high: Math.min(100, upTo + above) }
      expect(likelyRange(upTo, ENOUGH, true)).toEqual(expected)
    }
  })

  it('widens when there are few words', () => {
    const width = (words: number) => likelyRange(50, words, false).high - likelyRange(50, words, false).low
    expect(width(5)).toBeGreaterThan(width(20))
    expect(width(20)).toBeGreaterThan(width(ENOUGH))
  })
})

describe('an answer that cannot be judged', () => {
  it.each(['', 'idk', 'asdf qwer zxcv hjkl', 'Index'])('is said to be so, without a sure nought: "%s"', (answer) => {
    const input = { question: slowPage, answer }
    const { judged, range, remarks } = scoreAnswer(input, localEvaluator.findFacts(input))
    expect(judged).toBe(false)
    expect(range.high - range.low).toBeGreaterThan(WIDTHS.pooled.above)
    expect(remarks.length).toBeGreaterThan(0)
  })

  it('is none that says something', () => {
    for (const { question, strong: answer } of TWINS) {
      expect(scoreAnswer({ question, answer }, localEvaluator.findFacts({ question, answer })).judged).toBe(true)
    }
  })
})
