/** CVs and advertisements that lost their line breaks: headings, jobs and schools on one line. */
import { describe, expect, it, vi } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { reviewCv } from '@/domain/cv-review/review-cv'
import { pairScorer } from '@/domain/cv-review/score'
import { areaUnder } from './area-under'
import { markedTexts } from './marked-texts'
import { tfIdfCosine } from './tf-idf'

const NOW = new Date('2017-01-01')
const taxonomy = skillTaxonomy()
const match = pairScorer(taxonomy, NOW)

const trades = markedTexts('run-together')
const textsOf = (mark: string) => trades.flatMap(({ name, of }) => of(mark).map((text) => ({ trade: name, text })))

/** Thousands of pairs are scored. */
vi.setConfig({ testTimeout: 60_000 })

describe('texts in one line', () => {
  const [ads, cvs] = [textsOf('job'), textsOf('cv')]
  const baseline = tfIdfCosine([...cvs, ...ads].map(({ text }) => text))

  it('are ranked well above TF-IDF', () => {
    expect(ads).toHaveLength(24)
    expect(cvs).toHaveLength(36)
    const area = areaUnder(ads, cvs, (job, cv) => match(cv, job).points.exact)
    expect(area).toBeGreaterThanOrEqual(0.96)
    expect(area).toBeGreaterThan(areaUnder(ads, cvs, baseline) + 0.03)
  })

  it('are ranked by their second halves, without any headline', () => {
    const halves = cvs.map(({ trade, text }) => ({ trade, text: text.slice(text.indexOf(' ', text.length / 2)) }))
    const area = areaUnder(ads, halves, (job, cv) => match(cv, job).points.exact)
    expect(area).toBeGreaterThanOrEqual(0.95)
  })
})

describe('a CV in one line', () => {
  const reviewOf = (trade: string, cv: number, job: number) => {
    const of = trades.find(({ name }) => name === trade)?.of ?? (() => [])
    const result = reviewCv({ cv: of('cv')[cv] ?? '', job: of('job')[job] ?? '', taxonomy, now: NOW })
    return {
      row: (kind: string) => result.rows.find((each) => each.kind === kind),
      section: (name: string) => result.feedback.sections.find((each) => each.name === name),
    }
  }

  it('has the summary it has', () => {
    expect(reviewOf('digital-media', 0, 0).section('Summary')?.note).not.toMatch(/No summary was found/)
  })

  it.each([
    ['agriculture', 0, 0, /Bachelor of Science Agronomy/],
    ['arts', 0, 0, /Master of Arts|BFA/],
    ['public-relations', 0, 0, /BA Public Relations/],
  ] as const)('shows the degree of %s', (trade, cv, job, words) => {
    const degree = reviewOf(trade, cv, job).row('degree')
    expect(degree?.verdict).toBe('has')
    expect(degree?.quote).toMatch(words)
  })

  it.each([
    ['apparel', 0, 0],
    ['apparel', 1, 1],
    ['consultant', 0, 0],
  ] as const)('shows the years at work of %s', (trade, cv, job) => {
    expect(reviewOf(trade, cv, job).row('years')?.verdict).toBe('has')
  })
})
