/** Opening questions: each person's answer has different content, so they have their own models. */
import { expect, it } from 'vitest'
import { allOpeners } from '@/content/openers'
import { evaluate } from '@/domain/evaluation/evaluate'
import { judgedAs } from '@/domain/evaluation/question'
import { metricOf } from '@/domain/evaluation/score/score-interview'

const openers = allOpeners().filter((opener) => judgedAs(opener) === 'opener')
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

it('the model answers to opening questions score as good ones do, and mistakes do not', () => {
  const good = openers.flatMap((question) =>
    Object.values(question.modelAnswers).map((answer) => evaluate({ question, answer }).score),
  )
  const mistaken = openers.map((question) => {
    const answer = question.keyPoints.map(({ against }) => against?.[0]).join(' ')
    return evaluate({ question, answer }).score
  })
  expect(openers.length).toBeGreaterThan(15)
  expect(mean(good)).toBeGreaterThan(60)
  expect(mean(mistaken)).toBeLessThan(40)
})

it('an introduction needs no steps and no result, and counts as communication', () => {
  const question = openers.find(({ id }) => id === 'openers.tell-me-about-yourself')
  if (!question) throw new Error('the opener is missing')
  const { improvements } = evaluate({ question, answer: question.modelAnswers.finance })
  expect(improvements.join(' ')).not.toMatch(/what came of it|Say the steps|where and when/)
  expect(metricOf(question)).toBe('communication')
})
