import { expect, it } from 'vitest'
import { allOpeners } from '@/content/openers'
import { questionsFor } from '@/content/question-bank'
import { TYPICAL_MINUTES } from '@/domain/interview/expectations'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { ROLES } from '@/domain/interview/roles'

const mean = (questions: readonly { timeEstimate: number }[]) =>
  questions.reduce((sum, { timeEstimate }) => sum + timeEstimate, 0) / questions.length

it('the time that is told before an interview is what the questions of the bank are meant to take', () => {
  const bank = [...new Map(ROLES.flatMap(questionsFor).map((question) => [question.id, question])).values()]
  for (const category of QUESTION_CATEGORIES) {
    expect(mean(bank.filter((q) => q.category === category))).toBeCloseTo(TYPICAL_MINUTES[category], 1)
  }
  expect(mean(allOpeners())).toBeCloseTo(TYPICAL_MINUTES.opener, 1)
})
