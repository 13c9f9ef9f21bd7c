import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { matchMessage, nextBand } from '@/domain/cv-review/bands'
import { reviewCv } from '@/domain/cv-review/review-cv'
import { CREDIT } from '@/domain/cv-review/rows'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { growthOf, LINEAR } from '../../helpers/growth'
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

it('says that a title is the advertised one without naming it twice', () => {
  const cv =
    'Ada Obi\nada@example.com\n\nExperience\nData Analyst, Acme Ltd, Jan 2019 - Present\n' +
    '- Built 12 dashboards in Power BI\n- Wrote SQL queries over the sales data'
  const { feedback } = review(cv, 'Data Analyst\nRequirements\n- SQL\n- Power BI\n- Python')
  expect(feedback.overallMatch).toContain('Your title matches the one advertised, “Data Analyst”.')
  expect(feedback.strengths[0]).toBe('Your title “Data Analyst” is the one advertised.')
})

it.each([
  ['Reporting Officer', 'Built 12 dashboards in Power BI\n- Wrote SQL queries', 'is in the field of', 'is the one'],
  [
    'Mathematics Teacher',
    'Analysed exam results in Excel\n- Taught statistics\n- Wrote SQL',
    'is near that of',
    'is near',
  ],
  ['Chef', 'Cooked for 200 guests\n- Ordered fish', 'Little in your CV', 'is a different one'],
])('says the same of the field of a %s in the sentence and beside the part', (title, lines, sentence, note) => {
  const cv = `Ada Obi\nada@example.com\n\nExperience\n${title}, Acme Ltd, Jan 2019 - Present\n- ${lines}`
  const { feedback, parts } = review(cv, 'Data Analyst\nRequirements\n- SQL\n- Power BI\n- Python\n- dashboards')
  expect(feedback.overallMatch).toContain(sentence)
  expect(parts.find(({ name }) => name === 'Work and title')?.note).toContain(`Your field of work ${note}`)
})

/** Where the quoted line does not name it. */
const NEAREST = 'No line says this in so many words; this one comes nearest. If it is that work, name it there.'

