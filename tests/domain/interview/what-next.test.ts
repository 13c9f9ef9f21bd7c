import { describe, expect, it } from 'vitest'
import { isToLearnFirst } from '@/domain/interview/learn-first'
import { weakestQuestion } from '@/domain/interview/weakest-question'

const scored = (number: number, score: number, canBeAnswered = true) => ({ number, score, canBeAnswered })

describe('the answer to retake first', () => {
  it.each([
    ['the lowest', [scored(1, 60), scored(2, 7), scored(3, 30)], 2],
    ['the earlier of two', [scored(1, 60), scored(2, 20), scored(3, 20)], 2],
    ['not one without attempts left', [scored(1, 60), scored(2, 7, false)], 1],
    ['none of excellent ones', [scored(1, 90), scored(2, 97)], null],
    ['none of none', [], null],
  ])('is %s', (_, questions, number) => expect(weakestQuestion(questions)).toBe(number))
})

describe('an answer that lacks knowledge', () => {
  const points = (...verdicts: ('met' | 'partly' | 'missing')[]) => verdicts.map((verdict) => ({ verdict }))
  it.each([
    ['technical', { score: 8, points: points('missing', 'missing') }, true],
    ['technical', { score: 8 }, true],
    ['technical', { score: 8, points: points('partly', 'missing') }, false],
    ['technical', { score: 50, points: points('missing') }, false],
    ['behavioral', { score: 8, points: points('missing') }, false],
  ] as const)('%s, %o: %s', (category, answer, expected) => expect(isToLearnFirst(category, answer)).toBe(expected))
})
