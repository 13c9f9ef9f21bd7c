import { describe, expect, it } from 'vitest'
import { REMARKS, STATEMENTS } from '@/domain/evaluation/advice/statements'
import { answerMeasures, rescoreAnswer } from '@/domain/evaluation/contest/rescore-answer'
import { evaluate } from '@/domain/evaluation/evaluate'
import { findFacts } from '@/domain/evaluation/find-facts'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { conductFigures } from '../../../scripts/accuracy/conduct-figures'
import { type ConductKind, conductAnswers } from '../../../scripts/train/conduct-answers'

const ASKED = STATEMENTS.askConduct.say({ quote: '', point: '', count: '' })
const fitted = (kind: ConductKind) => conductAnswers('fit').filter((row) => row.kind === kind)
const factsOf = (row: Parameters<typeof evaluate>[0]) => findFacts(row, SHIPPED_MODELS)

/** Without the probability of misconduct: 0.58, 0.55, 0.54, 0.48 and 0.42. */
it('stories of misconduct that nothing was fitted on score below the fair and rough ones to the same question', () => {
  const [misconduct = 1, fair = 0, rough = 0, belowFair = 0, belowRough = 0] = conductFigures('report').map(
    ({ value }) => value,
  )
  expect(Math.min(fair, rough) - misconduct).toBeGreaterThan(0.12)
  expect(belowFair).toBeGreaterThan(0.72)
  expect(belowRough).toBeGreaterThan(0.7)
})

describe('a story that probably tells of misconduct', () => {
  const found = fitted('misconduct').find((row) => evaluate(row).improvements.includes(ASKED))
  if (!found) throw new Error('no story is asked about')
  const evaluation = evaluate(found)

  it('is asked whether all of it was right, and praised for nothing', () => {
    expect(evaluation.strengths).toEqual([])
    expect(evaluation.remarks).toContain(REMARKS.conduct())
  })

  it('that was right is scored as one that would not be asked about', () => {
    const reading = { ...evaluation, evaluator: 'local' as const, answer: found.answer }
    const measures = answerMeasures(found.question, reading, factsOf(found))
    const contested = [{ statement: 'askConduct' as const, point: null }]
    const { score } = rescoreAnswer(found.question, reading, measures, contested)
    expect(score).toBeGreaterThan(evaluation.score)
  })
})

describe('the probability of misconduct', () => {
  const [story] = fitted('fair')
  if (!story) throw new Error('no story')

  it('does not depend on names, places and numbers', () => {
    const told = (who: string, where: string, count: string) =>
      factsOf({
        ...story,
        answer: `At a bank in ${where} I counted the notes with ${who} and found ${count} too few. I told the manager.`,
      }).misconduct
    expect(told('Ngozi', 'Aba', '40')).toBe(told('Piotr Nowak', 'Leeds', '12'))
  })

  it('is 0 for technical questions, which ask for facts', () => {
    expect(factsOf({ ...story, question: { ...story.question, category: 'technical' } }).misconduct).toBe(0)
  })
})