describe.each(pairs)('the review of %s', (_name, cv, job) => {
  const result = review(cv, job)

  it('is the same each time', () => {
    expect(review(cv, job)).toEqual(result)
  })

  it('quotes the CV and the job verbatim', () => {
    for (const { line, quote } of result.rows) {
      expect(job).toContain(line)
      if (quote !== null) expect(cv).toContain(quote)
    }
    for (const { quote } of [...result.bullets.weak, ...result.dates]) expect(cv).toContain(quote)
  })

  it('adds up: the parts to the score, the rows to their parts', () => {
    expect(result.parts.reduce((sum, { points }) => sum + points, 0)).toBe(result.score)
    const of = (name: string) => result.parts.find((part) => part.name === name)
    for (const [name, isRequired] of [
      ['Required', true],
      ['Nice to have or mentioned', false],
    ] as const) {
      const rows = result.rows.filter(({ priority }) => (priority === 'required') === isRequired)
      const sum = (key: 'points' | 'max') => rows.reduce((total, row) => total + row[key], 0)
      // Rows are rounded to tenths, parts to whole points.
      expect(Math.abs(sum('points') - (of(name)?.points ?? 0))).toBeLessThanOrEqual(1 + 0.05 * rows.length)
      expect(Math.abs(sum('max') - (of(name)?.max ?? 0))).toBeLessThanOrEqual(0.5 + 0.05 * rows.length)
    }
  })

  it('is at most 45 with none of the required things, and 65 with half of them', () => {
    const required = result.rows.filter(({ priority }) => priority === 'required')
    const share = required.reduce((sum, { verdict }) => sum + CREDIT[verdict], 0) / required.length
    if (share === 0) expect(result.score).toBeLessThanOrEqual(45)
    if (share <= 0.45) expect(result.score).toBeLessThanOrEqual(65)
  })

  it('gives more points for required than for wished items', () => {
    const gains = (isRequired: boolean) =>
      result.rows.flatMap(({ priority, canHelp, gain, verdict }) =>
        (priority === 'required') === isRequired && canHelp && verdict !== 'has' ? [gain] : [],
      )
    const [required, wished] = [gains(true), gains(false)]
    if (required.length > 0 && wished.length > 0) expect(Math.min(...required)).toBeGreaterThan(Math.max(...wished))
  })

  it('has advice for each open row, or says that nothing helps', () => {
    for (const { verdict, advice, canHelp, gain } of result.rows) {
      if (verdict === 'has') expect(advice ?? NEAREST).toBe(NEAREST)
      else expect(advice).not.toBeNull()
      if (!canHelp || verdict === 'has') expect(gain).toBe(0)
    }
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

it('begins a sentence with a capital, but not the name of a tool', () => {
  const job = 'Engineer\nYou will maintain a design system and write tests.\nRequirements\n- dbt\n- unit testing'
  const { recommendations } = review(cvWith('- Closed the books'), job).feedback
  expect(recommendations.join('\n')).toMatch(/^dbt: /m)
  expect(recommendations.join('\n')).toMatch(/^Unit testing: /m)
})

describe('a row', () => {
  const rowOf = (cv: string, name: string) => review(cv, JOB).rows.find(({ text }) => text === name)

  it('distinguishes existing evidence from advice that must be true first', () => {
    const cv = `${cvWith('- Closed the books')}\nSkills\nExcel, IFRS`
    expect(rowOf(cv, 'Excel')).toMatchObject({ verdict: 'has', place: 'skills list', advice: null })
    expect(rowOf(cv, 'Power BI')).toMatchObject({ verdict: 'no', quote: null })
    expect(rowOf(cv, 'Power BI')?.advice).toMatch(/^If you have/)
  })

  it('gains the points that it promises', () => {
    const cv = cvWith('- Closed the books')
    const [before, after] = [review(cv, JOB), review(cvWith('- Closed the books\n- IFRS'), JOB)]
    const gain = before.rows.find(({ text }) => text === 'IFRS')?.gain ?? 0
    expect(gain).toBeGreaterThan(1)
    // Its effect on the field of work comes on top.
    expect(after.score - before.score).toBeGreaterThanOrEqual(Math.floor(gain))
    expect(after.score - before.score).toBeLessThanOrEqual(gain + 5)
  })

  it('cannot improve years and degrees by rewording', () => {
    const years = review(cvWith('- Closed the books').replace('2020', '2024'), JOB).rows.find(
      ({ kind }) => kind === 'years',
    )
    expect(years).toMatchObject({ canHelp: false, gain: 0 })
  })
})

describe('a CV of the right trade that shows nothing of what is required', () => {
  it('is no good match', () => {
    const job =
      'Senior Accountant\nRequirements\n- IFRS\n- degree in Accounting\nResponsibilities\n- Prepare management accounts\n- Use pivot tables'
    const cv =
      'Ann Poe\nTax accountant\nExperience\nTax Accountant, Harrison Money Management, Jan 2015 - Present\n- Compute taxes for clients\n- Meet with clients\nEducation\nB.S. in DevOps, Elm College, 2012'
    const { score, rows } = review(cv, job)
    expect(score).toBeLessThanOrEqual(45)
    expect(rows.find(({ text }) => text.includes('anagement accounts'))?.quote ?? '').not.toMatch(/Harrison/)
    expect(rows.find(({ kind }) => kind === 'degree')?.verdict).toBe('no')
  })
})

it('tells what would be nice to have from what is only mentioned', () => {
  const job = `${JOB}\nNice to have\n- Tableau\nResponsibilities\n- Audit the accounts of suppliers abroad`
  const { feedback } = review(cvWith('- Closed the books'), job)
  expect(feedback.gaps).toContain('Nice to have, and not found in your CV: “Tableau”.')
  expect(feedback.gaps).toContain('Mentioned, and not found in your CV: “Audit the accounts of suppliers abroad”.')
})

describe('the rows', () => {
  const rowsFor = (asked: string) =>
    review(cvWith('- Closed the books'), `Accountant\nRequirements\n${asked}`).rows.map(({ text }) => text)

  it('have the same years once, and years in another field apart', () => {
    const asked = ['- 4-7 years of experience', '- Sage', '- Minimum of 4+ years experience', '- 4 years in banking']
    expect(rowsFor(asked.join('\n')).filter((text) => /years/.test(text))).toEqual([
      expect.stringContaining('4-7 years'),
      expect.stringContaining('banking'),
    ])
  })

  it('have no mention of what a choice contains', () => {
    const asked = '- Sage or Xero\n- Excel\nTools\nXero, SQL'
    const texts = rowsFor(asked)
    expect(texts).toContain('Sage or Xero')
    expect(texts).toContain('SQL')
    expect(texts).not.toContain('Xero')
  })

  it.each(['Clear written and spoken English', 'Fluency in English', 'Good command of English'])(
    'have English priced alike, however it is worded: %s',
    (asked) => {
      const [language, sage] = review(
        cvWith('- Closed the books'),
        `Accountant\nRequirements\n- ${asked}\n- Sage\n- IFRS`,
      ).rows
      expect(language?.kind).toBe('language')
      expect((language?.max ?? 0) / (sage?.max ?? 1)).toBeCloseTo(0.3, 1)
    },
  )
})

describe('a CV of skills alone', () => {
  const skills = (names: string) => review(`Jo Bell\nAccountant\njo@example.com\nSkills\n${names}`, JOB)
  const JOBLESS = 'No job with dates was found'
  const noteOf = ({ parts }: ReturnType<typeof review>) => parts.find(({ name }) => name === 'Held back')?.note

  it('is held back by what is required, if that is the lower ceiling', () => {
    const result = skills('Excel, IFRS')
    expect(noteOf(result)).toMatch(/required things are missing or shown in part/)
    expect(result.limits).toEqual([])
    expect(result.feedback.gaps.join('\n')).toContain(JOBLESS)
  })

  it('is held back for want of a job, once it names nearly all', () => {
    const job = JOB.replace(/\n- 4 years of experience$/, '')
    const cv = 'Jo Bell\nAccountant\njo@example.com\nSkills\nExcel, IFRS, Power BI, bank reconciliation'
    const result = review(cv, job)
    expect(noteOf(result)).toContain(JOBLESS)
    expect(result.limits).toEqual([expect.stringContaining(JOBLESS)])
  })
})

describe('a job description that asks for nothing', () => {
  const [, cv = ''] = pairs[0] ?? []
  const job =
    'We are a happy family business in the heart of Leeds that has been here since 1982. Our people are the best in ' +
    'town. Come and join us for a chat and a cup of tea on Friday afternoon between two and four.'
  const result = review(cv, job)

  it('gives no good match, and says that nothing was compared', () => {
    expect(result.rows).toEqual([])
    expect(result.score).toBeLessThan(70)
    expect(result.limits).toEqual([expect.stringContaining('No requirement was found in this job description')])
  })

  it('has no remark on a title that it does not name', () => {
    expect(result.parts.find(({ name }) => name === 'Work and title')?.note).toMatch(/; the advert names no title\.$/)
  })
})

describe('bullets', () => {
  const weakOf = (lines: string, dates = 'Jan 2020 - Present') =>
    review(cvWith(lines).replace('Jan 2020 - Present', dates), JOB).bullets

  it('are asked for an action and a result', () => {
    const { weak, ...counts } = weakOf(
      '- Responsible for the accounts of all branches\n- Prepared the reports for the board\n- Cut the closing time from 12 to 5 days',
    )
    expect(weak.map(({ problem }) => problem)).toEqual(['no action', 'no result'])
    expect(counts).toMatchObject({ total: 3, withAction: 2, withResult: 1 })
  })

  it.each([
    [
      'Meet with clients about their returns',
      'Present',
      'Meet with clients about their returns, [how many or how often], [what came of it]',
    ],
    ['Compute taxes for clients', 'Mar 2025', 'Computed taxes for [how many] clients, [what came of it]'],
    ['Managing the accounts of clients', 'Present', 'Managed the accounts of [how many] clients, [what came of it]'],
    [
      'Responsible for managing the payroll of branches.',
      'Present',
      'Managed the payroll of [how many] branches, [what came of it]',
    ],
    [
      'Responsible for vendor management across 4 plants',
      'Present',
      '[What you did with] vendor management across 4 plants, [what came of it]',
    ],
    [
      'Prepared the weekly report for the board',
      'Present',
      'Prepared the weekly report for the board, [what came of it]',
    ],
  ])('“%s” until %s is rewritten in its own words', (line, until, rewrite) => {
    expect(weakOf(`- ${line}`, `Jan 2020 - ${until}`).weak).toMatchObject([{ quote: line, rewrite }])
  })

  it('that say how often, and no more, have no result', () => {
    const { weak, ...counts } = weakOf('- Prepared the weekly report for the board\n- Checked the till every day')
    expect(counts).toMatchObject({ total: 2, withAction: 2, withResult: 0 })
    expect(weak[0]?.why).toBe('It says what you did and how often, but not what came of it.')
    expect(weakOf('- Checked the till each morning').weak[0]?.why).toBe(weak[0]?.why)
    expect(weakOf('- Checked the stock every second weekend').weak[0]?.why).toBe(weak[0]?.why)
  })

  it('that begin with an unknown word are left alone', () => {
    expect(weakOf('- Quarterly zoning of the parish maps').weak).toEqual([])
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

  it('that are consistent get no remark', () => {
    expect(review(cvWith('- Kept books'), JOB).dates).toEqual([])
  })

  it('are compared with the claimed years', () => {
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

  it('is reviewed without an error, from 0 to 100', () => {
    fc.assert(
      fc.property(text, text, (cv, job) => {
        const { score, parts, feedback } = review(cv, job)
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        for (const each of [score, ...feedback.sections.map((section) => section.score)]) {
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

  it.each(['Managed (a, b) 2019 - 2020 Excel; ', 'a', 'a ', ' ', '\t'])(
    'of the maximum length is reviewed in time that grows with its length, as a repetition of %j',
    (part) => {
      const filled = (length: number) => part.repeat(Math.ceil(length / part.length))
      expect(growthOf((cv) => review(cv, JOB), filled(TEXT_LIMITS.cv))).toBeLessThan(LINEAR)
      expect(growthOf((job) => review(cvWith('- x'), job), filled(TEXT_LIMITS.jobDescription))).toBeLessThan(LINEAR)
    },
  )

  it('quotes of a line with many requirements only the part around each of them', () => {
    const asked = Array.from({ length: 300 }, (_, i) => `knowledge of Tool${i.toString(36)}`)
    const job = `Accountant\n\nRequirements:\n- ${asked.join('; ')}\n- Excel`
    const { rows, feedback } = review(cvWith('- x'), job)
    expect(rows.length).toBeGreaterThan(100)
    for (const { text, line } of rows) {
      expect(line).toContain(text)
      expect(job).toContain(line)
      expect(line).not.toContain('\n')
    }
    expect(JSON.stringify(feedback.keywords).length).toBeLessThan(job.length * 100)
  })
})
