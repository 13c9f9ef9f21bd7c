/** Remarks that would be false of the CV in front of them. */
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { wordsFor } from '@/domain/cv-review/advice'
import { reviewCv } from '@/domain/cv-review/review-cv'
import type { Row } from '@/domain/cv-review/rows'

const taxonomy = skillTaxonomy()
const now = new Date('2025-06-15')
const review = (cv: string, job: string) => reviewCv({ cv, job, taxonomy, now })

const JOB = 'Accountant\nRequirements\n- Excel\n- IFRS\n- bank reconciliation'

describe('months between two jobs', () => {
  const datesOf = (between: string, after = '') =>
    review(
      'Jo Bell\njo@example.com\n\nExperience\n\nAccountant, Acme Ltd, November 2023 – Present\n' +
        `- Closed the books of four branches\n\n${between}Bookkeeper, Elm Ltd, March 2019 – February 2023\n` +
        `- Kept the ledgers of nine shops\n${after}`,
      JOB,
    ).dates

  it('without a line on them are remarked on', () => {
    expect(datesOf('')).toMatchObject([{ why: expect.stringContaining('About 8 months before it') }])
  })

  it.each([
    'Career break (relocation and family) – March 2023 to October 2023',
    'Maternity leave, 03/2023 – 10/2023',
    'Volunteer at the food bank, Mar 2023 - Oct 2023',
  ])('are accounted for by “%s”', (line) => {
    expect(datesOf(`${line}\n\n`)).toEqual([])
  })

  it('are accounted for by studies', () => {
    expect(datesOf('', '\nEducation\nBSc Accounting, Elm University, 2019 – 2023\n')).toEqual([])
    expect(datesOf('', '\nEducation\nBSc Accounting, Elm University, 2012 – 2016\n')).toHaveLength(1)
  })

  it('are counted without those that another line covers', () => {
    const cv =
      'Experience\nAccountant, Acme Ltd, January 2024 - Present\n- Closed the books\nBookkeeper, Elm Ltd, Jan 2018 - ' +
      'Dec 2020\n- Kept ledgers\n\nEducation\nBSc Accounting, Elm University, Jan 2021 - Dec 2022'
    expect(review(cv, JOB).dates[0]?.why).toContain('About 12 months before it')
  })

  it('are not accounted for by a certificate that still holds', () => {
    expect(datesOf('', '\nCertifications\nMember of ICAN, 2015 – Present\n')).toHaveLength(1)
  })
})

describe('a telephone number', () => {
  const contactOf = (head: string, body = '') =>
    review(
      `Jo Bell\n${head}\n\nExperience\nAccountant, Acme, Jan 2020 - Present\n- Kept the books\n${body}`,
      JOB,
    ).feedback.sections.find(({ name }) => name === 'Contact')?.note

  it.each([
    'Lagos | 9555501111 | jo@example.com',
    'jo@example.com\n9555501111',
    'Dubai, UAE 97125 55540\njo@example.com',
    'New Delhi 110001 9555501111\njo@example.com',
    'jo@example.com, +971 2 555 5540',
    'jo@example.com, (555) 010-0142',
    'jo@example.com, 0803 555 0142',
    'jo@example.com, 030/5550142',
    'jo@example.com, 555.010.0142',
    'jo@example.com\nPhone no: 555 0142',
  ])('is found in “%s”', (head) => {
    expect(contactOf(head)).toContain('telephone number are there')
  })

  it('is found below the work as well, beside a label or alone', () => {
    expect(contactOf('jo@example.com', 'Mobile: 9555501111')).toContain('telephone number are there')
    expect(contactOf('jo@example.com', '\nContact\n9555501111')).toContain('telephone number are there')
  })

  it.each([
    'Accountant, 2015 - 2019, 2020 - 2024',
    'Born 01.02.1990',
    'Licence No. 1234567890',
    'NIN: 12345678901',
    'Handled ₦1500000000 in payments',
    'Turnover of NGN 1 500 000 000',
  ])('is not “%s” at the top', (line) => {
    expect(contactOf(`jo@example.com\n${line}`)).toBe('Not found: a telephone number.')
  })

  it.each([
    'Elm Ltd (2015 - 2019)',
    'Bookkeeper: 01.2018 - 03.2019',
    '- Processed 1234567890 records of customers',
    '- Account 0123456789 reconciled each month',
    '- Paid 12/03/19 - 14/05/20 in two parts',
    'Credential ID 1234567890123',
    'ORCID 0000-0000-0000-0000',
  ])('is not “%s” below', (line) => {
    expect(contactOf('jo@example.com', line)).toBe('Not found: a telephone number.')
  })
})

