import { describe, expect, it } from 'vitest'
import { gradeOf, isPrompted } from '@/domain/review/grade'

const quote = 'I match each payment to its invoice.'
const NEW = { asked: 0, lastGrade: 'again' } as const
const MISSED = { asked: 1, lastGrade: 'again' } as const
const KNOWN = { asked: 1, lastGrade: 'good' } as const

describe('the grade of an answer', () => {
  it.each([
    ['missing', 'again'],
    ['contradicted', 'again'],
    ['partly', 'hard'],
    ['unsure', 'hard'],
    ['met', 'good'],
  ] as const)('is by the verdict on the point: %s is %s', (verdict, grade) => {
    expect(gradeOf({ verdict, quote: null }, NEW)).toBe(grade)
  })

  it('is easy only with a quotation, without a prompt, a second time', () => {
    expect(gradeOf({ verdict: 'met', quote }, KNOWN)).toBe('easy')
    expect(gradeOf({ verdict: 'met', quote: null }, KNOWN)).toBe('good')
    expect(gradeOf({ verdict: 'met', quote }, NEW)).toBe('good')
    expect(gradeOf({ verdict: 'met', quote }, MISSED)).toBe('good')
  })
})

it('the question names a point only after it was missed in a review', () => {
  expect([NEW, MISSED, KNOWN, { asked: 2, lastGrade: 'hard' as const }].map(isPrompted)).toEqual([
    false,
    true,
    false,
    true,
  ])
})
