import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figuresOf } from '@/domain/cheat-sheet/figures'

it('are the sentences that they stand in', () => {
  expect(figuresOf(['We had a report. I cut the weekly close from 9 days to 4 days for 31 shops.'])).toEqual([
    'I cut the weekly close from 9 days to 4 days for 31 shops.',
  ])
  expect(figuresOf(['After that, sales rose by 12 percent; the team was glad.'])).toEqual([
    'After that, sales rose by 12 percent',
  ])
})

it('stay with whole clauses where the sentence is long, brackets included', () => {
  const answer =
    'In the first quarter, when nobody in the whole office had looked at it for a very long time, we cut waiting ' +
    '(40 of 120 calls) by half.'
  expect(figuresOf([answer])).toEqual(['… we cut waiting (40 of 120 calls) by half.'])
})

it('have the words around them where the clause is long', () => {
  const long =
    'The three of us went through every open order in the whole warehouse by hand and found 212 of them that nobody ' +
    'had ever seen or paid for in all those years.'
  expect(figuresOf([long])).toEqual([
    '… open order in the whole warehouse by hand and found 212 of them that nobody had ever seen or paid for in …',
  ])
})

it('are always shown, in lines that are not long', () => {
  const word = fc.constantFrom('we', 'cut', 'the', 'waiting,', 'and', 'so;', 'in', 'x'.repeat(30))
  const words = fc.tuple(fc.array(word, { maxLength: 60 }), fc.array(word, { maxLength: 60 }))
  fc.assert(
    fc.property(words, ([before, after]) => {
      const lines = figuresOf([[...before, '42', ...after].join(' ')])
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain('42')
      expect(lines[0]?.length).toBeLessThanOrEqual(114)
    }),
  )
})

it('are no calendar years, but may stand beside one', () => {
  expect(figuresOf(['In 2021 a guest complained, in May 2023 another one; since 2024 nobody did.'])).toEqual([])
  expect(
    figuresOf(['In 2021 I saved 2000% of it.', 'It cost ₦2000.', 'We had 2,021 guests.', 'At 14:30 in 2021.']),
  ).toEqual(['In 2021 I saved 2000% of it.', 'It cost ₦2000.', 'We had 2,021 guests.', 'At 14:30 in 2021.'])
})

it('are none where there is no figure, and eight at most', () => {
  expect(figuresOf(['No figure here.', ''])).toEqual([])
  const texts = Array.from({ length: 20 }, (_, i) => `It was ${i + 10} days.`)
  expect(figuresOf(texts)).toHaveLength(8)
})
