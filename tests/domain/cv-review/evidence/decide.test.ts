/** Evidence for single requirements, and what does not count as evidence. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { wordsFor } from '@/domain/cv-review/advice'
import { pairScorer } from '@/domain/cv-review/score'

const match = pairScorer(skillTaxonomy(), new Date('2026-06-15'))
const rowsOf = (title: string, requirement: string, cv: string) =>
  match(cv, `${title}\n\nRequirements\n- ${requirement}`).rows
const shown = (title: string, requirement: string, cv: string) => rowsOf(title, requirement, cv)[0]

const ACCOUNTANT = (degree: string) =>
  `Joan Reed\n\nExperience\n\nAccountant, Barley Mills, Jan 2018 - Present\n- Closed the books of four branches each month\n\nEducation\n${degree}, Elm University, 2014 - 2017`

describe('a degree', () => {
  const ASKED = "Bachelor's degree in Accounting"
  it.each([
    ['BSc Accounting', ASKED, 'has'],
    ['BSc DevOps', ASKED, 'no'],
    ['BSc Nursing', ASKED, 'no'],
    ['BSc Finance', `${ASKED} or a related field`, 'has'],
    ['BSc Finance', ASKED, 'partly'],
    ['BSc Finance', `${ASKED} or equivalent`, 'partly'],
    ['Diploma in Accounting', ASKED, 'partly'],
    ['Diploma in Finance', ASKED, 'no'],
    ['BSc Physics', 'A degree in a technical subject', 'has'],
    ['BNSc Nursing Science', 'Nursing degree or diploma', 'has'],
    ['B.N.Sc Nursing', 'Bachelor of Nursing Science', 'has'],
    ['BDS', "Bachelor's degree", 'has'],
    ['BCA', "Bachelor's degree in Computer Science", 'has'],
    ['Pharm.D', 'Degree in Pharmacy', 'has'],
    ['BSc Accounting (First Class)', `${ASKED} (Second Class Upper)`, 'has'],
    ['BSc Accounting (Third Class)', `${ASKED} (Second Class Upper)`, 'partly'],
  ])('%s for “%s”: %s', (degree, asked, verdict) => {
    const row = shown('Accountant', asked, ACCOUNTANT(degree))
    expect(row?.verdict).toBe(verdict)
    if (verdict === 'no') expect(row?.quote).toBeNull()
    else expect(ACCOUNTANT(degree)).toContain(row?.quote)
  })
})

it('a degree is quoted with the bracket around its subject', () => {
  const cv = ACCOUNTANT('Bachelor of Commerce (Accounting)')
  expect(shown('Accountant', "Bachelor's degree in Accounting", cv)?.quote).toBe('Bachelor of Commerce (Accounting)')
})

it('of two degrees that fit, the one that is asked for is quoted', () => {
  const cv = ACCOUNTANT('Executive MBA, Oak Business School, 2020\nBSc Business Administration')
  const row = shown('Accountant', "Bachelor's degree in Accounting, Business or a related field", cv)
  expect(row?.quote).toBe('BSc Business Administration')
})

describe('years', () => {
  const jobs = (title: string, from: number) =>
    `Joan Reed\n\nExperience\n\n${title}, Barley Mills, Jan ${from} - Present\n- Worked with three colleagues`

  it.each([
    ['Accountant', 2019, 'has'],
    ['Accountant', 2024, 'partly'],
    ['Chef', 2010, 'no'],
  ])('of a %s since %i, where five as an accountant are asked for: %s', (title, from, verdict) => {
    expect(shown('Accountant', '5 years of experience as an accountant', jobs(title, from))?.verdict).toBe(verdict)
  })
})

describe('years that follow from dates', () => {
  const cv = (employer: string) =>
    `Joan Reed\n\nAccountant with three years in mills\n\nExperience\n\nAccountant, ${employer}, Jan 2018 - Present\n- Closed the books of four branches each month`

  it('are shown by the job, even if the CV claims fewer', () => {
    const row = shown('Accountant', '5 years of experience as an accountant', cv('Barley Mills'))
    expect(row).toMatchObject({ verdict: 'has', quote: expect.stringContaining('Jan 2018') })
    const fewer = shown('Accountant', '3 years of experience as an accountant', cv('Barley Mills'))
    expect(fewer).toMatchObject({ verdict: 'has', quote: 'Accountant with three years in mills' })
  })

  it('are part of them in another field', () => {
    expect(shown('Accountant', 'Five years in banking', cv('Barley Mills'))?.verdict).toBe('partly')
    expect(shown('Accountant', 'Five years in banking', cv('Barley Bank'))?.verdict).toBe('has')
  })
})

describe('an employer’s name', () => {
  it('is no evidence of a skill', () => {
    const cv = 'Joan Reed\n\nExperience\n\nClerk, Kubernetes Bakery, Jan 2018 - Present\n- Filed the orders'
    expect(shown('Clerk', 'Kubernetes', cv)).toMatchObject({ verdict: 'no', quote: null })
  })
})

describe('a skill', () => {
  const cv =
    'Joan Reed\n\nExperience\n\nBackend Developer, Shoply, Jan 2021 - Present\n- Ran k8s clusters for six teams'

  it('is found under a synonym', () => {
    expect(shown('Backend Developer', 'Kubernetes', cv)).toMatchObject({
      verdict: 'has',
      quote: 'Ran k8s clusters for six teams',
      place: 'recent job',
    })
  })

  it('is one row with its alternatives, of which one is enough', () => {
    const rows = rowsOf('Backend Developer', 'Kubernetes or Nomad', cv)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ text: 'Kubernetes or Nomad', verdict: 'has' })
  })
})

it.each([
  ['Wrote services in Go that settle payments for 3,000 merchants', 'has'],
  ['Moved four reports from PHP to Go and PostgreSQL', 'has'],
  ['Made sure that the weekly payments go out by Friday', 'no'],
])('a language that is named like a common word: “%s”', (line, verdict) => {
  const cv = `Ada Obi\n\nExperience\n\nBackend Engineer, Kora, Jan 2020 - Present\n- ${line}\n- Worked with three colleagues`
  expect(shown('Backend Engineer', 'Go', cv)?.verdict).toBe(verdict)
})

describe('a level of a language', () => {
  const cv = (languages: string) =>
    `Joan Reed\n\nExperience\n\nAccountant, Barley Mills, Jan 2018 - Present\n- Closed the books of four branches each month\n\nLanguages\n${languages}`
  it.each([
    ['German B1', 'German A2', 'partly'],
    ['German B1', 'German A2 / A2 / A1 / A1 / A1', 'partly'],
    ['German B1', 'German B2', 'has'],
    ['German B1', 'German: mother tongue, English C1', 'has'],
    ['Fluent German', 'German (basic), English (fluent)', 'partly'],
    ['Fluent German', 'fluent German, basic French', 'has'],
    ['Fluent German', 'basic German, fluent French', 'partly'],
    ['German', 'German A2', 'has'],
    ['Fluent German', 'German, which I teach in; a little Italian', 'has'],
  ])('“%s” for “%s”: %s', (asked, held, verdict) => {
    expect(shown('Accountant', asked, cv(held))?.verdict).toBe(verdict)
  })
})

it('advice on a level names both', () => {
  const cv = 'Joan Reed\n\nExperience\n\nAccountant, Barley Mills, Jan 2018 - Present\n\nLanguages\nGerman A2'
  const [row] = rowsOf('Accountant', 'German B1', cv)
  expect(row && wordsFor(row)).toBe(
    'Your CV says “German A2”, and the job asks for “German B1”. If you have reached that, give the new level.',
  )
})

it('years in a row are no length of work', () => {
  const cv =
    'Joan Reed\n\nExperience\n\nAccountant, Barley Mills, Jan 2018 - Present\n- Prepared schedules for the auditors, a clean opinion 5 years in a row'
  const row = shown('Accountant', '5 years of experience as an accountant', cv)
  expect(row).toMatchObject({ verdict: 'has', quote: expect.stringContaining('Accountant, Barley Mills') })
})

it('a certificate shows the tool that it is about', () => {
  const cv =
    'Joan Reed\n\nExperience\n\nSystems Engineer, Barley Mills, Jan 2018 - Present\n- Looked after 40 servers\n\nCertificates\nCKA (2023)'
  expect(shown('Systems Engineer', 'Kubernetes', cv)?.verdict).not.toBe('no')
})
