import { expect, it } from 'vitest'
import { daysLeftText, lineOf } from '@/domain/practice-plan/step-text'

const answer = { interviewId: 'i', questionId: 'q', number: 1, question: 'Why?', score: 40 }

it('names each step with its time', () => {
  expect(lineOf({ kind: 'review', minutes: 1, points: 1, cards: 1 })).toBe('Say a missed point again, 1 minute')
  expect(lineOf({ kind: 'review', minutes: 5, points: 9, cards: 5 })).toBe('Say missed points again, 5 minutes')
  expect(lineOf({ kind: 'interview', minutes: null })).toBe('Take a mock interview')
  expect(lineOf({ kind: 'retake', minutes: 4, answer })).toBe('Answer a weak question again, 4 minutes')
})

it('counts the days', () => {
  expect([0, 1, 2].map(daysLeftText)).toEqual([
    'Your interview is today',
    'Your interview is tomorrow',
    '2 days until your interview',
  ])
})