describe('a requirement that the quoted line names', () => {
  const adviceOn = (asked: string, line: string) => {
    const cv = `Jo Bell\n\nExperience\nAnalyst, Acme, Jan 2020 - Present\n- Kept the files in order\n- ${line}\n`
    return review(cv, `Analyst\nRequirements\n- ${asked}\n- punctual`).rows[0]?.advice
  }

  it.each([
    ['REST API', 'Developed REST APIs using', 'Your CV names it'],
    ['SQL', 'basic SQL', 'sounds like only a little of it'],
    ['CPA', 'CPA candidate: passed FAR', 'reads as not yet completed'],
    ['COREN registered', 'COREN (in view)', 'reads as not yet completed'],
    ['French', 'French: a little, from school', 'sounds like only a little of it'],
  ])('%s in “%s” is not asked to be named', (asked, line, words) => {
    const advice = adviceOn(asked, line)
    expect(advice).toContain(words)
    expect(advice).not.toMatch(/name it there|add “/)
  })

  it('is named without what leads in to it, and without the stop of the quoted line', () => {
    const row = {
      text: 'Good working knowledge of UK employment law',
      kind: 'skill',
      verdict: 'partly',
      quote: 'Wrote the grievance policy.',
      place: 'recent job',
      requirement: { text: 'Good working knowledge of UK employment law', kind: 'skill', skill: null },
    } as unknown as Row
    expect(wordsFor(row)).toBe(
      'Your CV says “Wrote the grievance policy”. If that work included “UK employment law”, name it there.',
    )
    expect(wordsFor({ ...row, text: 'Deep learning' })).toContain('“Deep learning”')
    const requirement = { ...row.requirement, text: 'travel to site 4 days a week' }
    expect(wordsFor({ ...row, text: requirement.text, requirement })).toMatch(/say so in your letter/)
  })

  it('is told what amount is missing', () => {
    const row = {
      text: 'typing 30 wpm',
      kind: 'skill',
      verdict: 'partly',
      quote: 'Typing speed 25 wpm',
      place: 'skills list',
      requirement: { text: 'typing 30 wpm', kind: 'skill', skill: null },
    } as unknown as Row
    expect(wordsFor(row)).toBe(
      'Your CV says “Typing speed 25 wpm”, and the job asks for “typing 30 wpm”. ' +
        'If you have reached that by now, give the new figure.',
    )
    expect(wordsFor({ ...row, quote: 'Fast typing (wpm on request)' })).toContain('without a figure')
    expect(wordsFor({ ...row, quote: 'Transcribed calls' })).toContain('name it there')
    const named = { ...row.requirement, text: 'Windows 10 support' }
    const version = { ...row, text: named.text, requirement: named, quote: 'Windows support' }
    expect(wordsFor(version)).not.toContain('figure')
  })
})

describe('a degree', () => {
  const CV =
    'Jo Bell\njo@example.com\n\nExperience\nAccountant, Acme, Jan 2015 - Present\n- Kept the books of nine shops\n\n' +
    'Education\nBSc Accounting, Elm University, 2014'
  const of = (asked: string) => {
    const { rows, feedback } = review(CV, `Accountant\nRequirements\n- Excel\n${asked}`)
    const note = feedback.sections.find(({ name }) => name === 'Education')?.note
    return { advice: rows.find(({ kind }) => kind === 'degree')?.advice, note }
  }

  it('in whose place experience is taken asks for it', () => {
    const { advice, note } = of("- Master's degree in Finance or equivalent experience")
    expect(advice).toContain('the job takes experience of that level in its place')
    expect(note).toContain('takes experience in its place')
  })

  it('that must be held can not be worded', () => {
    const { advice, note } = of("- Master's degree in Finance or equivalent")
    expect(advice).toContain('No wording can change that')
    expect(note).toMatch(/^The job asks: .*does not show that degree\.$/)
  })

  it('that is only wished for is not said to be asked', () => {
    expect(of("\nNice to have\n- Master's degree in Finance").note).toMatch(/^The job would like: /)
  })
})

