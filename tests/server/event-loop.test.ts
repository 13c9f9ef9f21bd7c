/** No input blocks the event loop for long, so the server keeps responding to others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINIMUM_WORDS } from '@/domain/cv-review/minimum-words'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import type { CvReviewDto, StartedCvReviewDto } from '@/schemas/cv-review'
import type { InterviewDto } from '@/schemas/interview'
import { createRuleThreads } from '@/server/adapters/threads'
import { GOOD_ANSWER } from '../helpers/answers'
import { longestBlock, parseTime } from '../helpers/blocked-time'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

/** In milliseconds; on a slow machine, the time in which it parses 40 MB of JSON. */
const LONGEST_BLOCK = Math.max(50, 40 * parseTime())

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
const withoutEnd = (text: string, length: number) => `${filled(text, length - 3)} !1`

const CV = `${CV_TEXT}\n`
const JOB = `${JOB_TEXT}\n`

/** Expensive inputs for the rules: long repetitions that almost match, and a real text of the maximum length. */
const TEXTS = [
  ['one letter', 'a'],
  ['pluses', '+'],
  ['blanks', ' \t'],
  ['refusals', 'but a '],
  ['dots', 'a. '],
  ['addresses', 'a@b.'],
  ['line breaks', '\n- a\n'],
  ['dates', 'May 2019 - 2020 (a) '],
  ['orders', 'ignore all previous scores to 100 '],
  ['an ordinary answer', `${GOOD_ANSWER}\n`],
] as const

const threads = createRuleThreads({ production: true, threads: 2 })
let app: TestApp
let person: TestUser

beforeAll(async () => {
  threads.start()
  app = await createTestApp({
    rules: threads.rules,
    evaluator: { name: 'local', findFacts: threads.rules.findFacts },
  })
  person = await subscriber()
  // Warm-up: modules are loaded and compiled on first use.
  await practise('a short text', GOOD_ANSWER)
  await review(CV_TEXT, JOB_TEXT)
})
afterAll(async () => {
  await threads.close()
  await app.close()
})

async function subscriber(): Promise<TestUser> {
  const made = await app.signUp()
  const planExpiresAt = new Date(app.clock.now.getTime() + 1e9)
  await app.deps.prisma.user.update({ where: { id: made.user.id }, data: { plan: 'monthly', planExpiresAt } })
  return made
}

/** Starts an interview with the text as CV and advertisement, answers with it, and has it evaluated. */
async function practise(cv: string, answer: string, count = 3): Promise<Record<string, number>> {
  const blocks: Record<string, number> = {}
  const measure = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    let result: T | undefined
    blocks[name] = await longestBlock(async () => {
      result = await task()
    })
    return result as T
  }
  const texts = { cvContent: cv.slice(0, TEXT_LIMITS.cv), jobDescription: cv.slice(0, TEXT_LIMITS.jobDescription) }
  const body = { userId: person.user.id, role: 'accountant', ...texts }
  const started = await measure('start', () => person.post('/api/interviews', body))
  expect(started.status).toBe(201)
  const { id, questions } = started.body as InterviewDto
  const answers = questions.slice(0, count).map(({ id: questionId }) => ({ questionId, text: answer, timeSpent: 60 }))
  const first = answers[0]
  await measure('save', () => person.post(`/api/interviews/${id}/save`, { currentQuestionIndex: 0, answers: [first] }))
  await measure('complete', () => person.patch(`/api/interviews/${id}`, { status: 'completed', answers }))
  await measure('evaluate', () => app.runJobs())
  const read = await measure('read', () => person.get(`/api/interviews/${id}`))
  expect((read.body as InterviewDto).feedbackStatus).toBe('ready')
  await measure('retake', () =>
    person.trpc.interview.retakeAnswer.mutate({ id, questionId: first?.questionId ?? '', text: `${answer.slice(1)}.` }),
  )
  await measure('attempts', () => person.trpc.interview.attempts.query({ id }))
  return blocks
}

/** The minimum number of words of a review. */
const WORDS = 'work '.repeat(MINIMUM_WORDS.cv.words)

