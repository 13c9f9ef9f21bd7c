import { expect, it } from 'vitest'
import { progressChange } from '@/domain/interview/progress-change'

const point = (score: number, answers: number, evaluator = 'local') => ({
  score,
  answers,
  evaluator,
  range: { low: score - 5, high: score + 5 },
  date: new Date('2026-01-01'),
  isRetake: false,
})

it('says how many answers are compared, which need not be halves', () => {
  expect(progressChange([point(60, 5), point(62, 1)])).toBe(
    'The first 5 answers scored 60 on average and the last answer scored 62: no clear change, since a difference this ' +
      'small may be chance with ranges this wide.',
  )
  expect(progressChange([point(30, 1), point(66, 4)])).toBe(
    'The first answer scored 30 and the last 4 answers scored 66 on average: clearly higher, since the difference is ' +
      'larger than what is uncertain in both scores.',
  )
})

it('says nothing about a single point', () => {
  expect(progressChange([point(60, 5)])).toBe('')
})

it('says why scores of two evaluators are not compared', () => {
  expect(progressChange([point(60, 5), point(90, 5, 'llm')])).toMatch(/no clear change, since one was read by an AI/)
})
