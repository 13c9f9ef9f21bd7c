import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionsFor } from '@/content/question-bank'
import { countWords } from '@/domain/interview/answers'
import { lockDataFolder } from '@/server/database/folder-lock'
import { DEMO_ACCOUNT } from '../../scripts/seed-demo/account'
import { DEMO_INTERVIEWS } from '../../scripts/seed-demo/interviews'
import { seedDemo } from '../../scripts/seed-demo/seed'
import { bundle } from '../helpers/bundle'
import { createTestApp, type TestApp } from '../helpers/test-app'

const asked = DEMO_INTERVIEWS.flatMap(({ role, asked }) => asked.map((one) => ({ role, ...one })))

describe('the demo interviews', () => {
  it.each(asked.map(({ role, questionId }) => [questionId, role] as const))('ask %s, a question for %s', (id, role) => {
    expect(questionsFor(role).map((question) => question.id)).toContain(id)
  })

  it('ask five questions each, and none twice', () => {
    for (const interview of DEMO_INTERVIEWS) expect(interview.asked).toHaveLength(5)
    expect(new Set(asked.map(({ questionId }) => questionId)).size).toBe(asked.length)
  })

  it.each(asked.flatMap((one) => ('text' in one ? [[one.questionId, one.text] as const] : [])))(
    'answer %s in 60 to 170 words',
    (_id, text) => {
      expect(countWords(text)).toBeGreaterThanOrEqual(60)
      expect(countWords(text)).toBeLessThanOrEqual(170)
    },
  )
})

describe('seeding', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
    expect(await seedDemo(app.deps)).toBe('created')
  })
  afterAll(() => app.close())

  /** All rows. */
  const everything = async () => ({
    users: await app.deps.prisma.user.findMany({ orderBy: { id: 'asc' } }),
    interviews: await app.deps.prisma.interview.findMany({ orderBy: { id: 'asc' } }),
    answers: await app.deps.prisma.answer.findMany({ orderBy: [{ interviewId: 'asc' }, { questionId: 'asc' }] }),
    scores: await app.deps.prisma.answerScore.findMany({ orderBy: [{ interviewId: 'asc' }, { questionId: 'asc' }] }),
    usage: await app.deps.prisma.usageEntry.findMany({ orderBy: { id: 'asc' } }),
  })
  const inOrder = () =>
    app.deps.prisma.interview.findMany({ orderBy: { createdAt: 'asc' }, include: { answers: true } })

  it('is idempotent', async () => {
    const before = await everything()
    expect(before.users).toHaveLength(1)
    expect(before.interviews).toHaveLength(5)
    expect(await seedDemo(app.deps)).toBe('existed')
    expect(await everything()).toEqual(before)
    expect(app.jobs).toEqual([])
    expect(app.mails).toEqual([])
  })

  it('creates a verified account with a password and interviews left', async () => {
    const { email, password } = DEMO_ACCOUNT
    const visitor = app.visitor()
    const { status, body } = await visitor.post('/api/auth/login', { email, password })
    expect(status).toBe(200)
    const { user } = body as { user: { id: string } }
    expect(user).toMatchObject({ emailVerified: true, plan: 'free' })
    expect((await visitor.get(`/api/user/${user.id}/usage`)).body).toMatchObject({ interviewCount: 0 })
  })

  it('creates three evaluated interviews in different months with rising scores', async () => {
    const finished = (await inOrder()).filter(({ status }) => status === 'completed')
    expect(finished.map(({ role }) => role)).toEqual(['data-analyst', 'product-manager', 'data-analyst'])
    expect(finished.map(({ feedbackStatus }) => feedbackStatus)).toEqual(['ready', 'ready', 'ready'])
    expect(finished.map(({ answers }) => answers.length)).toEqual([4, 5, 5])
    const months = finished.map(({ completedAt }) => completedAt?.toISOString().slice(0, 7))
    expect(months).toEqual(['2025-12', '2026-01', '2026-02'])
    const [first = 0, second = 0, last = 0] = finished.map(({ score }) => score ?? 0)
    expect(second - first).toBeGreaterThanOrEqual(5)
    expect(last - second).toBeGreaterThanOrEqual(10)
  })

  it('creates one saved interview with two answers, and a discarded one', async () => {
    const [discarded, saved] = (await inOrder()).filter(({ status }) => status !== 'completed')
    expect(saved).toMatchObject({ status: 'saved', currentQuestionIndex: 2, completedAt: null, feedbackStatus: 'none' })
    expect(saved?.answers).toHaveLength(2)
    expect(saved?.savedAt).not.toBeNull()
    expect(discarded).toMatchObject({ status: 'abandoned', completedAt: null, score: null })
  })

  it('counts each interview once in its month, within the limit of the free plan', async () => {
    const { usage, interviews } = await everything()
    expect(usage.map(({ interviewId }) => interviewId).sort()).toEqual(interviews.map(({ id }) => id).sort())
    for (const entry of usage) {
      const interview = interviews.find(({ id }) => id === entry.interviewId)
      expect(entry).toMatchObject({ kind: 'interview', amount: 1, reason: 'started' })
      expect(entry.month).toBe(interview?.createdAt.toISOString().slice(0, 7))
    }
    const months = usage.map(({ month }) => month).sort()
    expect(months).toEqual(['2025-12', '2026-01', '2026-01', '2026-02', '2026-02'])
  })

  it('stores the questions with their key points, and the text of each answer', async () => {
    const { interviews, answers } = await everything()
    for (const { questions, questionCount } of interviews) {
      expect(questions).toHaveLength(questionCount)
      for (const question of questions as unknown as { keyPoints: unknown[] }[]) {
        expect(question.keyPoints.length).toBeGreaterThanOrEqual(4)
      }
    }
    for (const { text, wordCount } of answers) expect(wordCount).toBe(countWords(text))
  })

  it('finishes the evaluations of a run that was interrupted', async () => {
    const before = await everything()
    const [last] = before.interviews.filter(({ status }) => status === 'completed').slice(-1)
    const id = last?.id ?? ''
    await app.deps.prisma.answerScore.deleteMany({ where: { interviewId: id } })
    await app.deps.prisma.interview.updateMany({ where: { id }, data: { feedbackStatus: 'processing', score: null } })
    expect(await seedDemo(app.deps)).toBe('existed')
    expect((await everything()).interviews).toEqual(before.interviews)
  })
})

describe('seeding that cannot be done', () => {
  it('reports the missing question, and writes nothing', async () => {
    const app = await createTestApp()
    const [first] = DEMO_INTERVIEWS
    if (!first) throw new Error('there is no demo interview')
    const outdated = [{ ...first, asked: [{ questionId: 'data-analyst.long-gone' }] }]
    await expect(seedDemo(app.deps, outdated)).rejects.toThrow(
      /'data-analyst\.long-gone', which is no longer a question for data-analyst/,
    )
    expect(await app.deps.prisma.user.count()).toBe(0)
    await app.close()
  })

  it('ends with one sentence and exit code 1 while a server has locked the data folder', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-seed-'))
    const lock = lockDataFolder(dataDir)
    const { script, folder } = await bundle('scripts/seed-demo.ts', 'seed')
    const { status, stderr } = spawnSync(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
      encoding: 'utf8',
    })
    expect(stderr.trim()).toMatch(
      /^The data folder .* is in use by another Greenroom process .*: stop that one first, or set DATA_DIR to another folder\.$/,
    )
    expect(status).toBe(1)
    expect(existsSync(path.join(dataDir, 'db'))).toBe(false)
    lock.release()
    for (const made of [dataDir, folder]) rmSync(made, { recursive: true })
  })
})
