/** CVs are matched in a thread: whatever they hold, the server goes on answering. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { skillTaxonomy } from '@/content/skills'
import { reviewTexts } from '@/domain/cv/review-cv'
import { LIMITS } from '@/schemas/text'
import { createCvReviewer } from '@/server/adapters/cv'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'

const now = new Date('2026-03-10T12:00:00Z')
const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
const { reviewCv, close } = createCvReviewer({ production: false })
const names = skillTaxonomy().skills.map(({ name }) => name)

beforeAll(async () => {
  await reviewCv({ cv: CV_TEXT, job: JOB_TEXT, now })
})
afterAll(close)

describe('a review in a thread', () => {
  it('is the same as in this one', async () => {
    const result = await reviewCv({ cv: CV_TEXT, job: JOB_TEXT, now })
    expect(result).toEqual(reviewTexts({ cv: CV_TEXT, job: JOB_TEXT, taxonomy: skillTaxonomy(), now }))
  })

  it.each([
    ['ordinary lines', CV_TEXT, JOB_TEXT],
    ['every skill there is', `${names.join('\n')}\n`, `- ${names.join('\n- ')}\n`],
    ['dates on each line', 'Accountant 2019 - 2020\n', 'Managed (a, b) 2019 - 2020 Excel; SQL or Python or '],
  ])('of the largest texts, %s, keeps nobody waiting', async (_name, cv, job) => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const { score } = await reviewCv({ cv: filled(cv, LIMITS.cv), job: filled(job, LIMITS.jobDescription), now })
    delay.disable()
    expect(score).toBeGreaterThanOrEqual(0)
    expect(delay.max / 1e6).toBeLessThan(200)
  })

  it('one after the other, each gets its own', async () => {
    const jobs = ['Accountant\nExcel, IFRS', 'Chef\nKitchen, menus', JOB_TEXT]
    const results = await Promise.all(jobs.map((job) => reviewCv({ cv: CV_TEXT, job, now })))
    expect(results.map(({ jobTitle }) => jobTitle)).toEqual(['Accountant', 'Chef', 'Data Analyst'])
  })
})

it('a review without end is given up, and the next one has a thread of its own', async () => {
  const reviewer = createCvReviewer({ production: false, wallMs: 50 })
  await expect(reviewer.reviewCv({ cv: filled(CV_TEXT, LIMITS.cv), job: JOB_TEXT, now })).rejects.toThrow(/too long/)
  await reviewer.close()
  const second = reviewCv({ cv: CV_TEXT, job: JOB_TEXT, now })
  expect((await second).score).toBeGreaterThan(50)
})
