/** Which employer and which job of the CV questions name. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import { lexiconOf } from '@/domain/documents/lexicon'
import { careerTopics, companyTopic } from '@/domain/interview/personal-questions/cv-topics'
import { readTexts } from '@/domain/interview/personal-questions/read-texts'

const LEXICON = lexiconOf(skillTaxonomy())
const NOW = new Date('2026-06-01')
const readIn = (jobDescription: string, cv = '') => readTexts({ jobDescription, cv }, LEXICON, NOW)

describe('the employer of the advert', () => {
  const SURE = 'Data Analyst\n\nAbout Kettleby Health\nKettleby Health helps clinics.\n\nRequirements\n- SQL'

  it('is the subject of a question where its name is sure', () => {
    expect(readIn(SURE).advert.employer).toBe('Kettleby Health')
    expect(companyTopic('Kettleby Health')?.slots).toEqual({ company: 'Kettleby Health' })
    expect(companyTopic('Kettleby Health')?.reason).toBe('because the advert names Kettleby Health as the employer')
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
    expect(companyTopic(null)).toBeNull()
    expect(companyTopic('a retail bank')).toBeNull()
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
    const last = careerTopics('Software Engineer II', cv, isOtherField).find(({ group }) => group === 'lastJob')
    expect([last?.slots.a_last, last?.quote]).toEqual(['a Software Engineer', 'Software Engineer'])
    expect(last?.reason).toBe('because your CV says that you have worked as a Software Engineer')
  })

  it('is the latest where the nearest is long ago', () => {
    const old = CV.replace('Mar 2021 - Jul 2025', 'Mar 2011 - Jul 2015')
    expect(readIn(JOB, old).cv.nearest).toBeUndefined()
  })

  it('is in lower case where only its first word has a capital', () => {
    const titles = ['Bar supervisor', 'Bar Supervisor', 'HR manager'].map((title) => {
      const cv = { jobs: [{ title, employer: null, lines: [] }], lines: [], skills: [] }
      return careerTopics('Analyst', cv, false).find(({ group }) => group === 'lastJob')?.slots.a_last
    })
    expect(titles).toEqual(['a bar supervisor', 'a Bar Supervisor', 'an HR manager'])
  })
})
