import { describe, expect, it } from 'vitest'
import { jobsOf, read } from './read'

const TWO = [
  'Store Manager | Larkspur Books | 2019-03 | present',
  'Sales Assistant | Hollins Toys Ltd | 2015 | 2019-02',
]

describe('the title, the employer and the dates of a job', () => {
  it.each([
    [
      'employer first, dates in brackets',
      'Work history\nLarkspur Books — Store Manager (March 2019 – present)\nLed nine people.\nHollins Toys Ltd — Sales Assistant (2015 – Feb 2019)\nServed customers.',
    ],
    [
      'title at employer',
      'EXPERIENCE\nStore Manager at Larkspur Books, Derby\nMarch 2019 to date\n• Led nine people\nSales Assistant at Hollins Toys Ltd, Derby\n2015 to Feb 2019\n• Served customers',
    ],
    [
      'dates on a line of their own, above',
      'Employment\n\n03/2019 - now\nLarkspur Books, Derby\nStore Manager\n- Led nine people\n\n2015 - 02/2019\nHollins Toys Ltd\nSales Assistant\n- Served customers',
    ],
    [
      'dates at the right, by tabs',
      'EXPERIENCE\n\nStore Manager\t\t\t03/2019 - Present\nLarkspur Books, Derby\n• Led nine people\n\nSales Assistant\t\t\t2015 - 02/2019\nHollins Toys Ltd, Derby\n• Served customers',
    ],
    [
      'where from beside the dates',
      'Work\n\nStore Manager\nLarkspur Books\nRemote, March 2019 → now\nLed nine people.\n\nSales Assistant\nHollins Toys Ltd\nPart-time, 2015 → Feb 2019\nServed customers.',
    ],
    [
      'long lines with semicolons',
      'Experience\nLarkspur Books, London (bookshop with a café) — Store Manager, part-time; March 2019 to now. Orders for nine floors.\nHollins Toys Ltd, Derby (toys and puzzles of wood) — Sales Assistant, part-time; 2015 to Feb 2019. Served customers.',
    ],
    [
      'fields of a form, the employer below what was done',
      'WORK EXPERIENCE\n\nDates (from - to): 03/2019 - present\nOccupation or position held: Store Manager\nMain activities and responsibilities: leading nine people and ordering the stock of three floors every week of the year\nName and address of employer: Larkspur Books, Derby\n\nDates (from - to): 2015 - 02/2019\nOccupation or position held: Sales Assistant\nName and address of employer: Hollins Toys Ltd',
    ],
    [
      'a form on one line',
      'Jobs\nCompany: Larkspur Books. Position: Store Manager. Dates: March 2019 - present\nLed nine people\nCompany: Hollins Toys Ltd. Position: Sales Assistant. Dates: 2015 - Feb 2019\nServed customers',
    ],
    [
      'numbered by Roman numerals, below a numbered heading',
      '2. WORK EXPERIENCE WITH DATES\n(i) Store Manager, Larkspur Books, March 2019 to date\n(ii) Sales Assistant, Hollins Toys Ltd, 2015 - Feb 2019\n3. HOBBIES\nChess',
    ],
    [
      'a picture before the heading, dates with a slash',
      '💼 Experience\nStore Manager - Larkspur Books - Mar/2019 – present\n. Led nine people\nSales Assistant - Hollins Toys Ltd - 2015 – Feb/2019\n. Served customers',
    ],
    [
      'what was done behind a label that is a heading elsewhere',
      'Work history\n1. Title: Store Manager\n   Employer: Larkspur Books\n   From: March 2019\n   To: Present\n   What I do: lead nine people.\n2. Title: Sales Assistant\n   Employer: Hollins Toys Ltd\n   From: 2015\n   To: February 2019\n   What I do: serve customers.',
    ],
    [
      'columns of a table',
      'Jobs:\nStore Manager\tLarkspur Books\tMar 2019 - present\nLed nine people\nSales Assistant\tHollins Toys Ltd\t2015 - Feb 2019\nServed customers',
    ],
    [
      'labels',
      'WORKING EXPERIENCE:\nORGANISATION: Larkspur Books\nPOSITION: Store Manager\nDATE: March 2019 till date\nDUTIES:\n- Led nine people\nORGANISATION: Hollins Toys Ltd\nPOSITION: Sales Assistant\nDATE: 2015 - Feb 2019',
    ],
    [
      'labels of a portal, with a start and an end',
      'Employment 1\nJob title: Store Manager\nEmployer name: Larkspur Books\nStart date: March 2019\nEnd date: Present\nEmployment 2\nJob title: Sales Assistant\nEmployer name: Hollins Toys Ltd\nStart date: 2015\nEnd date: February 2019',
    ],
    [
      'emphasis by asterisks',
      "**What I've done**\n\n*Store Manager*, Larkspur Books, 2019-03 – present\n- Led nine people\n\n*Sales Assistant*, Hollins Toys Ltd, 2015 – 2019-02",
    ],
    [
      'sentences of a letter',
      'Dear Ms Quill,\n\nSince March 2019 I have been Store Manager at Larkspur Books, where I lead nine people. Before that, from 2015 to February 2019, I was Sales Assistant at Hollins Toys Ltd.\n\nKind regards',
    ],
    [
      'a text that lost its line breaks',
      `ADA MOSS Derby SUMMARY ${'Shop manager who likes people and tidy shelves. '.repeat(5)}WORK EXPERIENCE Store Manager, Larkspur Books, March 2019 to date. Led nine people. Sales Assistant, Hollins Toys Ltd, 2015 - Feb 2019. Served customers. EDUCATION BA History, Derwent University, 2014. SKILLS Excel, tills`,
    ],
    [
      'a table of years',
      'Career\n2019-03 to date: Store Manager, Larkspur Books (Derby). Led nine people.\n2015 to 2019-02: Sales Assistant, Hollins Toys Ltd. Served customers.',
    ],
  ])('%s', (_shape, text) => {
    expect(jobsOf(text).map((job) => job.replace(' (Derby)', ''))).toEqual(TWO)
  })

  it('has one employer for several posts below it', () => {
    expect(
      jobsOf(
        'Career\nHarrow Retail Group (2010 - Present)\nRegional Manager (2018 - Present)\nLed 22 stores.\nStore Manager (2010 - 2018)\nSold more.',
      ),
    ).toEqual([
      'Regional Manager | Harrow Retail Group | 2018 | present',
      'Store Manager | Harrow Retail Group | 2010 | 2018',
    ])
  })

  it('recognises an unknown title in the usual position of the CV', () => {
    expect(
      jobsOf(
        "Experience\nRegistered Nurse | St Anne's Hospital | 2018-2022\nFlorist | Petal & Stem | 2012-2015\nHealthcare Assistant | Oakview Care Home | 2010-2012",
      )[1],
    ).toBe('Florist | Petal & Stem | 2012 | 2015')
  })

  it('keeps projects below a job and labels inside it with the job', () => {
    const { jobs } = read(
      'EXPERIENCE\nNorth Foods Inc., Derby\nProject Manager, 01/2014 – Present\nProject: New line (2019 – 2022)\n- Delivered early\nTools: Primavera, Excel\n\nEast Mills Ltd, Derby\nSite Engineer, 2009 – 2013\n- Built walls',
    )
    expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
      ['Project Manager', 'North Foods Inc'],
      ['Site Engineer', 'East Mills Ltd'],
    ])
    expect(jobs[0]?.lines.map(({ text }) => text)).toEqual(['Project: New line (2019 – 2022)', 'Delivered early'])
  })

  it('keeps projects behind the last job apart from it', () => {
    const { jobs, projects } = read(
      'INTERNSHIP\nData Analyst Intern, North Foods Ltd, Derby (Jan 2024 – Apr 2024)\n- Cleaned the sales data of 120 stores\n\n' +
        'PROJECTS\n1. Customer churn: used logistic regression on 7,043 customers.\n\nSKILLS\nPython, SQL',
    )
    expect(jobs.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['Cleaned the sales data of 120 stores']])
    expect(projects.map(({ text }) => text)).toEqual(['Customer churn: used logistic regression on 7,043 customers.'])
  })

  it.each([
    '2019 - 2021  Rapid City  Storekeeper  Marlowe Baines',
    'Porto | Marlowe Baines | Storekeeper | 2019 - 2021',
    'Storekeeper | Gaborone | Marlowe Baines | 2019 - 2021',
    'Bergamo, Marlowe Baines\nStorekeeper, 2019 - 2021',
    'Storekeeper\nBergamo, Marlowe Baines, 2019 - 2021',
  ])('has no town as its employer: %j', (header) => {
    const [job] = read(`Experience\n${header}\n- Kept the stores in order for 12 months`).jobs
    expect(job).toMatchObject({ title: 'Storekeeper', employer: 'Marlowe Baines' })
  })

  it('does not include schools or dated projects', () => {
    const cv = read(
      'Grace Otieno\n\nProjects\nWeather app (2022 - 2023): forecasts for farmers\n\nNYSC\nClass Teacher, Ogun Community School, 2023 - 2024\n\nEducation\nBSc Computer Science, Elgon University, 2019 - 2023',
    )
    expect(cv.jobs.map(({ title }) => title)).toEqual(['Class Teacher'])
    expect(cv.projects.map(({ text }) => text)).toEqual(['Weather app (2022 - 2023): forecasts for farmers'])
  })
})

