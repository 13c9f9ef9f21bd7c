/** Adverts with thousands of requirements, also on one line. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { askedOf } from '@/domain/cv-review/evidence/asked-words'
import { exactWith, pointsOf } from '@/domain/cv-review/points'
import { rowsOf } from '@/domain/cv-review/rows'
import { lexiconOf } from '@/domain/documents/lexicon'
import type { AdvertRequirement } from '@/domain/documents/types'
import { growthOf, LINEAR } from '../../helpers/growth'

const lexicon = lexiconOf(skillTaxonomy())
const requirement = (line: string): AdvertRequirement => ({
  text: 'SQL',
  start: 0,
  end: 3,
  kind: 'tool',
  priority: 'required',
  line,
  choice: null,
  skill: lexicon.skillsIn('SQL')[0]?.value ?? null,
  years: null,
  degree: null,
})
const asMany = (text: string) => Array.from({ length: text.length / 5 }, () => requirement(text))

describe('take time that grows with the number of requirements, not faster', () => {
  it('to find the examples of each on their line', () => {
    const work = (text: string) => asMany(text).map((each) => askedOf(each, lexicon))
    expect(growthOf(work, 'SQL; '.repeat(4000))).toBeLessThan(LINEAR)
  })

  it('to group those of the same thing', () => {
    const decision = { verdict: 'no', quote: null, place: null } as const
    const work = (text: string) =>
      rowsOf(
        asMany(text).map((each) => ({ requirement: each, ...decision })),
        text,
      )
    expect(growthOf(work, 'SQL; '.repeat(20_000))).toBeLessThan(LINEAR)
  })

  it('to say what each would add', () => {
    const work = (text: string) => {
      const rows = asMany(text).map(() => ({ priority: 'required', verdict: 'no', weight: 1 }) as const)
      const points = pointsOf(rows, 1, 100)
      return rows.map((_, i) => exactWith(points, rows, [i]))
    }
    expect(growthOf(work, 'SQL; '.repeat(8000))).toBeLessThan(LINEAR)
  })
})
