import { describe, expect, it } from 'vitest'
import { NEEDS_WORK_BELOW } from '@/domain/interview/bands'
import { firstChanges } from '@/domain/interview/first-changes'

const scored = (questionId: string, score: number, ...improvements: string[]) => ({ questionId, score, improvements })

describe('firstChanges', () => {
  it('leads with the first improvement of the two weakest answers', () => {
    expect(
      firstChanges([scored('a', 80, 'A1'), scored('b', 30, 'B1', 'B2'), scored('c', 55, 'C1'), scored('d', 70, 'D1')]),
    ).toEqual([
      { text: 'B1', questionIds: ['b'] },
      { text: 'C1', questionIds: ['c'] },
    ])
  })

  it('counts advice that several answers share once, and names them all', () => {
    expect(firstChanges([scored('a', 10, 'Same'), scored('b', 20, 'Same'), scored('c', 30, 'Other')])).toEqual([
      { text: 'Same', questionIds: ['a', 'b'] },
      { text: 'Other', questionIds: ['c'] },
    ])
  })

  it('also names a later answer that shares the advice', () => {
    expect(firstChanges([scored('a', 10, 'X'), scored('b', 20, 'Y'), scored('c', 30, 'X')])[0]).toEqual({
      text: 'X',
      questionIds: ['a', 'c'],
    })
  })

  it('keeps the order of the questions where scores are equal', () => {
    expect(firstChanges([scored('a', 50, 'A'), scored('b', 50, 'B')]).map(({ text }) => text)).toEqual(['A', 'B'])
  })

  it('passes over answers without an improvement, and can be empty', () => {
    expect(firstChanges([scored('a', 95), scored('b', 97, 'B')])).toEqual([{ text: 'B', questionIds: ['b'] }])
    expect(firstChanges([])).toEqual([])
  })

  it('leaves out an answer that a later attempt has mended', () => {
    const again = (latest: number) =>
      firstChanges([{ ...scored('a', 20, 'A'), latest }, scored('b', 40, 'B')]).map(({ text }) => text)
    expect(again(NEEDS_WORK_BELOW)).toEqual(['B'])
    expect(again(NEEDS_WORK_BELOW - 1)).toEqual(['A', 'B'])
  })

  it('does not change the order of what it was given', () => {
    const scores = [scored('a', 80, 'A'), scored('b', 30, 'B')]
    firstChanges(scores)
    expect(scores.map(({ questionId }) => questionId)).toEqual(['a', 'b'])
  })
})
