import { expect, it } from 'vitest'
import { figuresOf } from '@/domain/cheat-sheet/figures'

it('are verbatim, with the words around them', () => {
  expect(figuresOf(['We had a report. I cut the weekly close from 9 days to 4 days for 31 shops.'])).toEqual([
    'the weekly close from 9 days to 4 days',
    'for 31 shops',
  ])
})

it('are none where there is no figure, and eight at most', () => {
  expect(figuresOf(['No figure here.', ''])).toEqual([])
  const texts = Array.from({ length: 20 }, (_, i) => `It was ${i + 10} days.`)
  expect(figuresOf(texts)).toHaveLength(8)
})
