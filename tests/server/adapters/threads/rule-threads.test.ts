/** Rules in worker threads: fair scheduling, time limits, and the same results as in the main thread. */
import { afterAll, describe, expect, it } from 'vitest'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { createRuleThreads } from '@/server/adapters/threads'
import { WAITING } from '@/server/adapters/threads/limits'
import { RuleTimeout } from '@/server/rules/port'
import { GOOD_ANSWER } from '../../../helpers/answers'
import { CV_TEXT, JOB_TEXT } from '../../../helpers/cv-pair'
import { input } from '../../../helpers/example-report'
import { rulesHere } from '../../../helpers/rules-here'

const now = new Date('2026-03-10T12:00:00Z')
const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
const LONG = { cv: filled(CV_TEXT, TEXT_LIMITS.cv), job: filled(JOB_TEXT, TEXT_LIMITS.jobDescription), now }
const threads = createRuleThreads({ production: true, threads: 2 })
const { rules } = threads
afterAll(threads.close)

describe('rules in a thread', () => {
  it('give the same results as in the main thread', async () => {
    const texts = { cv: CV_TEXT, job: JOB_TEXT, now }
    expect(await rules.reviewCv(texts, 'ada')).toEqual(await rulesHere.reviewCv(texts, 'ada'))
    const facts = await rules.findFacts(input(GOOD_ANSWER), 'ada')
    expect(facts).toEqual(await rulesHere.findFacts(input(GOOD_ANSWER), 'ada'))
    const asked = { input: input(GOOD_ANSWER), facts }
    expect(await rules.scoreAnswer(asked, 'ada')).toEqual(await rulesHere.scoreAnswer(asked, 'ada'))
    const wanted = {
      jobDescription: JOB_TEXT,
      cv: CV_TEXT,
      counts: { technical: 2, behavioral: 2, situational: 1 },
      seed: 1,
      seen: new Set<string>(),
      proposed: [],
      now: new Date('2026-06-01'),
    }
    const made = await rules.makeQuestions(wanted, 'ada')
    expect(made).toHaveLength(5)
    expect(made).toEqual(await rulesHere.makeQuestions(wanted, 'ada'))
  })

  it('give each caller its own results', async () => {
    const jobs = ['Accountant\nExcel, IFRS', 'Chef\nKitchen, menus', JOB_TEXT]
    const results = await Promise.all(jobs.map((job, i) => rules.reviewCv({ cv: CV_TEXT, job, now }, `owner ${i}`)))
    expect(results.map(({ jobTitle }) => jobTitle)).toEqual(['Accountant', 'Chef', 'Data Analyst'])
  })

  it('do not make one person wait for the texts of another', async () => {
    const order: string[] = []
    const many = Array.from({ length: 3 }, () => rules.reviewCv(LONG, 'ada').then(() => order.push('ada')))
    const other = rules.reviewCv({ cv: CV_TEXT, job: JOB_TEXT, now }, 'ben').then(() => order.push('ben'))
    await Promise.all([...many, other])
    expect(order.indexOf('ben')).toBeLessThanOrEqual(1)
  })

  it('that read whole texts leave a thread to the others, however many people ask for one', async () => {
    const reviews = ['ada', 'ben'].map((owner) => rules.reviewCv({ cv: CV_TEXT, job: JOB_TEXT, now }, owner))
    expect(threads.load()).toEqual({ running: 1, waiting: 1 })
    const other = rules.remarkOnTexts([], 'cleo')
    expect(threads.load()).toEqual({ running: 2, waiting: 1 })
    await Promise.all([...reviews, other])
    const answers = ['ada', 'ben'].map((owner) => rules.findFacts(input(GOOD_ANSWER), owner))
    expect(threads.load()).toEqual({ running: 2, waiting: 0 })
    await Promise.all(answers)
  })

  it("refuse tasks beyond the queue's limit", async () => {
    const asked = Array.from({ length: WAITING.waitingPerOwner + 5 }, () => rules.remarkOnTexts([], 'ada'))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } })
    expect(await rules.remarkOnTexts([], 'ada')).toEqual([])
  })

  it('report errors without the words of a text', async () => {
    const broken = { input: { question: null, answer: 'my secret' }, facts: null }
    await expect(rules.scoreAnswer(broken as never, 'ada')).rejects.toThrow('scoreAnswer failed: TypeError')
  })
})

it('a rule that takes too long is terminated, and its thread replaced', async () => {
  // A busy machine does not change the outcome.
  const usedMs = () => performance.now()
  const { rules, close } = createRuleThreads({ production: true, threads: 1, wallMs: { reviewCv: 100 }, usedMs })
  expect(await rules.remarkOnTexts([], 'ada')).toEqual([])
  await expect(rules.reviewCv(LONG, 'ada')).rejects.toThrow('reviewCv took too long')
  expect(await rules.remarkOnTexts([], 'ada')).toEqual([])
  await close()
})

it('a rule that is late since the machine is busy may be tried again', async () => {
  const limits = { wallMs: { reviewCv: 100 }, usedMs: () => 0 }
  const { rules, close } = createRuleThreads({ production: true, threads: 1, ...limits })
  const fault = await rules.reviewCv(LONG, 'ada').catch((error: unknown) => error)
  expect(fault).toMatchObject({ message: 'reviewCv got too little of a processor' })
  // Only that one ends all tries of a job.
  expect(fault).not.toBeInstanceOf(RuleTimeout)
  await close()
})
