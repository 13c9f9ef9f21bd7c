/** Query plans of the lists in PostgreSQL: index scans, however many rows there are. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { FIRST_PAGE, type PageWish } from '@/schemas/paging'
import type { Deps } from '@/server/ports'
import { listCvReviews } from '@/server/services/cv-review/reviews'
import { listAttempts } from '@/server/services/evaluation/list-attempts'
import { getOverview, listCompleted, listInterviews } from '@/server/services/interview/lists'
import { getNewComments, listComments } from '@/server/services/mentor/comments'
import { listPayments } from '@/server/services/payment/list'
import { getLastCv, listUsage } from '@/server/services/user/profile'
import { planOf } from '../helpers/query-plans'
import { createTestApp, type TestApp } from '../helpers/test-app'

/** 8 users with 2,500 rows each, whose interviews have no CV. */
const FILL = [
  `INSERT INTO "User" (id, email, name) SELECT 'u' || n, 'u' || n || '@example.com', 'N' FROM generate_series(1, 8) n`,
  `INSERT INTO "Interview" (id, "userId", role, questions, "questionCount", status, "createdAt", "completedAt", score,
      "feedbackStatus")
    SELECT 'i' || n, 'u' || (n % 8 + 1), 'accountant', '[]', 5,
      (CASE n / 8 % 3 WHEN 0 THEN 'saved' WHEN 1 THEN 'in_progress' ELSE 'completed' END)::"InterviewStatus",
      now() - n * interval '1 minute',
      CASE WHEN n / 8 % 3 > 1 THEN now() - n * interval '1 minute' END, CASE WHEN n / 8 % 3 > 1 THEN n % 100 END, 'ready'
    FROM generate_series(1, 20000) n`,
  `INSERT INTO "Answer" ("userId", "interviewId", "questionId", text, "timeSpent", "wordCount", "updatedAt")
    SELECT 'u' || (n % 8 + 1), 'i' || n, 'q', 'x', 1, 1, now() FROM generate_series(1, 20000) n`,
  `INSERT INTO "AnswerScore" ("userId", "interviewId", "questionId", evaluator, score, result)
    SELECT 'u' || (n % 8 + 1), 'i' || n, 'q', 'local', 1, '{}' FROM generate_series(9, 20000) n`,
  `INSERT INTO "AnswerAttempt" ("userId", "interviewId", "questionId", number, text, status)
    SELECT 'u' || (n % 8 + 1), 'i' || n, 'q', 2, 'x', 'ready' FROM generate_series(1, 20000) n`,
  `INSERT INTO "CvReview" (id, "userId", "cvContent", "jobDescription", "createdAt")
    SELECT 'r' || n, 'u' || (n % 8 + 1), 'x', 'y', now() - n * interval '1 minute' FROM generate_series(1, 20000) n`,
  `INSERT INTO "Payment" (id, "userId", reference, provider, plan, amount, currency, "createdAt")
    SELECT 'p' || n, 'u' || (n % 8 + 1), 'ref' || n, 'sandbox', 'monthly', 1, 'NGN', now() - n * interval '1 minute'
    FROM generate_series(1, 20000) n`,
  `INSERT INTO "UsageEntry" (id, "userId", kind, month, amount, reason, "createdAt")
    SELECT 'e' || n, 'u' || (n % 8 + 1), 'interview', '2026-03', 1, 'started', now() - n * interval '1 minute'
    FROM generate_series(1, 20000) n`,
  `INSERT INTO "MentorComment" (id, "userId", "interviewId", "questionId", name, text, "readAt", "createdAt")
    SELECT 'c' || n, 'u' || (n % 8 + 1), 'i' || (n % 8 + 8), 'q', '', 'x', CASE WHEN n > 800 THEN now() END,
      now() - n * interval '1 minute'
    FROM generate_series(1, 20000) n`,
]

let app: TestApp

const BEHIND: PageWish = { limit: 20, cursor: { at: new Date(Date.now() - 5 * 60 * 60 * 1000), id: 'i300' } }

describe.runIf('url' in inject('templateDatabase'))('PostgreSQL reads', () => {
  beforeAll(async () => {
    app = await createTestApp()
    for (const statement of FILL) await app.database.executeSql(statement)
    await app.database.executeSql('VACUUM ANALYZE')
  })
  afterAll(() => app?.close())

  const lists: Record<string, { index: string; read: (deps: Deps, page: PageWish) => Promise<unknown> }> = {
    interviews: { index: 'Interview_userId_createdAt_id_idx', read: (deps, page) => listInterviews(deps, 'u1', page) },
    'saved interviews': {
      index: 'Interview_userId_status_createdAt_id_idx',
      read: (deps, page) => listInterviews(deps, 'u1', page, 'saved'),
    },
    'completed interviews': {
      index: 'Interview_completed_idx',
      read: (deps, page) => listCompleted(deps, 'u1', page),
    },
    'CV reviews': { index: 'CvReview_userId_createdAt_id_idx', read: (deps, page) => listCvReviews(deps, 'u1', page) },
    payments: { index: 'Payment_userId_createdAt_id_idx', read: (deps, page) => listPayments(deps, 'u1', page) },
    'comments of mentors': {
      index: 'MentorComment_userId_interviewId_createdAt_id_idx',
      read: (deps, page) => listComments(deps, 'u1', { id: 'i8', ...page }),
    },
    'usage entries': {
      index: 'UsageEntry_userId_month_createdAt_id_idx',
      read: (deps, page) => listUsage(deps, 'u1', page),
    },
  }
  it.each(Object.entries(lists))('%s by an index in the order of the list', async (_name, { index, read }) => {
    for (const page of [FIRST_PAGE, BEHIND]) {
      const nodes = await planOf(app.deps, (deps) => read(deps, page))
      const types = nodes.map((node) => node['Node Type'])
      expect(nodes.map((node) => node['Index Name'])).toContain(index)
      expect(types.filter((type) => /Seq Scan|Bitmap|^Sort$/.test(type))).toEqual([])
    }
  })

  it('attempts by the index that has those of an interview together', async () => {
    const nodes = await planOf(app.deps, (deps) => listAttempts(deps, 'u1', { id: 'i8', ...FIRST_PAGE }))
    expect(nodes.map((node) => node['Index Name'])).toContain('AnswerAttempt_pkey')
    // The one row of the user is read as well; of eight users, the planner rightly scans the table.
    const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])
    expect(scanned.filter((table) => table !== 'User')).toEqual([])
  })

  it('new comments by the index that has them together', async () => {
    const nodes = await planOf(app.deps, (deps) => getNewComments(deps, 'u1'))
    expect(nodes.map((node) => node['Index Name'])).toContain('MentorComment_userId_readAt_createdAt_idx')
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  })

  it("the dashboard's totals by an index-only scan", async () => {
    const nodes = await planOf(app.deps, (deps) => getOverview(deps, 'u1'))
    const ofIndex = nodes.filter((node) => node['Index Name'] === 'Interview_completed_idx')
    expect(ofIndex.map((node) => node['Node Type'])).toContain('Index Only Scan')
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  })

  it('the last CV without scanning interviews that have none', async () => {
    const nodes = await planOf(app.deps, (deps) => getLastCv(deps, 'u1'))
    const indexes = nodes.flatMap((node) => node['Index Name'] ?? [])
    expect(indexes).toEqual(['Interview_with_cv_idx', 'CvReview_userId_createdAt_id_idx'])
  })
})
