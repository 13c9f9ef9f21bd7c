/**
 * Fair scheduling by person: nobody waits behind all of another person's jobs, and each person has one running job at a
 * time.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { JOB_HANDLERS } from '@/server/jobs/handlers'
import { type RunningQueue, startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { finishInterview } from '@/server/services/interview/end'
import { GOOD_ANSWER } from '../helpers/answers'
import { rulesHere } from '../helpers/rules-here'
import { createTestApp, type TestApp } from '../helpers/test-app'

const JOB_MS = 30
/** Interviews per busy user; there are more busy users than a process has slots. */
const MANY = 8
const BUSY = JOB_HANDLERS['evaluate-interview'].workers + 2

let app: TestApp
let queue: RunningQueue
const log = createLog('silent')
/** The owners of the evaluated answers, in order. */
const read: string[] = []
const running = new Map<string, number>()
let [mostOfOne, mostAtOnce] = [0, 0]

beforeAll(async () => {
  app = await createTestApp({
    evaluator: {
      name: 'local',
      findFacts: async (input, owner) => {
        read.push(owner)
        running.set(owner, (running.get(owner) ?? 0) + 1)
        mostOfOne = Math.max(mostOfOne, running.get(owner) ?? 0)
        mostAtOnce = Math.max(
          mostAtOnce,
          [...running.values()].reduce((sum, count) => sum + count, 0),
        )
        await sleep(JOB_MS)
        running.set(owner, (running.get(owner) ?? 1) - 1)
        return rulesHere.findFacts(input, owner)
      },
    },
  })
  queue = await startQueue(app.database, log)
  app.deps.queue = queue
})
afterAll(async () => {
  await queue.stop(5_000)
  await app.close()
})

const QUESTION = { id: 'q', text: 'Tell me about a report.', category: 'behavioral', timeEstimate: 3, source: 'bank' }

/** Completes interviews with one answer, as the service does. */
async function complete(userId: string, count: number): Promise<void> {
  const { prisma } = app.deps
  await prisma.user.create({ data: { id: userId, email: `${userId}@example.com`, name: userId } })
  for (let n = 0; n < count; n++) {
    const { id } = await prisma.interview.create({
      data: { userId, role: 'accountant', questions: [{ ...QUESTION, keyPoints: [] }], questionCount: 1 },
      select: { id: true },
    })
    await prisma.answer.create({
      data: { userId, interviewId: id, questionId: 'q', text: GOOD_ANSWER, timeSpent: 60, wordCount: 50 },
    })
    await prisma.$transaction((tx) => finishInterview(app.deps, tx, { userId, id, now: new Date() }))
  }
}

it('jobs are scheduled round robin by person, one per person at a time', async () => {
  const busy = Array.from({ length: BUSY }, (_, n) => `busy${n}`)
  for (const person of busy) await complete(person, MANY)
  await complete('late', 1)
  await queue.work(app.deps)
  await vi.waitFor(() => expect(read).toHaveLength(BUSY * MANY + 1), { timeout: 25_000, interval: 50 })
  expect(mostOfOne).toBe(1)
  expect(mostAtOnce).toBe(JOB_HANDLERS['evaluate-interview'].workers)
  // Each person's first job runs before most second jobs, whatever the order of arrival.
  expect(read.indexOf('late')).toBeLessThan(2 * BUSY)
  for (const person of busy) expect(read.filter((owner) => owner === person)).toHaveLength(MANY)
  // The last jobs of all people run last.
  expect(new Set(read.slice(-BUSY)).size).toBeGreaterThan(BUSY / 2)
})
