import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { matchMessage, nextBand } from '@/domain/cv-review/bands'
import { reviewCv } from '@/domain/cv-review/review-cv'
import { EXAMPLES } from './example-pairs'

const taxonomy = skillTaxonomy()
const now = new Date('2025-06-15')
const review = (cv: string, job: string) => reviewCv({ cv, job, taxonomy, now })
const pairs = EXAMPLES.flatMap(({ name, job, cvs }) => cvs.map((cv, i) => [`${name} ${i + 1}`, cv, job] as const))

describe('the bands', () => {
  it.each([
    [100, 'Excellent match! Your CV aligns very well with the role.'],
    [90, 'Excellent match! Your CV aligns very well with the role.'],
    [89, 'Strong match with room for improvement'],
    [80, 'Strong match with room for improvement'],
    [79, 'Good match, focus on highlighting key areas'],
    [70, 'Good match, focus on highlighting key areas'],
    [69, 'Decent foundation, needs targeted improvements'],
    [50, 'Decent foundation, needs targeted improvements'],
    [49, 'Consider significant updates to better match the role'],
    [0, 'Consider significant updates to better match the role'],
  ])('at %i say “%s”', (score, message) => {
    expect(matchMessage(score)).toBe(message)
  })

  it('lead from one to the next', () => {
    expect([0, 49, 50, 70, 80, 90, 100].map(nextBand)).toEqual([50, 50, 70, 80, 90, null, null])
  })
})

describe.each(pairs)('the review of %s', (_name, cv, job) => {
  const result = review(cv, job)

  it('is the same each time', () => {
    expect(review(cv, job)).toEqual(result)
  })

  it('quotes the CV and the job letter by letter', () => {
    for (const { inCv, inJob } of [...result.feedback.keywords, ...result.requirements, ...result.edits]) {
      expect(job).toContain(inJob)
      if (inCv !== null) expect(cv).toContain(inCv)
    }
    for (const { quote } of [...result.bullets.weak, ...result.dates]) expect(cv).toContain(quote)
  })

  it('prices each edit above nothing, most first', () => {
    const points = result.edits.map((edit) => edit.points)
    expect(points.every((each) => each > 0)).toBe(true)
    expect(points).toEqual([...points].sort((a, b) => b - a))
  })

  it('plans a way that reaches the next band where one is found', () => {
    const { plan } = result
    if (plan === null) return
    expect(plan.target).toBe(nextBand(result.score))
    expect(plan.isReached).toBe(plan.reached >= plan.target)
    expect(plan.edits.length).toBeGreaterThan(0)
  })

  it('judges each section from 0 to 100, with a sentence', () => {
    expect(result.feedback.sections.map(({ name }) => name)).toEqual([
      'Contact',
      'Summary',
      'Experience',
      'Education',
      'Skills',
      'Dates',
      'Length',
    ])
    for (const { score, note } of result.feedback.sections) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      expect(note).toMatch(/[.”]$/)
    }
  })

  it('writes whole sentences without gaps in them', () => {
    const { overallMatch, strengths, gaps, recommendations } = result.feedback
    for (const text of [overallMatch, ...strengths, ...gaps, ...recommendations]) {
      expect(text).not.toMatch(/undefined|null|NaN|“”| {2}/)
    }
  })
})

const JOB = 'Accountant\nRequirements\n- Excel\n- IFRS\n- Power BI\n- bank reconciliation\n- 4 years of experience'
const cvWith = (lines: string) => `Jo Bell\njo@example.com\nExperience\nAccountant, Acme, Jan 2020 - Present\n${lines}`

describe('edits', () => {
  it('tell what is there already from what has to be true first', () => {
    const { edits } = review(`${cvWith('- Closed the books')}\nSkills\nExcel, IFRS`, JOB)
    expect(edits.find(({ term }) => term === 'Excel')).toMatchObject({ honesty: 'reword', place: 'skills list' })
    expect(edits.find(({ term }) => term === 'Power BI')).toMatchObject({ honesty: 'if-true', inCv: null })
  })

  it('bring about what they promise', () => {
    const cv = cvWith('- Closed the books')
    const before = review(cv, JOB)
    const edit = before.edits.find(({ term }) => term === 'IFRS')
    const after = review(cvWith('- Closed the books\n- IFRS'), JOB)
    expect(Math.abs(after.score - before.score - (edit?.points ?? 0))).toBeLessThanOrEqual(1)
    expect(edit?.points).toBeGreaterThan(1)
  })
})

describe('bullets', () => {
  it('are asked for an action and a result', () => {
    const { bullets } = review(
      cvWith(
        '- Responsible for the accounts of all branches\n- Prepared the reports for the board\n- Cut the closing time from 12 to 5 days',
      ),
      JOB,
    )
    expect(bullets.weak.map(({ problem }) => problem)).toEqual(['no action', 'no result'])
    expect(bullets).toMatchObject({ total: 3, withAction: 2, withResult: 1 })
  })
})

describe('dates', () => {
  it.each([
    ['Accountant, A, Mar 2021 - Jan 2020', 'The end lies before the start.'],
    ['Accountant, A, Mar 2030 - Present', 'The start lies in the future.'],
    [
      'Accountant, A, Jan 2015 - Mar 2016\n- Kept books\nAccountant, B, Jan 2020 - Present',
      'About 45 months before it are not accounted for.',
    ],
  ])('%s', (text, why) => {
    expect(review(`Experience\n${text}`, JOB).dates[0]?.why).toContain(why)
  })

  it('that add up are left alone', () => {
    expect(review(cvWith('- Kept books'), JOB).dates).toEqual([])
  })

  it('are held against the years one claims', () => {
    const { dates } = review(`Summary\nAccountant with 15 years of experience\n${cvWith('- Kept books')}`, JOB)
    expect(dates).toMatchObject([{ quote: '15 years' }])
  })
})

describe('any text', () => {
  const seed = fc.constantFrom(...pairs.flatMap(([, cv, job]) => [...cv.split('\n'), ...job.split('\n')]))
  const text = fc.oneof(
    fc.string({ maxLength: 400, unit: 'binary' }),
    fc
      .array(fc.oneof(seed, fc.string({ maxLength: 30, unit: 'grapheme' })), { maxLength: 30 })
      .map((lines) => lines.join('\n')),
  )

  it('is reviewed without a fault, from 0 to 100', () => {
    fc.assert(
      fc.property(text, text, (cv, job) => {
        const { score, parts, feedback } = review(cv, job)
        for (const each of [score, ...Object.values(parts), ...feedback.sections.map((section) => section.score)]) {
          expect(Number.isInteger(each) && each >= 0 && each <= 100).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('that is empty matches nothing', () => {
    expect(review('', JOB).score).toBe(0)
    expect(review(cvWith('- x'), '').score).toBe(0)
    expect(review('', '').score).toBe(0)
  })

  it('of the greatest length is read in a moment', () => {
    const long = 'Managed (a, b) 2019 - 2020 Excel; '.repeat(6000)
    const start = performance.now()
    review(long, JOB)
    review('a'.repeat(200_000), 'a '.repeat(100_000))
    review(' '.repeat(200_000), '\t'.repeat(200_000))
    expect(performance.now() - start).toBeLessThan(8000)
  })
})
