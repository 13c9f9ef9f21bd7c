import { describe, expect, it } from 'vitest'
import { AppError } from '@/domain/errors'
import {
  assertKnownQuestions,
  assertOpen,
  assertQuestionIndex,
  isOpen,
  isResumable,
  resumeIndex,
} from '@/domain/interview/lifecycle'

/** The error code of a refused action; null if it is allowed. */
function refusal(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code
  }
}

describe('the states of an interview', () => {
  it.each([
    ['in_progress', true, false],
    ['saved', true, true],
    ['completed', false, false],
    ['abandoned', false, false],
  ] as const)('%s accepts answers: %s, can be resumed: %s', (status, open, resumable) => {
    expect(isOpen(status)).toBe(open)
    expect(isResumable(status)).toBe(resumable)
    expect(refusal(() => assertOpen(status))).toBe(open ? null : 'CONFLICT')
  })

  it('explain why an ended interview cannot be changed', () => {
    expect(() => assertOpen('completed')).toThrow(/completed/)
    expect(() => assertOpen('abandoned')).toThrow(/discarded/)
  })
})

describe('answers sent to an interview', () => {
  const questions = [{ id: 'a' }, { id: 'b' }]
  it.each([
    [[], null],
    [['a'], null],
    [['b', 'a'], null],
    [['a', 'a'], null],
    [['c'], 'BAD_REQUEST'],
    [['a', 'c'], 'BAD_REQUEST'],
    [['A'], 'BAD_REQUEST'],
    [[''], 'BAD_REQUEST'],
  ])('for %j are answered with %j', (ids, code) => {
    expect(
      refusal(() =>
        assertKnownQuestions(
          questions,
          ids.map((questionId) => ({ questionId })),
        ),
      ),
    ).toBe(code)
  })
})

describe('the index of the current question', () => {
  it.each([
    [0, 5, null],
    [4, 5, null],
    [5, 5, 'BAD_REQUEST'],
    [-1, 5, 'BAD_REQUEST'],
    [1.5, 5, 'BAD_REQUEST'],
    [Number.NaN, 5, 'BAD_REQUEST'],
    [Number.POSITIVE_INFINITY, 5, 'BAD_REQUEST'],
    [0, 0, 'BAD_REQUEST'],
  ])('%d of %i questions is answered with %j', (index, count, code) => {
    expect(refusal(() => assertQuestionIndex(index, count))).toBe(code)
  })
})

describe('resumeIndex', () => {
  it.each([
    [0, 5, false, 0],
    [0, 5, true, 1],
    [3, 5, false, 3],
    [3, 5, true, 4],
    // There is no question after the last.
    [4, 5, true, 4],
    [4, 5, false, 4],
    [0, 1, true, 0],
  ])('from question %i of %i, answered: %s, resumes at %i', (current, count, answered, index) => {
    expect(resumeIndex(current, count, answered)).toBe(index)
  })
})