it('rejoins broken lines of a statement, and quotes verbatim', () => {
  const cv = read(
    'Experience\nClerk, Oak Ltd, 2019 - 2021\n- Filed the papers of\nall nine branches\n- Kept the stamps',
  )
  const [job] = cv.jobs
  expect(job?.lines.map(({ text }) => text)).toEqual(['Filed the papers of\nall nine branches', 'Kept the stamps'])
  const extracts = [...(job?.lines ?? []), job?.named.title, job?.named.employer]
  for (const each of extracts) expect(each && cv.text.slice(each.start, each.end)).toBe(each?.text)
})

describe('jobs without dates', () => {
  it('begin below a heading of jobs, or above their duties', () => {
    const jobs = jobsOf(
      'Experience\nStore Manager @ Larkspur Books\n- Led nine people\nSales Assistant @ Hollins Toys Ltd\n- Served customers',
    )
    expect(jobs).toEqual(['Store Manager | Larkspur Books |  | ', 'Sales Assistant | Hollins Toys Ltd |  | '])
  })

  it('are accepted between dated ones only with an employer', () => {
    const text = (line: string) =>
      `Experience\nStore Manager, Larkspur Books, 2019 - 2021\n- Led nine people\n\n${line}\n- Served customers`
    expect(read(text('Sales Assistant, Hollins Toys Ltd')).jobs).toHaveLength(2)
    expect(read(text('Sales Assistant')).jobs).toHaveLength(1)
  })
})