describe('what is added to a CV', () => {
  const row = (text: string, kind: string, more: object = {}) =>
    ({
      text,
      kind,
      verdict: 'no',
      quote: null,
      place: null,
      requirement: { text, kind, skill: null },
      ...more,
    }) as unknown as Row

  it('does not put a driving licence under education', () => {
    expect(wordsFor(row('A full UK driving licence', 'certificate'))).toContain('below your contact details')
    expect(wordsFor(row('CIPD Level 7', 'certificate'))).toContain('under education')
  })

  it('does not doubt that the author of a CV in English writes English', () => {
    const requirement = {
      text: 'Clear written English',
      kind: 'language',
      skill: { name: 'English', kind: 'language' },
    }
    expect(wordsFor(row('Clear written English', 'language', { requirement }))).toMatch(/^Your CV shows that you write/)
    expect(wordsFor(row('French', 'language'))).toContain('If you speak it')
  })

  it('is a way of working that a line shows, not something that work includes', () => {
    const shown = { verdict: 'partly', quote: 'Chaired the weekly meeting', place: 'recent job' }
    const requirement = { text: 'Attention to detail', kind: 'skill', skill: null }
    expect(wordsFor(row('Attention to detail', 'skill', { ...shown, requirement }))).toContain('If that work shows “')
  })
})

it('a short list of skills behind a label is not asked for', () => {
  const noteOn = (line: string) =>
    review(
      `Jo Bell\njo@example.com\n\nExperience\nAccountant, Acme, Jan 2020 - Present\n- Kept the books\n\n` +
        `Education\nBSc Accounting, Elm University, 2019\n\n${line}`,
      JOB,
    ).feedback.sections.find(({ name }) => name === 'Skills')?.note
  expect(noteOn('SOFTWARES: Excel, Sage, Power BI (basic)')).not.toContain('A short list of skills would help')
  expect(noteOn('Hobbies: reading, football, chess')).toContain('A short list of skills would help')
})

