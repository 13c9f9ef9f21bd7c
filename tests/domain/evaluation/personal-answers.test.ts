import { expect, it } from 'vitest'
import { knowledgeFor } from '@/domain/evaluation/points/prepare'
import { personalFigures } from '../../../scripts/accuracy/personal-figures'
import { personalAnswers } from '../../../scripts/train/personal-answers'

/** Scored as questions of the bank, which their points are unlike: 0.33, 0.33 and 0.51. */
it('answers to personal questions are scored near the grades of the reporting half', () => {
  const [correlation = 0, difference = 1, inside = 0] = personalFigures('report').map(({ value }) => value)
  expect(correlation).toBeGreaterThan(0.5)
  expect(difference).toBeLessThan(0.25)
  expect(inside).toBeGreaterThanOrEqual(0.77)
})

it('a language model understands general points, the rules do not', () => {
  const [answer] = personalAnswers('fit')
  if (!answer) throw new Error('no answers')
  expect(knowledgeFor(answer.question, 'local')).toBe('general')
  expect(knowledgeFor(answer.question, 'llm')).toBe('full')
})
