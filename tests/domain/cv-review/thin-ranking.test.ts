/**
 * Ranking of difficult cases: short CVs without clear sections, several careers in one CV, neighbouring occupations;
 * and one person against many advertisements. The first half of the texts was used more while the matcher was tuned;
 * neither half is a held-out set.
 */
import { describe, expect, it, vi } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { pairScorer } from '@/domain/cv-review/score'
import { areaUnder, type TradeText } from './area-under'
import { auc } from './example-pairs'
import { markedTexts } from './marked-texts'
import { tfIdfCosine } from './tf-idf'

const match = pairScorer(skillTaxonomy(), new Date('2026-06-15'))
const score = (job: string, cv: string) => match(cv, job).points.exact

const trades = markedTexts('thin-examples')
const PHRASES = [
  'Core Qualifications   Microsoft Office   Customer service   Team leadership   Problem solving   Time management   Data entry',
  'Managed daily operations and supervised a staff of ten. Developed reports for management, kept records, ensured compliance with company policies. Provided excellent service to customers. Assisted with budget, marketing and sales projects.',
  'Summary  Motivated professional with strong analytical, planning and interpersonal skills; works well under pressure and meets deadlines.',
  'Prepared presentations, coordinated meetings and events, answered phones, processed invoices and orders, trained new employees, worked with vendors and clients.',
]

/** Appends the second half of another occupation's CV, with common phrases around both. */
const asSecondCareer = ({ trade, text }: TradeText, index: number, all: readonly TradeText[]): TradeText => {
  const before = all[(index * 7 + 11) % all.length]?.text.split(/\n| {2,}/) ?? []
  const phrase = (shift: number) => PHRASES[(index + shift) % PHRASES.length] ?? ''
  const parts = [phrase(0), text, phrase(1), before.slice(Math.ceil(before.length / 2)).join('   '), phrase(2)]
  return { trade, text: parts.join(index % 2 === 0 ? '\n' : '   ') }
}

/** Thousands of pairs are scored. */
vi.setConfig({ testTimeout: 60_000 })

describe.each([
  ['the first half', 0],
  ['the second half', 1],
])('24 trades, %s', (_name, half) => {
  const ads = trades.map(({ name, of }) => ({ trade: name, text: of('job')[half] ?? '' }))
  const plain = trades.flatMap(({ name, of }) =>
    of('cv')
      .slice(2 * half, 2 * half + 2)
      .map((text) => ({ trade: name, text })),
  )

  it.each([
    ['as they are', plain, 0.95],
    ['with a second career and phrases of every CV', plain.map(asSecondCareer), 0.93],
  ])('%s: ranks CVs well above TF-IDF', (_how, cvs, least) => {
    expect(ads).toHaveLength(24)
    expect(cvs).toHaveLength(48)
    const area = areaUnder(ads, cvs, score)
    expect(area).toBeGreaterThanOrEqual(least)
    const baseline = tfIdfCosine([...cvs, ...ads].map(({ text }) => text))
    expect(area).toBeGreaterThan(areaUnder(ads, cvs, baseline) + 0.04)
  })
})

describe.each(markedTexts('one-person').map((each) => [each.name, each] as const))(
  'one %s before many advertisements',
  (_name, { of }) => {
    const [cv = ''] = of('cv')

    it('finds those that fit', () => {
      expect(of('fit').length).toBeGreaterThanOrEqual(7)
      expect(of('not').length).toBeGreaterThanOrEqual(14)
      const area = auc(
        of('fit').map((job) => score(job, cv)),
        of('not').map((job) => score(job, cv)),
      )
      expect(area).toBeGreaterThanOrEqual(0.95)
    })
  },
)
