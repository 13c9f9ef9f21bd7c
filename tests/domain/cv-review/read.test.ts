import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import { placeOf, readCv } from '@/domain/documents/cv/read-cv'
import { monthsCovered, spansIn } from '@/domain/documents/dates'
import { lexiconOf } from '@/domain/documents/lexicon'

const lexicon = lexiconOf(skillTaxonomy())
const now = new Date('2025-06-15')
const namesIn = (text: string) => lexicon.skillsIn(text).map(({ value }) => value.name)

describe('skills in a text', () => {
  it.each([
    ['Node.js, C++, C# and .NET', ['Node.js', 'C++', 'C#', '.NET']],
    ['k8s with CI/CD on amazon web services', ['Kubernetes', 'CI/CD', 'AWS']],
    ['monthly financial reports', ['Financial reporting']],
    ['React Native app', ['React Native']],
    ['Skills: R, Go, Excel', ['R', 'Go', 'Microsoft Excel']],
    ['Excel at sales', ['Sales']],
    ['Go to the market', []],
    ['They react swiftly and express interest', []],
    ['safe work, soap and rust', []],
    ['the accounts of the client', []],
  ])('“%s”', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })
})

describe('dates', () => {
  it.each([
    ['Jan 2021 - Present', [2021 * 12, 2025 * 12 + 5]],
    ['March 2018 – Dec. 2020', [2018 * 12 + 2, 2020 * 12 + 11]],
    ['03/2018 to 05/2020', [2018 * 12 + 2, 2020 * 12 + 4]],
    ['2015-2017', [2015 * 12, 2017 * 12 + 11]],
    ['06/2017 to Current', [2017 * 12 + 5, 2025 * 12 + 5]],
  ])('%s', (text, [from, to]) => {
    expect(spansIn(text, now)).toMatchObject([{ from, to }])
  })

  it('covered twice count once', () => {
    expect(
      monthsCovered([
        { from: 0, to: 11 },
        { from: 6, to: 17 },
        { from: 24, to: 24 },
      ]),
    ).toBe(19)
  })
})

const CV = `Jane Doe
jane@example.com
Profile
Accountant with 6 years of experience.
Work Experience
Senior Accountant, Acme Ltd
Jan 2022 - Present
- Closed the books in five days
- Filed VAT returns
Accountant | Beta Plc | 2016 - 2018
Prepared bank reconciliations
Education
B.Sc Accounting, 2015 - 2019
Technical Skills: Excel, Sage 50`

describe('a CV', () => {
  const cv = readCv(CV, lexicon, now)

  it('is parsed into jobs with title, dates and lines', () => {
    expect(cv.jobs.map(({ title, span, isRecent }) => [title, span?.text, isRecent])).toEqual([
      ['Senior Accountant', 'Jan 2022 - Present', true],
      ['Accountant', '2016 - 2018', false],
    ])
    expect(cv.months).toBe(42 + 36)
  })

  it('has the place of each segment', () => {
    const place = (text: string) =>
      cv.segments.filter((segment) => segment.text.includes(text)).map((segment) => placeOf(segment, cv))
    expect(place('VAT')).toEqual(['recent job'])
    expect(place('reconciliations')).toEqual(['older job'])
    expect(place('Excel')).toEqual(['skills list'])
    expect(place('B.Sc')).toEqual(['education'])
    expect(place('6 years')).toEqual(['summary'])
  })

  it('may be one line with wide gaps, as in old exports', () => {
    const flat = readCv(
      'HR MANAGER      Summary     Leader in hiring     Experience     HR Manager     Jan 2013 to Mar 2018     Company Name     Recruited staff for five branches.     Education     BA     Skills     recruitment, payroll',
      lexicon,
      now,
    )
    expect([...flat.sections]).toEqual(['summary', 'experience', 'education', 'skills'])
    expect(flat.jobs).toMatchObject([{ title: 'HR Manager' }])
  })
})

const JOB = `Senior Accountant - Lagos
About us
We are a leading maker of Python-shaped toys and use Kubernetes.
Requirements
- At least 5 years of experience
- B.Sc in Accounting or related field
- ICAN or ACCA
- Advanced Excel is a must
- SAP is a plus
- Fluent French
- CoolLedger knowledge
Nice to have
- Power BI
Benefits
Health insurance, Salesforce discount, gym`

describe('a job description', () => {
  const job = readAdvert(JOB, lexicon)
  const of = (words: string) => job.requirements.find(({ text }) => text === words)

  it('has a title without the place', () => {
    expect(job.title).toBe('Senior Accountant')
    expect(readAdvert('We are hiring an experienced data analyst to join us.', lexicon).title).toBe('data analyst')
    expect(readAdvert('Acme\nJob title: Site Engineer\nBe quick.', lexicon).title).toBe('Site Engineer')
  })

  it.each([
    ['Advanced Excel', 'tool', 'required'],
    ['SAP', 'tool', 'wished'],
    ['Power BI', 'tool', 'wished'],
    ['ICAN', 'certificate', 'required'],
    ['Fluent French', 'language', 'required'],
    ['CoolLedger knowledge', 'skill', 'required'],
    ['At least 5 years of experience', 'years', 'required'],
    ['B.Sc in Accounting or related field', 'degree', 'required'],
  ])('asks for %s', (words, kind, priority) => {
    expect(of(words)).toMatchObject({ kind, priority })
  })

  it('quotes each requirement verbatim', () => {
    for (const { text } of job.requirements) expect(JOB).toContain(text)
  })

  it('requires nothing from the description of the employer or the benefits', () => {
    expect(job.requirements.map(({ text }) => text)).not.toEqual(expect.arrayContaining(['Kubernetes']))
    expect(of('Python')).toBeUndefined()
    expect(of('Salesforce')).toBeUndefined()
  })
})