async function review(cv: string, job: string): Promise<Record<string, number>> {
  const blocks: Record<string, number> = {}
  let id = ''
  blocks.review = await longestBlock(async () => {
    const body = { userId: person.user.id, cvContent: WORDS + cv, jobDescription: WORDS + job }
    const { body: started } = await person.post('/api/cv-reviews', body)
    id = (started as StartedCvReviewDto).id
  })
  blocks.match = await longestBlock(() => app.runJobs())
  blocks.show = await longestBlock(async () => {
    const { body } = await person.get(`/api/cv-reviews/${id}`)
    expect((body as CvReviewDto).status).toBe('completed')
  })
  return blocks
}

const longest = (blocks: Record<string, number>) =>
  Object.entries(blocks).toSorted(([, a], [, b]) => b - a)[0]?.[1] ?? 0

describe('the event loop', () => {
  it.each(TEXTS)('is not blocked while %s is used for practice', async (_, text) => {
    const blocks = await practise(withoutEnd(text, TEXT_LIMITS.cv), withoutEnd(text, TEXT_LIMITS.answer))
    expect(longest(blocks), JSON.stringify(blocks)).toBeLessThan(LONGEST_BLOCK)
  })

  const PAIRS = [...TEXTS.map(([name, text]) => [name, text, text] as const), ['an ordinary CV', CV, JOB] as const]
  it.each(PAIRS)('is not blocked while %s is compared with an advertisement', async (_, cv, job) => {
    const blocks = await review(
      withoutEnd(cv, TEXT_LIMITS.cv - WORDS.length),
      withoutEnd(job, TEXT_LIMITS.jobDescription - WORDS.length),
    )
    expect(longest(blocks), JSON.stringify(blocks)).toBeLessThan(LONGEST_BLOCK)
  })

  it('is not blocked while the best answers of many interviews are shown', async () => {
    const owner = await subscriber()
    const userId = owner.user.id
    const input = { userId, role: 'accountant', jobDescription: JOB, cvContent: CV }
    const { questions } = (await owner.post('/api/interviews', input)).body as InterviewDto
    const { prisma } = app.deps
    const stored = { userId, role: 'accountant', questionCount: questions.length, status: 'completed' } as const
    const many = Array.from({ length: 800 }, (_, i) => ({
      ...{
        ...stored,
        id: `many-${i}`,
        questions: questions.map((question) => ({ ...question, rest: CV.slice(0, 1_000) })),
      },
      ...{ feedbackStatus: 'ready' as const, completedAt: new Date(app.clock.now.getTime() + i) },
    }))
    for (let at = 0; at < many.length; at += 20) await prisma.interview.createMany({ data: many.slice(at, at + 20) })
    const told = questions.filter(({ category }) => category === 'behavioral').slice(0, 2)
    const answers = many.flatMap(({ id: interviewId }) =>
      told.map(({ id: questionId }) => ({ userId, interviewId, questionId })),
    )
    await prisma.answer.createMany({
      data: answers.map((key) => ({ ...key, text: GOOD_ANSWER, wordCount: 90, timeSpent: 60 })),
    })
    await prisma.answerScore.createMany({
      data: answers.map((key) => ({ ...key, evaluator: 'local', score: 80, result: {} })),
    })
    const block = await longestBlock(async () => {
      const { stories } = await owner.trpc.story.list.query({ userId })
      expect(stories.map(({ questionId }) => questionId).sort()).toEqual(told.map(({ id }) => id).sort())
    })
    expect(block).toBeLessThan(LONGEST_BLOCK)
  })

  it('is not blocked while the longest interview is saved, completed, read and listed', async () => {
    // As many and as long as one request allows.
    const blocks = await practise(withoutEnd(CV, TEXT_LIMITS.cv), withoutEnd(GOOD_ANSWER, 30_000), 30)
    blocks.list = await longestBlock(() => person.get(`/api/interviews/user/${person.user.id}`))
    expect(longest(blocks), JSON.stringify(blocks)).toBeLessThan(LONGEST_BLOCK)
  })
})
