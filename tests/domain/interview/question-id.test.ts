import { expect, it } from 'vitest'
import { allOpeners } from '@/content/openers'
import { questionsFor } from '@/content/question-bank'
import { followUpId } from '@/domain/interview/follow-up'
import { isOpenerId, isSharedId } from '@/domain/interview/question-id'

it('tells by the id which questions open or close an interview, follow-ups included', () => {
  const ids = allOpeners().map(({ id }) => id)
  expect([...ids, ...ids.map(followUpId)].filter((id) => !isOpenerId(id))).toEqual([])
  expect(questionsFor('accountant').filter(({ id }) => isOpenerId(id))).toEqual([])
})

it('tells by the id which questions are for all roles', () => {
  const isForBoth = new Set(questionsFor('data-analyst').map(({ id }) => id))
  for (const { id } of questionsFor('accountant')) expect(isSharedId(id)).toBe(isForBoth.has(id))
  expect(['sharedness.x', 'openers.shared.x', 'shared'].some(isSharedId)).toBe(false)
})
