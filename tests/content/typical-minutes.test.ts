import { expect, it } from 'vitest'
import { allOpeners } from '@/content/openers'
import { questionsFor } from '@/content/question-bank'
import { OPENER_MINUTES, TYPICAL_MINUTES } from '@/domain/interview/expectations'
import { QUESTION_CATEGORIES, QUESTION_LEVELS } from '@/domain/interview/question'
import { ROLES } from '@/domain/interview/roles'

const mean = (questions: readonly { timeEstimate: number }[]) =>
  questions.reduce((sum, { timeEstimate }) => sum + timeEstimate, 0) / questions.length

it('the displayed duration of an interview matches the estimates in the question bank', () => {
  const bank = [...new Map(ROLES.flatMap(questionsFor).map((question) => [question.id, question])).values()]
  for (const category of QUESTION_CATEGORIES) {
    const ofCategory = bank.filter((question) => question.category === category)
    expect(Math.abs(mean(ofCategory) - TYPICAL_MINUTES[category].any)).toBeLessThan(0.15)
    for (const level of QUESTION_LEVELS) {
      const ofLevel = ofCategory.filter((question) => question.level === level)
      expect(Math.abs(mean(ofLevel) - TYPICAL_MINUTES[category][level])).toBeLessThan(0.15)
    }
  }
  expect(Math.abs(mean(allOpeners()) - OPENER_MINUTES)).toBeLessThan(0.15)
})