it('a project that stands outside of the jobs is not said to be an older job', () => {
  const cv =
    'Ann Doe\nann@example.com\n\nEducation\nMoringa School - Data Analytics, 2024\n\nProjects\n' +
    'Rent tracker: scraped 3,000 listings with Python, cleaned them and published a Power BI dashboard\n' +
    'Exam results: used SQL to compare the results of 42 schools\n\nWork Experience\n' +
    'Mathematics Teacher, St Teresa School, Jan 2020 to Dec 2024\n- Taught mathematics to up to 180 students each year'
  const { feedback } = review(cv, 'Data Analyst\nRequirements\n- Python\n- SQL\n- Power BI')
  expect(feedback.strengths.join('\n')).toContain('Python: shown')
  expect(feedback.strengths.filter((each) => /shown in an older job \(“(?:Rent|Exam)/.test(each))).toEqual([])
})

describe('what stands only in a list', () => {
  const gapsOf = (asked: string) => {
    const cv =
      'Jo Bell\n\nExperience\nBookkeeper, Acme, Jan 2020 - Present\n- Posting sales and expenses into QuickBooks\n\n' +
      'Skills\nSage, QuickBooks, Xero, driving licence, internet speed 10 Mbps, work under pressure'
    return review(cv, `Bookkeeper\nRequirements\n${asked}`).feedback.gaps.join('\n')
  }

  it('is a tool that no line of the work names, nor an alternative to it', () => {
    expect(gapsOf('- Sage or QuickBooks\n- Xero')).toContain('Only in a list, with no work that shows it: “Xero”.')
  })

  it('is no licence, equipment or trait', () => {
    const asked = '- Valid driving licence\n- Internet speed of 10 Mbps\n- Able to work under pressure'
    expect(gapsOf(asked)).not.toContain('Only in a list')
  })
})

describe('the rewritten line', () => {
  const rewriteOf = (line: string, until = 'Mar 2025') =>
    review(`Experience\nClerk, Acme, Jan 2020 - ${until}\n- ${line}`, JOB).bullets.weak[0]?.rewrite.split(',')[0]

  it.each([
    ['Posting of daily sales and expenses', 'Posted daily sales and expenses'],
    ['Responsible for posting of daily sales and expenses', 'Posted daily sales and expenses'],
    ['Checking the waybill and sorting parcels', 'Checked the waybill and sorted parcels'],
    ['Sorting and packing of the parcels', 'Sorted and packed the parcels'],
    ['Serving guests and responding to their wishes', 'Served guests and responded to their wishes'],
    ['Supporting the recruitment and training of staff', 'Supported the recruitment and training of staff'],
    ['Thinking of gifts for the guests', 'Thought of gifts for the guests'],
    ['Visiting the mills to collect samples', 'Visited the mills to collect samples'],
    ['Setting out of roads and drains', 'Set out roads and drains'],
    ['Following up of late payers', 'Followed up late payers'],
  ])('of “%s” is “%s”', (line, rewrite) => {
    expect(rewriteOf(line)).toBe(rewrite)
  })

  it.each([
    'Managing hiring and training sessions',
    // An unknown verb, whose past tense is not sure.
    'Checking the waybill and counting parcels',
    'Closing the year was the work of others',
    'Editing tools: Word and Acrobat Reader',
    'Take orders and serve the guests',
    'Use of lime in building blocks',
    // "Worked out the Lagos office" would be something else.
    'Working out of the Lagos office',
  ])('of “%s” is left out', (line) => {
    expect(rewriteOf(line)).toBeUndefined()
  })
})

describe('a summary without a heading', () => {
  const noteOf = (opening: string) =>
    review(
      `Jo Bell\njo@example.com\n\n${opening}\n\nExperience\nAccountant, Acme, Jan 2020 - Present\n- Kept the books`,
      JOB,
    ).feedback.sections.find(({ name }) => name === 'Summary')?.note

  it('counts, since the report quotes it as the summary', () => {
    const line = 'Accountant with five years in mills, who closes the books in Excel by the third day of each month.'
    expect(noteOf(line)).toMatch(/^19 words/)
  })

  it('may be only a headline', () => {
    expect(noteOf('Excel and IFRS')).toMatch(/^There is no separate summary\./)
    expect(noteOf('Lagos')).toMatch(/^No summary was found\./)
  })
})

describe('a term of the employment', () => {
  it.each([
    'own laptop',
    'live around Ajah',
    'Available on weekends',
    'Agege and environs',
    'Night shifts',
    'Right to work in the UK',
    'Reliable internet',
  ])('%s weighs little, and asks for no line in the CV', (term) => {
    const cv =
      'Jo Bell\n\nExperience\nAccountant, Acme Ltd, Jan 2019 - Present\n- Reconciled 14 bank accounts in Sage and Excel'
    const asked = 'Accountant\nRequirements\n- Sage\n- Excel\n- bank reconciliations'
    const { rows, score } = review(cv, `${asked}\n- ${term}`)
    const row = rows.find(({ text }) => text.toLowerCase() === term.toLowerCase())
    expect(row?.advice).toBe('If it is true of you, say so in your letter; it needs no line in your CV.')
    expect(score).toBeGreaterThan(review(cv, `${asked}\n- Kubernetes`).score + 8)
  })
})

describe('the nearest title of a CV', () => {
  const titleIn = (cv: string, job: string) => review(cv, `${job}\nRequirements\n- Excel`).title.inCv

  it('is none of the people whom a line of a job names', () => {
    const cv =
      'Grace Ouma\n\nExperience\nNurse, Elm Hospital, Jan 2018 - Present\n' +
      '- Worked with surgeons and sales representatives during trials of dressings'
    expect(titleIn(cv, 'Medical Sales Representative')).toBeNull()
  })

  it('is that of an adviser in HR rather than an older one of an administrator', () => {
    const cv =
      'Priya Nair\n\nExperience\nHR Advisor, Elm Ltd, Oct 2021 - Present\n- Advised 14 managers\n\n' +
      'HR Administrator, Oak Ltd, Sept 2016 - Sept 2021\n- Kept the files of 500 staff'
    expect(titleIn(cv, 'HR Business Partner')).toBe('HR Advisor')
  })
})

it('a title of other work is not suggested, however many points it would bring', () => {
  const cv =
    'Tunde Alabi\ntunde@example.com\n\nExperience\nDepot Team Leader, Swift Buses, Jan 2018 - Present\n' +
    '- Led a team of 14 drivers and planned their weekly rota\n- Kept the depot open through two strikes'
  const asked = '\nRequirements\n- Jira\n- budget management\n- stakeholder management'
  expect(review(cv, `Graphic Designer${asked}`).title).toMatchObject({ advice: null, gain: 0 })
})

it('nor to a person with other jobs whose field of work is near', () => {
  const cv =
    'Jo Bell\njo@example.com\n\nExperience\nPrimary School Teacher, Acme Ltd, Jan 2019 - Present\n' +
    '- Heard grievances of colleagues as union representative\n' +
    '- Ran recruitment of teaching assistants and their onboarding\n- Kept payroll sheets in Excel'
  const { title, parts } = review(cv, 'HR Adviser\nRequirements\n- employee relations\n- CIPD\n- payroll\n- Excel')
  expect(parts.map(({ note }) => note).join()).toContain('none of your job titles comes near')
  expect(title).toMatchObject({ advice: null, gain: 0 })
})

describe('dates outside of jobs', () => {
  const notesOn = (lines: string) =>
    Object.fromEntries(
      review(`Jo Bell\njo@example.com\n\n${lines}\n\nSkills\nExcel, IFRS`, JOB).feedback.sections.map((each) => [
        each.name,
        each.note,
      ]),
    )

  it('are not denied', () => {
    const told = notesOn('Education\nBSc Accounting, Elm University, 2014 - 2017')
    expect(told.Dates).toBe('Dates were found, but no job was recognised with them.')
    expect(notesOn('Education\nBSc Accounting, Elm University').Dates).toMatch(/^No span such as/)
  })

  it('are not missed where work is described', () => {
    const work = 'Experience\n- Closed the books of four branches each month\n- Kept the files of 30 suppliers in order'
    expect(notesOn(`${work}\n\nEducation\nBSc, Elm University, 2014 - 2017`).Experience).toMatch(/no job was recogn/)
    expect(notesOn(work).Experience).toMatch(/no dates were found/)
  })
})

describe("a line of one's own", () => {
  const CV =
    'Jo Bell\njo@example.com\n\nExperience\nAccountant, Elm Ltd, March 2019 - February 2023\n- Kept the ledgers\n' +
    'Senior Accountant, Acme Ltd, April 2023 - Present\n- Closed the books of four branches\n- Paid the suppliers\n' +
    'Education\nBSc Accounting, Elm University, 2012 - 2016'

  it('goes into the job that lasts longest, also where that is not the first', () => {
    const { latestLines } = review(CV, JOB)
    expect(latestLines.at(-1)).toBe('Paid the suppliers')
    expect(latestLines.join(' ')).not.toContain('Kept the ledgers')
    expect(review('Jo Bell\nEducation\nBSc Accounting, Elm University, 2012 - 2016', JOB).latestLines).toEqual([])
  })

  it('is offered for work that is missing, and for nothing else', () => {
    const { rows } = review(
      CV,
      `${JOB}\n- Must have own laptop\n- ICAN certificate\n- BSc in Law\n- French\n- bookkeeping`,
    )
    const offered = rows.filter(({ takesLine }) => takesLine).map(({ text }) => text)
    expect(offered).toEqual(expect.arrayContaining(['Excel', 'IFRS']))
    expect(offered.join(' ')).not.toMatch(/laptop|ICAN|Law|French/)
  })
})
