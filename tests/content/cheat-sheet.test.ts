import { expect, it } from 'vitest'
import { cheatSheetLines } from '@/content/cheat-sheet'

it('has questions to ask, and a list for the day', () => {
  const { ask, checklist } = cheatSheetLines()
  for (const question of ask) expect(question).toMatch(/\?$/)
  expect(new Set([...ask, ...checklist]).size).toBe(ask.length + checklist.length)
})
