/** Work described in other words than in the advertisement, and the line that is quoted as evidence. */
import { describe, expect, it } from 'vitest'
import { workWords } from '@/content/language/work-words'
import evidence from '@/content/models/evidence.json'
import { skillTaxonomy } from '@/content/skills'
import { workIn } from '@/domain/cv-review/evidence/work-words'
import { pairScorer } from '@/domain/cv-review/score'
import { tokensOf } from '@/domain/text/tokens'

const match = pairScorer(skillTaxonomy(), new Date('2026-06-15'))

const CV = `Ruth Okello

Experience

Backend Developer, Lakeside Parcels, Jan 2021 - Present
- Carry the pager one week in five and write up what went wrong
- Buddy for two apprentices since they joined
- Cut the stock report from 50 seconds to 2 by rewriting three queries
- Label the depot's crates by hand in December

Education
BSc Computer Science, Elm University, 2016 - 2020`

const rowFor = (duty: string, cv = CV) =>
  match(cv, `Backend Developer\n\nResponsibilities\n- ${duty}\n\nRequirements\n- Python`).rows.find(
    ({ text }) => text === duty,
  )

describe('a duty', () => {
  it.each([
    ['Take part in the on-call rota', 'Carry the pager one week in five'],
    ['Mentor junior engineers', 'Buddy for two apprentices'],
    ['Find and fix slow database queries', 'Cut the stock report'],
  ])('“%s” is shown by “%s…”', (duty, quote) => {
    const row = rowFor(duty)
    expect(row?.verdict).not.toBe('no')
    expect(row?.quote).toContain(quote)
    expect(CV).toContain(row?.quote)
  })

  it('is not shown by an unrelated CV', () => {
    expect(rowFor('Negotiate the lease of the office')).toMatchObject({ verdict: 'no', quote: null })
  })
})

describe('words for work', () => {
  const groups = Object.values(workWords).flat()
  const names = groups.map((line) => line.split(', ')[0])

  it('are in groups with unique names', () => {
    expect(new Set(names).size).toBe(names.length)
    for (const line of groups) expect(line.split(', ').length).toBeGreaterThan(1)
  })

  it('are not found in words that only begin alike', () => {
    const groupsIn = (text: string) => [...workIn(tokensOf(text)).keys()]
    expect(groupsIn('Checked the accessibility of all forms')).toContain('accessibility')
    expect(groupsIn('Handed out the access cards')).not.toContain('accessibility')
  })

  it('are those of the fitted model', () => {
    expect(Object.keys(evidence.telling).filter((name) => !names.includes(name))).toEqual([])
  })
})
