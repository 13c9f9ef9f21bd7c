/** Character traits as requirements: they can only be asserted, and have a low weight. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { isTrait } from '@/domain/cv-review/habits'
import { pairScorer } from '@/domain/cv-review/score'

const match = pairScorer(skillTaxonomy(), new Date('2026-06-15'))
const CV =
  'Joan Reed\n\nExperience\n\nAccountant, Barley Mills, Jan 2018 - Present\n- Closed the books of four branches in QuickBooks'

describe('a trait', () => {
  it.each([
    'Honest',
    'Honest and hardworking',
    'a positive attitude',
    'calm under pressure',
    'Willing to learn',
    'Strong attention to detail',
    'Unflappable calm and a sense of humor',
  ])('is “%s”', (text) => expect(isTrait({ kind: 'skill', text })).toBe(true))

  it.each(['IFRS', 'a passion for typography', 'able to drive a forklift', 'work in Kotlin', 'Creative Cloud'])(
    'is not “%s”',
    (text) => expect(isTrait({ kind: 'skill', text })).toBe(false),
  )

  it('that is not shown costs a fraction of what a skill costs', () => {
    const advert = 'Accountant\n\nRequirements\n- QuickBooks\n- IFRS\n- Honest and hardworking\n- A positive attitude'
    const { rows, points } = match(CV, advert)
    const most = (text: string) => points.rows[rows.findIndex((row) => row.text.includes(text))]?.max ?? Number.NaN
    expect(rows.find(({ text }) => text === 'IFRS')?.verdict).toBe('no')
    expect(most('Honest')).toBeLessThan(0.25 * most('IFRS'))
    const without = match(CV, 'Accountant\n\nRequirements\n- QuickBooks\n- IFRS').points.exact
    expect(Math.abs(points.exact - without)).toBeLessThan(8)
  })
})
