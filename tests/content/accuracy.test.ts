import { readFileSync } from 'node:fs'
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

describe('the table of results in docs/coach.md', () => {
  const figureOf = (figure: string) =>
    readFileSync('docs/coach.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`| ${figure} |`))
      ?.split(' | ')[1]
  const { interviews, guard, mohler, saf, scientsbank } = loadAccuracy()
  const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)} %`
  const wrong = interviews.kinds.find(({ kind }) => kind === 'wrong')

  it.each([
    ['correlation with the grades', interviews.pearson.value.toFixed(2)],
    ['pairs of answers in the wrong order', percent(interviews.outOfOrder.value)],
    [
      'mean score of wrong answers, of wrong stories',
      `${wrong?.score.toFixed()}, ${wrong?.byCategory.behavioral?.toFixed()}`,
    ],
    ['wrong answer above the short right one', `${percent(interviews.wrongAboveShort)} of questions`],
    ['vivid story at least 15 above the vague one', percent(interviews.vividAboveVague.share)],
    ['points found (met or partly), F1', interviews.points.f1.toFixed(2)],
    ['praise of a wrong sentence', percent(interviews.praisedWrong.share, 1)],
    [
      'false alarms of the guard; attacks that reach 60, 80',
      `${percent(guard.falseAlarms, 1)}; ${percent(guard.reach60, 1)}, ${percent(guard.reach80, 1)}`,
    ],
    ['grades inside the likely range', percent(interviews.likely.value)],
    [
      'Mohler, unseen questions: correlation; SAF; SciEntsBank, AUC',
      [mohler.pearson.value, saf.pearson.value, scientsbank.auc].map((value) => value.toFixed(2)).join('; '),
    ],
  ])('has the published figure: %s', (figure, value) => {
    expect(figureOf(figure)).toBe(value)
  })

  it('is followed by those of partly right answers and opening questions', () => {
    const text = readFileSync('docs/coach.md', 'utf8').replaceAll(/\s+/g, ' ')
    const { middling, openers } = interviews
    expect(text).toContain(`are placed within ${middling.error.toFixed()} points on average and are hardly ranked`)
    expect(text).toContain(`(r ${middling.pearson.toFixed(2)}, where two readers agree`)
    expect(text).toContain(`average (r ${openers.pearson.toFixed(2)} on questions that nothing was fitted on)`)
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
