/** Which employer and which job of the CV questions name. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import { lexiconOf } from '@/domain/documents/lexicon'
import { careerTopics, companyTopics } from '@/domain/interview/personal-questions/cv-topics'
import type { AskedCv } from '@/domain/interview/personal-questions/input'
import { readTexts } from '@/domain/interview/personal-questions/read-texts'

const LEXICON = lexiconOf(skillTaxonomy())
const NOW = new Date('2026-06-01')
const NO_CV: AskedCv = { jobs: [], lines: [], skills: [] }
const readIn = (jobDescription: string, cv = '') => readTexts({ jobDescription, cv }, LEXICON, NOW)

describe('the employer of the advert', () => {
  const SURE = 'Data Analyst\n\nAbout Kettleby Health\nKettleby Health helps clinics.\n\nRequirements\n- SQL'

  it('is the subject of a question where its name is sure', () => {
    expect(readIn(SURE).advert.employer).toBe('Kettleby Health')
    const [topic] = companyTopics('Kettleby Health', NO_CV)
    expect(topic?.slots).toEqual({ company: 'Kettleby Health' })
    expect(topic?.reason).toBe('because the advert names Kettleby Health as the employer')
  })

  it('is none where a place or a part of the work may have been read as its name', () => {
    // "Senior Backend Engineer – Energy Data Platform": a part of the work has the place of a name.
    const pair = readFileSync('data/questions/pairs.jsonl', 'utf8')
      .split('\n')
      .find((line) => line.includes('"k02"'))
    const { job } = JSON.parse(pair ?? '{}')
    const { employer, employerProbability } = readAdvert(job, LEXICON)
    expect(employer).toBe('Energy Data Platform')
    expect(employerProbability).toBeLessThan(0.7)
    expect(readIn(job).advert.employer).toBeNull()
    expect(companyTopics(null, NO_CV)).toEqual([])
    expect(companyTopics('a retail bank', NO_CV)).toEqual([])
  })

  it('is none where the person works there, and has one article', () => {
    const jobs = [{ title: 'Nurse', employer: 'The University of Leeds', lines: [] }]
    expect(companyTopics('The University of Leeds', { ...NO_CV, jobs })).toEqual([])
    expect(companyTopics('The University of Leeds', NO_CV)[0]?.slots.company).toBe('The University of Leeds')
  })
})

describe('the job of the CV that questions name', () => {
  const JOB = 'Software Engineer\n\nRequirements\n- Java\n- Kafka'
  const CV = [
    'Ada Obi\nLagos',
    'EXPERIENCE',
    'Teaching Assistant, Harborview Institute\nSep 2025 - Dec 2025\n- Marked exercises of 60 students',
    'Software Engineer, Paywise Nigeria\nMar 2021 - Jul 2025\n- Built payment services in Java',
  ].join('\n\n')

  it('is the latest in the line of work of the advert, not a later side job', () => {
    const { cv, isOtherField } = readIn(JOB, CV)
    expect(cv.jobs[0]?.title).toBe('Teaching Assistant')
    const last = careerTopics('Software Engineer II', cv, isOtherField).find(({ group }) => group === 'job')
    expect([last?.slots.a_last, last?.quote]).toEqual(['a Software Engineer', 'Software Engineer'])
    expect(last?.reason).toBe('because your CV says that you have worked as a Software Engineer')
  })

  it('is worded by whether it has ended, and neither way without dates', () => {
    const slotsIn = (cv: string) => careerTopics('Analyst', readIn(JOB, cv).cv, true)[1]?.slots
    expect(slotsIn(CV)).toMatchObject({ a_was: 'a Software Engineer', a_is: '' })
    expect(slotsIn(CV.replace('Jul 2025', 'present'))).toMatchObject({ a_was: '', a_is: 'a Software Engineer' })
    const undated = { ...NO_CV, jobs: [{ title: 'Nurse', employer: null, lines: [] }] }
    const [, job] = careerTopics('Analyst', undated, true)
    expect(job?.slots).toMatchObject({ a_last: 'a Nurse', a_was: '', a_is: '' })
  })

  it('is none that is no title of a person', () => {
    const titles = ['Professional Diploma in UX Design', 'Newsletter', 'Project Architect']
    const jobs = titles.map((title) => ({ title, employer: null, lines: [] }))
    const [, job] = careerTopics('UX Designer', { ...NO_CV, jobs, nearest: jobs[0] }, false)
    expect(job?.slots.last).toBe('Project Architect')
  })

  it('is the latest where the nearest is long ago', () => {
    const old = CV.replace('Mar 2021 - Jul 2025', 'Mar 2011 - Jul 2015')
    expect(readIn(JOB, old).cv.nearest).toBeUndefined()
  })

  it('is none that ended more than three years before the latest one, or that a job of an unknown kind follows', () => {
    const titleIn = (cv: string) => readIn(JOB, cv).cv.nearest?.title
    expect(titleIn(CV.replace('Mar 2021 - Jul 2025', 'Mar 2021 - Dec 2022'))).toBe('Software Engineer')
    expect(titleIn(CV.replace('Mar 2021 - Jul 2025', 'Mar 2021 - Nov 2022'))).toBeUndefined()
    expect(titleIn(CV.replace('Teaching Assistant', 'Improvement Lead'))).toBeUndefined()
  })

  it('is compared with the new one only where the titles differ', () => {
    const slotsOf = (title: string) => {
      const cv = { ...NO_CV, jobs: [{ title: 'HR Manager', employer: null, lines: [] }] }
      return careerTopics(title, cv, false)[1]?.slots.a_other
    }
    expect([slotsOf('Human Resources Manager'), slotsOf('Recruiter')]).toEqual(['', 'an HR Manager'])
  })
})