describe('a title', () => {
  it.each([
    ['Hollins Toys Ltd\nAnalyst, Business Operations\n2015 - 2019', 'Analyst, Business Operations'],
    ['Hollins Toys Ltd\nAnalyst, Leeds\n2015 - 2019', 'Analyst'],
  ])('includes its field, but not its place: %j', (job, title) => {
    expect(read(`Experience\n${job}\n- Kept the books`).jobs[0]?.title).toBe(title)
  })
})

describe('ways of writing dates', () => {
  it.each([
    ['2018 - 21', '2018', '2021'],
    ['2021-01 / 2023-05', '2021-01', '2023-05'],
    ['Jan. 2019 up till now', '2019-01', 'present'],
    ['May 2019 - (Present)', '2019-05', 'present'],
    ['August 2019 onwards', '2019-08', 'present'],
    ['Sep 2020 - Aug 22', '2020-09', '2022-08'],
    ['2019/20 – 2021/22', '2019', '2021'],
    ['Q1 2020 - Q3 2021', '2020', '2021'],
    ['2022 (6 months)', '2022', '2022'],
    ["summer '17", '2017', '2017'],
  ])('%s', (dates, from, to) => {
    const [job] = read(`Experience\nSales Assistant, Hollins Toys Ltd, ${dates}\n- Served customers`).jobs
    expect([job?.from, job?.to]).toEqual([from, to])
  })
})
