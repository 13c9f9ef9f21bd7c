import { expect, it } from 'vitest'
import { versionsOf } from '@/domain/cv-review/versions'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))
const review = (id: string, day: number, score: number, cvContent: string) => ({
  id,
  createdAt: at(day),
  score,
  cvContent,
})

it('numbers the texts and counts the lines that changed', () => {
  const list = versionsOf([
    review('a', 1, 61, 'Ada\nAccountant\n- Kept books'),
    review('b', 2, 72, 'Ada\nAccountant\n- Reconciled 12 bank accounts\n- Filed VAT'),
    review('c', 3, 61, 'Ada\r\n\r\nAccountant\r\n-  Kept books '),
  ])
  expect(list.map(({ id, version, added, removed }) => [id, version, added, removed])).toEqual([
    ['a', 1, 0, 0],
    ['b', 2, 2, 1],
    ['c', 1, 1, 2],
  ])
  expect(list.map(({ score }) => score)).toEqual([61, 72, 61])
})

it('counts a repeated line twice', () => {
  const [, second] = versionsOf([review('a', 1, 1, 'x\ny'), review('b', 2, 1, 'x\nx\ny')])
  expect(second).toMatchObject({ version: 2, added: 1, removed: 0 })
})

it('is empty without reviews', () => {
  expect(versionsOf([])).toEqual([])
})
