import { beforeAll, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { claimsOf } from '@/domain/claims/claims-in-cv'
import { lexiconOf } from '@/domain/documents/lexicon'
import { CV_TEXT } from '../../helpers/cv-pair'

const NOW = new Date('2026-11-29')
const claimsIn = (text: string) => claimsOf(text, lexiconOf(skillTaxonomy()), NOW)
/** The indexes take seconds. */
beforeAll(() => void claimsIn(CV_TEXT), 120_000)

const CV = `${CV_TEXT}

Certificates
Certified Analytics Professional, 2023

Achievements
Employee of the Year award, Marketplace Ltd, 2023`

it('are lines with figures, results, awards and certificates, with the job they are told of', () => {
  expect(claimsIn(CV).map(({ kind, quote, job }) => [kind, quote, job?.employer ?? null])).toEqual([
    ['figure', 'Built 14 dashboards in Power BI that 60 managers use each morning', 'Marketplace Ltd'],
    ['figure', 'Wrote SQL queries over 30 million rows of orders and cut report time by 40%', 'Marketplace Ltd'],
    ['figure', 'Cleaned survey data in Excel for 12 client studies', 'Insight Research'],
    ['certificate', 'Certified Analytics Professional, 2023', null],
    ['award', 'Employee of the Year award, Marketplace Ltd, 2023', null],
  ])
})

it('leave out a year of national service, which is no certificate', () => {
  const served = CV.replace(
    'Certified Analytics Professional, 2023',
    'Certified Analytics Professional, 2023\nNYSC, Enugu, 2018',
  )
  expect(served).toContain('NYSC')
  expect(claimsIn(served).map(({ quote }) => quote)).toEqual(claimsIn(CV).map(({ quote }) => quote))
})

it('are verbatim, in their place, and end at a bound', () => {
  const counted = Array.from({ length: 90 }, (_, i) => `• Counted ${i + 20} boxes of stock number ${i}`)
  const long = ['Experience', 'Clerk, Shop, 2020 - 2024', ...counted].join('\n')
  for (const text of [CV, long]) {
    const claims = claimsIn(text)
    for (const { quote, start } of claims) expect(text.slice(start, start + quote.length)).toBe(quote)
    expect(claims.length).toBeLessThanOrEqual(60)
  }
})

it('leave out years of experience, duties, dates and page numbers', () => {
  const text = [
    'Jo Eze',
    '',
    'Summary',
    'Analyst with 7 years of work in retail.',
    '',
    'Experience',
    'Analyst, Shop Ltd, 2020 - 2024',
    '• Responsible for weekly stock reports',
    '• Helped colleagues with their questions',
    'Page 2 of 2',
  ].join('\n')
  expect(claimsIn(text)).toEqual([])
})
