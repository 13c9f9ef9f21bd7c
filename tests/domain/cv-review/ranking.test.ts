import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { CREDIT } from '@/domain/cv-review/rows'
import { type CvMatch, pairScorer } from '@/domain/cv-review/score'
import { auc, EXAMPLES } from './example-pairs'

const match = pairScorer(skillTaxonomy(), new Date('2025-06-15'))
const cvs = EXAMPLES.flatMap(({ name, cvs }) => cvs.map((cv) => ({ name, cv })))
const table = EXAMPLES.map(({ name, job }) => ({
  name,
  scores: cvs.map((each) => ({ ...each, score: match(each.cv, job).score })),
}))
const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length

describe('24 advertisements against 48 CVs', () => {
  it('rank the fitting CVs first: mean AUC over advertisements', () => {
    const areas = table.map(({ name, scores }) =>
      auc(
        scores.filter((each) => each.name === name).map(({ score }) => score),
        scores.filter((each) => each.name !== name).map(({ score }) => score),
      ),
    )
    expect(mean(areas)).toBeGreaterThan(0.98)
  })

  it('rank the fitting advertisement first: mean AUC over CVs', () => {
    const areas = cvs.map(({ name, cv }) => {
      const of = (isOwn: boolean) =>
        table
          .filter((row) => (row.name === name) === isOwn)
          .flatMap(({ scores }) => scores.filter((each) => each.cv === cv).map(({ score }) => score))
      return auc(of(true), of(false))
    })
    expect(mean(areas)).toBeGreaterThan(0.98)
  })

  const ofTheTrade = EXAMPLES.flatMap(({ name, job, cvs }) => cvs.map((cv) => ({ name, result: match(cv, job) })))
  const requiredShare = ({ rows }: CvMatch) => {
    const required = rows.filter(({ priority }) => priority === 'required')
    return required.reduce((sum, { verdict }) => sum + CREDIT[verdict], 0) / Math.max(1, required.length)
  }

  it('put each CV of the trade that shows most of what is required at 70 or more', () => {
    const most = ofTheTrade.filter(({ result }) => requiredShare(result) >= 0.75)
    expect(most.length).toBeGreaterThanOrEqual(14)
    expect(most.flatMap(({ name, result }) => (result.score < 70 ? [[name, result.score]] : []))).toEqual([])
  })

  it('put no CV that shows none of it above 45', () => {
    const none = table.flatMap(({ name, scores }) => {
      const job = EXAMPLES.find((each) => each.name === name)?.job ?? ''
      return scores.flatMap(({ cv }) => {
        const result = match(cv, job)
        return result.rows.some(({ priority }) => priority === 'required') && requiredShare(result) === 0
          ? [result.score]
          : []
      })
    })
    expect(none.length).toBeGreaterThan(100)
    expect(Math.max(...none)).toBeLessThanOrEqual(45)
  })

  it('put nearly each CV of the trade above those of others, however thin it is', () => {
    expect(ofTheTrade.filter(({ result }) => result.score < 45).length).toBeLessThanOrEqual(5)
    expect(mean(ofTheTrade.map(({ result }) => result.score))).toBeGreaterThan(68)
    expect(
      mean(table.flatMap(({ name, scores }) => scores.flatMap((each) => (each.name === name ? [] : [each.score])))),
    ).toBeLessThan(5)
  })

  it('put hardly any CV of another occupation at 50 or more', () => {
    const others = table.flatMap(({ name, scores }) => scores.filter((each) => each.name !== name))
    expect(others.filter(({ score }) => score >= 50).length / others.length).toBeLessThan(0.01)
  })
})

describe('a CV for a job', () => {
  /** The advertisement, the occupation and index of the CV, and the range that its score must be in. */
  it.each([
    ['accountant', 'accountant', 0, 90, 100],
    ['software-engineer', 'software-engineer', 0, 65, 94],
    ['data-analyst', 'data-analyst', 0, 90, 100],
    ['product-manager', 'product-manager', 0, 80, 100],
    ['civil-engineer', 'civil-engineer', 1, 50, 89],
    ['hr-manager', 'hr-manager', 0, 80, 100],
    ['digital-marketer', 'digital-marketer', 1, 60, 89],
    ['financial-analyst', 'financial-analyst', 1, 60, 89],
    ['devops-engineer', 'devops-engineer', 1, 30, 65],
    ['operations-manager', 'operations-manager', 1, 50, 79],
    ['graphics-designer', 'graphics-designer', 1, 30, 65],
    ['customer-success-manager', 'bpo', 0, 0, 49],
    ['software-engineer', 'chef', 0, 0, 49],
    ['accountant', 'financial-analyst', 0, 0, 49],
  ])('as %s with the CV of %s, number %i, lies from %i to %i', (ad, trade, index, from, to) => {
    const job = EXAMPLES.find(({ name }) => name === ad)?.job ?? ''
    const cv = EXAMPLES.find(({ name }) => name === trade)?.cvs[index] ?? ''
    const { score } = match(cv, job)
    expect(score).toBeGreaterThanOrEqual(from)
    expect(score).toBeLessThanOrEqual(to)
  })
})

describe('a score', () => {
  it('does not depend on what was scored before', () => {
    const moment = new Date('2025-06-15')
    // A copy of the taxonomy has empty caches.
    const fresh = () => pairScorer({ ...skillTaxonomy() }, moment)
    const used = fresh()
    const some = EXAMPLES.slice(0, 8)
    for (const { job } of some) for (const { cvs } of some) used(cvs[0] ?? '', job)
    const of = (score: typeof used, { job, cvs }: (typeof some)[number]) => score(cvs[1] ?? '', job).points.exact
    expect(some.map((each) => of(used, each))).toEqual(some.map((each) => of(fresh(), each)))
  })
})
