import { expect, it } from 'vitest'
import { figuresOf } from '@/domain/cheat-sheet/figures'

it('are verbatim, with their context', () => {
  expect(figuresOf(['We had a report. I cut the weekly close from 9 days to 4 days for 31 shops.'])).toEqual([
    'I cut the weekly close from 9 days to 4 days for 31 shops',
  ])
  const long =
    'The three of us went through every open order by hand and found 212 of them that nobody had ever seen or paid for.'
  expect(figuresOf([long])).toEqual(['… every open order by hand and found 212 of them that nobody had ever seen …'])
})

it('end where their clause ends', () => {
  const answer =
    'In the first quarter, when nobody had looked at it for long, we cut waiting (40 of 120 calls) by half.'
  expect(figuresOf([answer])).toEqual(['40 of 120 calls'])
  expect(figuresOf(['After that, sales rose by 12 percent; the team was glad.'])).toEqual(['sales rose by 12 percent'])
})

it('are none where there is no figure, and eight at most', () => {
  expect(figuresOf(['No figure here.', ''])).toEqual([])
  const texts = Array.from({ length: 20 }, (_, i) => `It was ${i + 10} days.`)
  expect(figuresOf(texts)).toHaveLength(8)
})
