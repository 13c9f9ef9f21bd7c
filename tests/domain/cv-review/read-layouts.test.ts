/** CVs and advertisements with unusual layouts and wordings. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { reviewCv } from '@/domain/cv-review/review-cv'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import { readCv } from '@/domain/documents/cv/read-cv'
import { spansIn } from '@/domain/documents/dates'
import { yearsIn } from '@/domain/documents/education-levels'
import { lexiconOf } from '@/domain/documents/lexicon'
import { negatedSpans } from '@/domain/documents/negation'
import { unclaimedSpans } from '@/domain/documents/not-claimed'

const taxonomy = skillTaxonomy()
const lexicon = lexiconOf(taxonomy)
const now = new Date('2026-06-15')
const STRENGTH = { required: 'must', wished: 'nice', mentioned: 'mentioned' } as const
const requirementsOf = (job: string) =>
  Object.fromEntries(readAdvert(job, lexicon).requirements.map(({ text, priority }) => [text, STRENGTH[priority]]))
const rowsOf = (cv: string, job: string) => reviewCv({ cv, job, taxonomy, now }).rows
const rowOf = (cv: string, job: string, name: string) => rowsOf(cv, job).find(({ text }) => text.includes(name))

describe('what a CV names without claiming it', () => {
  it.each([
    ['I would like to learn C# and Azure next.', true],
    ['Java, Spring Boot, MySQL. I plan to learn Kotlin next.', true],
    ['Things I have only read about: Kubernetes, Kafka.', true],
    ['PMP course booked for the fall', true],
    ["Sat in on a colleague's talk on GraphQL", true],
    ['Values are drawn by an outside firm with SQL', true],
    ['Hope to sit the CFA next year', true],
    ['A nurse who now wants to work in medical sales', true],
    ['CFA: registered for Level I in February 2027', true],
    ['CFA Level I: registered, exam in May 2027', true],
    ['I did enrol in WSET 2, but withdrew when lambing started.', true],
    ['2025: evening class in bookkeeping, given up after the first module', true],
    ['Booked: a half day on first aid', true],
    ['Sat CFA Level I, did not pass', true],
    ['SABPP: thinking about it', true],
    ['Registered for practice as a nurse since 2014', false],
    ['Registered Nurse, booked rooms for 40 patients', false],
    ['Eager to learn, with good SQL', false],
    ['Eager to learn Power BI', true],
    ['Systems administrator with Bash, transitioning into DevOps', true],
    ['CompTIA Security+ (expired)', true],
    ['CompTIA Security+, expired 2024', true],
    ['Accountant with five years of Sage, keen to learn SAP', true],
    ['Wrote a plan to reduce scrap by 4%', false],
    ['Built a library that is used by five teams', false],
    ['Planned to budget, ran Kafka', false],
    ['Dashboards managed by me in Tableau', false],
    ['Introduced one day of training a month', false],
  ])('“%s”', (text, isUnclaimed) => {
    expect(unclaimedSpans(text).length > 0).toBe(isUnclaimed)
  })

  it('ends with its sentence, and at a contrast', () => {
    const said = (text: string) => unclaimedSpans(text).map(({ start, end }) => text.slice(start, end))
    expect(said('Java, Spring Boot. I plan to learn Kotlin next.')).toEqual(['. I plan to learn Kotlin next'])
    expect(said('I know Rust well but would like to use Go')).toEqual([' but would like to use Go'])
    expect(said('Accountant with Sage, keen to learn SAP')).toEqual(['keen to learn SAP'])
    expect(said('Know SQL. Enrolled in R, but withdrew')).toEqual(['. Enrolled in R, but withdrew'])
  })

  it('is not shown', () => {
    const cv =
      'Ada Obi\nDevOps Engineer, Zenit Bank, Jan 2021 - Present\n- Ran Docker hosts\nI plan to learn Kubernetes next year.'
    const job = 'DevOps Engineer\nRequirements\n- Kubernetes\n- Docker'
    expect(rowOf(cv, job, 'Kubernetes')?.verdict).toBe('no')
    expect(rowOf(cv, job, 'Docker')?.verdict).toBe('has')
  })
})

describe('a skill that a CV denies', () => {
  it.each([
    ['I have no experience with Kubernetes yet.', ['no experience with Kubernetes yet']],
    ['I have not used SAP, but know Oracle well', ['not used SAP']],
    ["I don't know React, I know Vue", ["n't know React"]],
    ['I have not led a team, and I say so openly', ['not led a team']],
    ['No SAP experience; Excel expert', ['No SAP experience']],
    ['Kubernetes: none, Docker: good', ['Kubernetes: none']],
    ['not certified in AWS yet, holds an Azure certificate', ['not certified in AWS yet']],
    ['I do not drive.', ['not drive']],
    ['Not only used Docker but Kubernetes', []],
    ['No longer use Perl', []],
    ['Zero-downtime deployments with Kubernetes', []],
    ['Trained 40 users without experience of Excel', []],
    ['Did not have to use overtime, thanks to Jira', []],
    ['Never missed a deadline in Asana', []],
  ])('“%s”', (text, denied) => {
    expect(negatedSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual(denied)
  })

  it('is not found under any name', () => {
    const cv =
      'Ada Obi\nDevOps Engineer, Zenit Bank, Jan 2021 - Present\n- Ran Docker hosts\nI have not used Kubernetes.'
    const job = 'DevOps Engineer\nRequirements\n- Kubernetes\n- Docker'
    expect(rowOf(cv, job, 'Kubernetes')?.verdict).toBe('no')
    expect(rowOf(cv, job, 'Docker')?.verdict).toBe('has')
  })
})

describe('dates', () => {
  const month = (year: number, number: number) => year * 12 + number - 1
  it.each([
    ['2019.02 – 2021.07', month(2019, 2), month(2021, 7)],
    ['2021-01 to present', month(2021, 1), month(2026, 6)],
    ['Sept. 2019 – Till Date', month(2019, 9), month(2026, 6)],
    ['January - June 2023', month(2023, 1), month(2023, 6)],
    ['2010-2012', month(2010, 1), month(2012, 12)],
  ])('%s', (text, from, to) => {
    expect(spansIn(text, now)).toMatchObject([{ from, to }])
  })

  it.each([
    ['Four or more years', 4],
    ['at least five (5) years', 5],
    ['two (2) to four (4) years', 2],
    ['twelve years', 12],
    ['2.8 years', 2.8],
    ['1,5 yrs', 1.5],
  ])('%s', (text, years) => {
    expect(yearsIn(text)?.years).toBe(years)
  })
})

describe('years that a CV states', () => {
  const verdictFor = (line: string) =>
    rowOf(
      `Jo Bell\n\nProfile\n${line}\n\nExperience\nTeacher, Elm School, Jan 2018 - Present\n- Taught mathematics`,
      'Data Analyst\nRequirements\n- SQL\n- 3 years of experience in data analysis',
      '3 years',
    )?.verdict

  it('count where they are years of the work', () => {
    expect(verdictFor('Data analyst with 5 years of data analysis for schools.')).toBe('has')
    expect(verdictFor('Data analyst with 5 years of experience in schools.')).toBe('has')
  })

  it('do not count where they are years of what was looked at', () => {
    expect(verdictFor('Data analysis: compared 6 years of results of 42 schools.')).toBe('no')
  })
})

describe('a CV', () => {
  it('includes jobs directly below its summary', () => {
    const { jobs } = readCv(
      'Ada Obi\nSUMMARY\nHR leader in hotels.\nHead of Human Resources – Crest Hotels (2018 – Present)\n• Led five officers\nHR Officer\n2014 - 2018\n• Kept files',
      lexicon,
      now,
    )
    expect(jobs.map(({ title }) => title)).toEqual(['Head of Human Resources', 'HR Officer'])
  })

  it('keeps the summary where a sentence names years', () => {
    const text =
      'SUMMARY\nWorked as an accountant for a bank in Lagos from 2014 to 2018.\nEXPERIENCE\nClerk, 2019 - 2020'
    expect(readCv(text, lexicon, now).jobs).toHaveLength(1)
  })

  const job = "Data Analyst\nRequirements\n- Bachelor's degree\n- SQL"
  it.each([
    [
      'a line without a heading',
      'Teller, Equity Bank, 2021 - 2023\n- Served customers\nBachelor of Commerce, Kenyatta University, 2021',
    ],
    [
      'beside a pupil’s school',
      'Secondary school maths teacher, 2016 to 2024\n- Taught maths\nBEd Mathematics, University of Cape Coast (2016)',
    ],
    ['beside its heading', 'EDUCATION MA History, University of Leeds, 2020'],
  ])('shows a degree in %s', (_how, cv) => {
    const degree = rowsOf(cv, job).find(({ kind }) => kind === 'degree')
    expect(degree?.verdict).toBe('has')
    expect(degree?.place).toBe('education')
  })

  it('does not count skills that are still being learnt as work', () => {
    const cv = 'Teller, Equity Bank, 2021 - Present\n- Served customers\n- Studying SQL in the evenings'
    expect(rowOf(cv, job, 'SQL')?.place).toBe('education')
  })

  it('does not count an unfinished certificate', () => {
    const cv = 'HR Officer, City Schools, 2021 - Present\nMember, CIPM (student)'
    expect(rowOf(cv, 'HR Manager\nRequirements\n- CIPM', 'CIPM')?.verdict).toBe('partly')
    expect(rowOf(cv, 'HR Manager\nRequirements\n- CIPM (in view)', 'CIPM')?.verdict).toBe('has')
  })

  it('shows a language by speaking it, not by a degree in it', () => {
    const cv = 'B.A. English, Bayero University, 2009\nLanguages: English, Hausa'
    expect(rowOf(cv, 'Clerk\nRequirements\n- Fluent English', 'English')?.place).toBe('skills list')
  })

  it('does not count years of other work', () => {
    const cv = 'Teacher of Mathematics, Achimota School, 2016 to 2024\n- Taught maths to 300 pupils'
    const result = reviewCv({
      cv,
      job: 'Data Analyst\nRequirements\n- 2 years of experience as an analyst\n- SQL',
      taxonomy,
      now,
    })
    const years = result.rows.find(({ kind }) => kind === 'years')
    expect(years).toMatchObject({ verdict: 'no', canHelp: false, gain: 0 })
    expect(years?.advice).toMatch(/fitting jobs/)
  })

  it('shows a broader skill by a narrower one', () => {
    const cv = 'Backend Developer, Shoply, 2021 - Present\n- Moved builds to GitHub Actions\n- Tuned PostgreSQL queries'
    const advert = 'Backend Developer\nRequirements\n- CI/CD\n- SQL'
    expect(rowOf(cv, advert, 'CI/CD')).toMatchObject({ verdict: 'has', quote: 'Moved builds to GitHub Actions' })
    expect(rowOf(cv, advert, 'SQL')).toMatchObject({ verdict: 'has', quote: 'Tuned PostgreSQL queries' })
  })
})

describe('an advertisement', () => {
  it("does not require the employer's years", () => {
    const text =
      'Accountant\nKobo Ltd has been one of the largest traders for over 25 years.\nRequirements\n- 5 years of experience'
    expect(requirementsOf(text)).toEqual({ '5 years of experience': 'must' })
  })

  it("does not require the employer's name", () => {
    expect(requirementsOf('Operations Manager\nSwift Haul Ltd, Kano\nRequirements\n- Excel')).toEqual({ Excel: 'must' })
    expect(requirementsOf('Account Manager\nAt Tally we help restaurants.\nRequirements\n- Excel')).toEqual({
      Excel: 'must',
    })
  })

  it('requires a skill that only shares a word with the employer', () => {
    expect(requirementsOf('Clerk\nExcel Consulting Ltd, Lagos\nRequirements\n- Excel')).toEqual({ Excel: 'must' })
  })

  it.each([
    ['You may be a fit if you:', 'must'],
    ['This role is for you if', 'must'],
    ["We'd love to hear from you if you", 'must'],
    ['It would be great if you also', 'nice'],
    ['Even better if you', 'nice'],
    ['What would make you stand out', 'nice'],
    ['Great to have:', 'nice'],
    ['Not required but helpful', 'nice'],
  ])('continues below “%s” with items that are %s', (heading, strength) => {
    expect(requirementsOf(`Developer\nWhat you will do\n- Ship features\n${heading}\n- know PostgreSQL`)).toEqual({
      'Ship features': 'mentioned',
      PostgreSQL: strength,
    })
  })

  it('requires with “you need”, but not with “requires the services of”', () => {
    expect(requirementsOf('We seek a data analyst. You need very good Excel.')).toMatchObject({ Excel: 'must' })
    expect(requirementsOf('A firm requires the services of a clerk to supervise road works.')).not.toMatchObject({
      road: 'must',
    })
  })

  it('takes the years of a line that says what was built', () => {
    expect(
      requirementsOf('Developer\nYou may be a fit if you\n- have 5+ years building services in Python'),
    ).toMatchObject({
      '5+ years building services in Python': 'must',
    })
  })

  it('requires a licence, not a driver', () => {
    expect(requirementsOf("Civil Engineer\nRequirements\n- Valid driver's licence")).toEqual({
      "Valid driver's licence": 'must',
    })
  })

  it('keeps the level of a language and the subject of a degree', () => {
    const text =
      'Designer\nRequirements\n- Degree in design, HCI or equivalent experience\n- Fluent English; German (B2) desirable'
    expect(requirementsOf(text)).toEqual({
      'Degree in design, HCI or equivalent experience': 'must',
      'Fluent English': 'must',
      'German (B2)': 'nice',
    })
  })

  it('accepts its examples as evidence for a category of tools', () => {
    const cv = 'Account Manager, LodgeStack, 2021 - Present\n- Kept Gainsight up to date'
    const rows = rowsOf(cv, 'Account Manager\nRequirements\n- CRM such as Gainsight or HubSpot')
    expect(rows).toMatchObject([{ verdict: 'has', quote: 'Kept Gainsight up to date' }])
  })

  it('treats only items joined by “or” as alternatives', () => {
    const { requirements } = readAdvert('Analyst\nRequirements\n- Data: SQL, Amplitude or Mixpanel, A/B tests', lexicon)
    const choices = Object.fromEntries(requirements.map(({ text, choice }) => [text, choice]))
    expect(choices).toEqual({
      SQL: null,
      Amplitude: expect.any(Number),
      Mixpanel: expect.any(Number),
      'A/B tests': null,
    })
  })
})

describe('names with one stem', () => {
  const namesIn = (text: string) => lexicon.skillsIn(text).map(({ value }) => value.name)
  it.each([
    ['Senior Product Manager at Acme', ['Product management']],
    ['production management in a factory', ['Production management']],
    ['market research for banks', ['Market research']],
    ['success plans for clients', ['Success plans']],
    ['Built design systems in Figma', ['Design systems', 'Figma']],
    ['BSc, University of Leeds', []],
  ])('“%s”', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
})

describe('a period without work', () => {
  it.each([['2015–2018: BSc Computer Science, University of Leeds'], ['2023–now: career break to care for a parent']])(
    '“%s” is no job',
    (line) => {
      const { jobs } = readCv(`Ada Obi\n2019–2022: Product Manager, Acme\n${line}`, lexicon, now)
      expect(jobs.map(({ title }) => title)).toEqual(['Product Manager'])
    },
  )
})

describe('an item that an advertisement names but does not require', () => {
  it.each([
    ['No experience with BIM is needed.', {}],
    ["You don't need a degree in design. You need Figma.", { Figma: 'must' }],
    ["Bachelor's degree and CPA preferred", { "Bachelor's degree": 'nice', CPA: 'nice' }],
    ['CPA preferred', { CPA: 'nice' }],
    ['CFA a plus. 1-3 years of banking experience.', { CFA: 'nice', '1-3 years of banking experience': 'must' }],
    ['🔹 Photoshop, Illustrator and InDesign', { Photoshop: 'must', Illustrator: 'must', InDesign: 'must' }],
  ])('“%s”', (line, asked) => {
    expect(requirementsOf(`Office clerk\nRequirements\n${line}`)).toMatchObject(asked)
    if (Object.keys(asked).length === 0) expect(requirementsOf(`Office clerk\nRequirements\n${line}`)).toEqual({})
  })

  it('gives points for one alternative', () => {
    const cv = 'Customer Success Manager, Acme, 2021 - Present\n- Kept clients'
    const job = 'Customer Success Manager\nRequirements\n- Salesforce or HubSpot\n- Gainsight\n- Zendesk'
    const before = reviewCv({ cv, job, taxonomy, now })
    const after = reviewCv({ cv: cv.replace('clients', 'clients\n- Salesforce'), job, taxonomy, now })
    const row = before.rows.find(({ text }) => text === 'Salesforce or HubSpot')
    expect(row?.gain).toBeGreaterThan(0)
    expect(after.rows.find(({ text }) => text === 'Salesforce or HubSpot')?.verdict).toBe('has')
    expect(after.score - before.score).toBeGreaterThanOrEqual(Math.floor(row?.gain ?? 0))
  })
})
