/**
 * No access to other accounts: every REST path and every procedure is called with another user's ids. A new path or
 * procedure must first be added to one of the tables below.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import { ROUTES } from '@/server/rest/routes'
import { appRouter } from '@/server/routers/_app'
import { GOOD_ANSWER } from '../helpers/answers'
import { CV_TEXT, JOB_TEXT } from '../helpers/cv-pair'
import { createTestApp, ORIGIN, type TestApp, type TestClient, type TestUser } from '../helpers/test-app'

/** The owner's data, by the names that paths and inputs use. */
type Owned = {
  user: string
  email: string
  open: string
  done: string
  question: string
  /** A question of the open interview. */
  asked: string
  review: string
  payment: string
  card: string
  story: string
  claim: string
  link: string
  comment: string
}

let app: TestApp
let owner: TestUser
let other: TestUser
let owned: Owned

beforeAll(async () => {
  app = await createTestApp()
  ;[owner, other] = [await app.signUp('Olu Owner'), await app.signUp('Ife Intruder')]
  const start = async () =>
    (await owner.post('/api/interviews', { userId: owner.user.id, role: 'accountant' })).body as InterviewDto
  const [open, done] = [await start(), await start()]
  const question = done.questions[0]?.id ?? ''
  const asked = open.questions[0]?.id ?? ''
  const answers = [{ questionId: question, text: GOOD_ANSWER, timeSpent: 30 }]
  await owner.patch(`/api/interviews/${done.id}`, { status: 'completed', answers })
  const texts = { cvContent: CV_TEXT, jobDescription: JOB_TEXT }
  const review = (await owner.post('/api/cv-reviews', { userId: owner.user.id, ...texts })).body as { id: string }
  await app.runJobs()
  const payment = await app.deps.prisma.payment.create({
    data: {
      userId: owner.user.id,
      reference: 'the-reference-of-the-owner',
      provider: 'sandbox',
      plan: 'monthly',
      amount: 1_250_000,
      currency: 'NGN',
    },
  })
  const card = (await app.deps.prisma.reviewCard.findFirst({ where: { userId: owner.user.id } }))?.id ?? ''
  const { id: story } = await app.deps.prisma.story.create({
    data: {
      userId: owner.user.id,
      interviewId: done.id,
      questionId: question,
      question: 'Why?',
      text: 'So.',
      score: 1,
    },
  })
  const { id: link } = (await owner.post(`/api/interviews/${done.id}/mentor-links`)).body as { id: string }
  const { id: comment } = await app.deps.prisma.mentorComment.create({
    data: { userId: owner.user.id, interviewId: done.id, questionId: question, linkId: link, name: '', text: 'Good.' },
  })
  const claim = 'Built 14 dashboards in Power BI that 60 managers use each morning'
  await owner.post(`/api/claims/user/${owner.user.id}/withdraw`, { quote: claim })
  const ids = {
    story,
    claim,
    link,
    comment,
    open: open.id,
    done: done.id,
    question,
    asked,
    review: review.id,
    payment: payment.reference,
    card,
  }
  owned = { user: owner.user.id, email: owner.user.email, ...ids }
})
afterAll(() => app.close())

/** Every row of every product table, without rate limits and session data. */
async function everything(): Promise<string> {
  const { rows } = await app.database.executeSql(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
     AND table_name NOT IN ('RateLimit', '_prisma_migrations') ORDER BY 1`,
  )
  const tables: string[] = []
  for (const { name } of rows as { name: string }[]) {
    const found = await app.database.executeSql(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`)
    tables.push(`${name} ${JSON.stringify(found.rows)}`)
  }
  return tables.join('\n')
}

type Answer = { status: number; text: string }

/** 403: the id of another user. 404: data of another user looks as if it did not exist. 'open': concerns no account. */
type Expected = 403 | 404 | 'open'

/** Traces of the owner that no response may contain. */
const isOwners = (text: string) =>
  [owned.email, owned.open, owned.done, owned.review, 'Olu Owner', 'The CV of the owner'].filter((trace) =>
    text.includes(trace),
  )

async function expectRefused(expected: Expected, call: (client: TestClient) => Promise<Answer>) {
  const before = await everything()
  const answer = await call(other)
  expect(answer.status).toBe(expected)
  expect(isOwners(answer.text)).toEqual([])
  expect((await call(app.visitor())).status).toBe(401)
  expect(await everything()).toBe(before)
}

const self = () => ({ id: owned.user })
const named = () => ({ userId: owned.user })
const answersTo = () => [{ questionId: owned.question, text: 'Mine now.', timeSpent: 1 }]

describe('over REST', () => {
  type Line = { expected: Expected; path?: () => Record<string, string>; body?: () => object }
  const selfPath: Line = { expected: 403, path: self }
  const open: Line = { expected: 'open' }
  const lines: Record<string, Line> = {
    'POST /api/auth/register': open,
    'POST /api/auth/login': open,
    'POST /api/auth/logout': open,
    'POST /api/auth/resend-verification': open,
    'GET /api/auth/verify-email/{token}': open,
    'POST /api/auth/forgot-password': open,
    'POST /api/auth/reset-password': open,
    'GET /api/user/{id}': selfPath,
    'GET /api/user/{id}/usage': selfPath,
    'GET /api/user/{id}/usage/entries': selfPath,
    'GET /api/users/{id}/last-cv': selfPath,
    'PATCH /api/user/{id}/region': { ...selfPath, body: () => ({ region: 'elsewhere' }) },
    'PATCH /api/user/{id}/practice-settings': { ...selfPath, body: () => ({ oneThing: true }) },
    'GET /api/user/{id}/confirmation': selfPath,
    'PATCH /api/user/{id}/role': { ...selfPath, body: () => ({ selectedRole: 'accountant' }) },
    'PATCH /api/user/{id}/email': { ...selfPath, body: () => ({ newEmail: 'taken-over@example.com' }) },
    'PATCH /api/user/{id}/password': {
      ...selfPath,
      body: () => ({ currentPassword: 'a-quiet-room', newPassword: 'a-taken-room' }),
    },
    'POST /api/user/{id}/end-other-sessions': selfPath,
    'DELETE /api/user/{id}': selfPath,
    'GET /api/user/{id}/export': selfPath,
    'POST /api/payments/initialize': { expected: 403, body: () => ({ ...named(), planType: 'monthly' }) },
    'POST /api/payments/verify': { expected: 404, body: () => ({ reference: owned.payment }) },
    'GET /api/payments/plans': open,
    'GET /api/payments/config': open,
    'GET /api/payments/user/{userId}': { expected: 403, path: named },
    'GET /api/payments/{reference}/receipt': { expected: 404, path: () => ({ reference: owned.payment }) },
    'POST /api/payments/{reference}/sandbox-outcome': {
      expected: 404,
      path: () => ({ reference: owned.payment }),
      body: () => ({ outcome: 'success' }),
    },
    'POST /api/payments/webhook': open,
    // Read only what is sent.
    'POST /api/files/parse': open,
    'POST /api/files/word': open,
    'POST /api/interviews': { expected: 403, body: () => ({ ...named(), role: 'accountant' }) },
    'GET /api/interviews/{id}': { expected: 404, path: () => ({ id: owned.done }) },
    'PATCH /api/interviews/{id}': {
      expected: 404,
      path: () => ({ id: owned.open }),
      body: () => ({ status: 'abandoned' }),
    },
    'POST /api/interviews/{id}/save': {
      expected: 404,
      path: () => ({ id: owned.open }),
      body: () => ({ currentQuestionIndex: 0, answers: [] }),
    },
    'POST /api/interviews/{id}/answers': {
      expected: 404,
      path: () => ({ id: owned.open }),
      body: () => ({ ...answersTo()[0] }),
    },
    'POST /api/interviews/{id}/follow-ups': {
      expected: 404,
      path: () => ({ id: owned.open }),
      body: () => ({ questionId: owned.asked }),
    },
    'POST /api/interviews/{id}/questions-to-us': {
      expected: 404,
      path: () => ({ id: owned.open }),
      body: () => ({ questions: ['Why is the post open?'] }),
    },
    'GET /api/interviews/{id}/lessons': { expected: 404, path: () => ({ id: owned.done }) },
    'POST /api/interviews/{id}/evaluation': { expected: 404, path: () => ({ id: owned.done }) },
    'GET /api/interviews/{id}/attempts': { expected: 404, path: () => ({ id: owned.done }) },
    'POST /api/interviews/{id}/attempts': {
      expected: 404,
      path: () => ({ id: owned.done }),
      body: () => ({ questionId: owned.question, text: 'Mine now.' }),
    },
    'POST /api/interviews/{id}/attempts/reread': {
      expected: 404,
      path: () => ({ id: owned.done }),
      body: () => ({ questionId: owned.question, number: 2 }),
    },
    'GET /api/interviews/{id}/answers/{questionId}/remarks': {
      expected: 404,
      path: () => ({ id: owned.done, questionId: owned.question }),
    },
    'GET /api/interviews/{id}/contests': { expected: 404, path: () => ({ id: owned.done }) },
    'POST /api/interviews/{id}/contests': {
      expected: 404,
      path: () => ({ id: owned.done }),
      body: () => ({ questionId: owned.question, remark: 'point.0' }),
    },
    'POST /api/interviews/{id}/contests/undo': {
      expected: 404,
      path: () => ({ id: owned.done }),
      body: () => ({ questionId: owned.question, remark: 'point.0' }),
    },
    'GET /api/interviews/user/{userId}': { expected: 403, path: named },
    'GET /api/interviews/user/{userId}/completed': { expected: 403, path: named },
    'GET /api/interviews/user/{userId}/overview': { expected: 403, path: named },
    'GET /api/interviews/user/{userId}/progress': { expected: 403, path: named },
    'GET /api/interviews/user/{userId}/saved': { expected: 403, path: named },
    'POST /api/interviews/user/{userId}/trial': {
      expected: 403,
      path: named,
      body: () => ({ role: 'accountant', questionId: owned.question, text: GOOD_ANSWER }),
    },
    'POST /api/cv-reviews': {
      expected: 403,
      body: () => ({ ...named(), cvContent: CV_TEXT, jobDescription: JOB_TEXT }),
    },
    'GET /api/cv-reviews/user/{userId}': { expected: 403, path: named },
    'GET /api/cv-reviews/{id}': { expected: 404, path: () => ({ id: owned.review }) },
    'GET /api/cv-reviews/{id}/practice': { expected: 404, path: () => ({ id: owned.review }) },
    'POST /api/cv-reviews/{id}/practice': {
      expected: 404,
      path: () => ({ id: owned.review }),
      body: () => ({ requirement: 0 }),
    },
    'POST /api/cv-reviews/{id}/claims/practice': {
      expected: 404,
      path: () => ({ id: owned.review }),
      body: () => ({ quote: owned.claim }),
    },
    'GET /api/claims/user/{userId}': { expected: 403, path: named },
    'POST /api/claims/user/{userId}/withdraw': { expected: 403, path: named, body: () => ({ quote: owned.claim }) },
    'POST /api/claims/user/{userId}/restore': { expected: 403, path: named, body: () => ({ quote: owned.claim }) },
    'GET /api/reviews/user/{userId}': { expected: 403, path: named },
    'POST /api/reviews/{id}/answer': {
      expected: 404,
      path: () => ({ id: owned.card }),
      body: () => ({ text: GOOD_ANSWER }),
    },
    'GET /api/cheat-sheet/user/{userId}': { expected: 403, path: named },
    'GET /api/stories/user/{userId}': { expected: 403, path: named },
    'POST /api/stories/user/{userId}': { expected: 403, path: named, body: () => ({ questionId: owned.question }) },
    'POST /api/stories/user/{userId}/fitting': { expected: 403, path: named, body: () => ({ question: 'Why?' }) },
    'PATCH /api/stories/{id}': {
      expected: 404,
      path: () => ({ id: owned.story }),
      body: () => ({ text: 'Mine now.' }),
    },
    'DELETE /api/stories/{id}': { expected: 404, path: () => ({ id: owned.story }) },
    'GET /api/interviews/{id}/mentor-links': { expected: 404, path: () => ({ id: owned.done }) },
    'POST /api/interviews/{id}/mentor-links': { expected: 404, path: () => ({ id: owned.done }) },
    'DELETE /api/mentor-links/{id}': { expected: 404, path: () => ({ id: owned.link }) },
    'GET /api/interviews/{id}/comments': { expected: 404, path: () => ({ id: owned.done }) },
    'POST /api/interviews/{id}/comments/read': {
      expected: 404,
      path: () => ({ id: owned.done }),
      body: () => ({ commentIds: [owned.comment] }),
    },
    'DELETE /api/comments/{id}': { expected: 404, path: () => ({ id: owned.comment }) },
    'GET /api/comments/user/{userId}/new': { expected: 403, path: named },
    // Accessible with the link: tests/api/mentor.test.ts.
    'GET /api/shared/{token}': open,
    'POST /api/shared/{token}/comments': open,
    'GET /api/practice/user/{userId}': { expected: 403, path: named },
    'PATCH /api/practice/user/{userId}/goal': { expected: 403, path: named, body: () => ({ timeZone: 'UTC' }) },
    'POST /api/practice/user/{userId}/debrief': { expected: 403, path: named, body: () => ({ outcome: 'offer' }) },
    'POST /api/practice/user/{userId}/guide-read': { expected: 403, path: named, body: () => ({}) },
    'GET /api/practice/user/{userId}/calendar': { expected: 403, path: named },
    'POST /api/practice/user/{userId}/mail': { expected: 403, path: named, body: () => ({}) },
    'GET /api/guides': open,
    'GET /api/guides/{slug}': open,
  }

  it('every path is listed here', () => {
    expect(ROUTES.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(lines).sort())
  })

  const closed = Object.entries(lines).filter(([, { expected }]) => expected !== 'open')
  it.each(closed)('%s is refused', async (route, { expected, path, body }) => {
    const [method = '', pattern = ''] = route.split(' ')
    const params: Record<string, string> = path?.() ?? {}
    const url = pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'missing')
    expect(url).not.toContain('missing')
    await expectRefused(expected, async (client) => {
      const { status, body: answer } = await client.json(method, url, body?.())
      return { status, text: JSON.stringify(answer) }
    })
  })

  it.each([
    'me',
    '../admin',
    '%2e%2e%2f',
    '1e9',
    '[]',
    "' OR 1=1 --",
    '00000000-0000-0000-0000-000000000000',
    '%00',
    'x'.repeat(4000),
  ])('an id such as %j is unknown', async (id) => {
    for (const pattern of ['/api/user/', '/api/interviews/', '/api/cv-reviews/', '/api/interviews/user/']) {
      const { status } = await other.get(pattern + (id.startsWith('%') ? id : encodeURIComponent(id)))
      expect([400, 403, 404]).toContain(status)
    }
  })

  it('an id of one kind is not accepted for another', async () => {
    expect((await owner.get(`/api/interviews/${owned.review}`)).status).toBe(404)
    expect((await owner.get(`/api/cv-reviews/${owned.done}`)).status).toBe(404)
    expect((await owner.get(`/api/user/${owned.done}`)).status).toBe(403)
  })

  it('the owner has access to all of it', async () => {
    for (const url of [
      `/api/user/${owned.user}`,
      `/api/interviews/${owned.done}`,
      `/api/cv-reviews/${owned.review}`,
      `/api/user/${owned.user}/usage/entries`,
    ]) {
      expect((await owner.get(url)).status).toBe(200)
    }
  })
})

describe('over tRPC', () => {
  type Line = { expected: Expected; input?: () => object }
  const selfInput: Line = { expected: 403, input: self }
  const open: Line = { expected: 'open' }
  const lines: Record<string, Line> = {
    'auth.providers': open,
    'auth.register': open,
    'auth.login': open,
    'auth.logout': open,
    'auth.resendVerification': open,
    'auth.verifyEmail': open,
    'auth.forgotPassword': open,
    'auth.resetPassword': open,
    'user.current': open,
    'user.get': selfInput,
    'user.usage': selfInput,
    'user.confirmation': selfInput,
    'user.usageEntries': selfInput,
    'user.lastCv': selfInput,
    'user.selectRole': { expected: 403, input: () => ({ ...self(), selectedRole: 'accountant' }) },
    'user.changePractice': { expected: 403, input: () => ({ ...self(), oneThing: true }) },
    'user.selectRegion': { expected: 403, input: () => ({ ...self(), region: 'elsewhere' }) },
    'user.updateEmail': { expected: 403, input: () => ({ ...self(), newEmail: 'taken-over@example.com' }) },
    'user.updatePassword': {
      expected: 403,
      input: () => ({ ...self(), currentPassword: 'a-quiet-room', newPassword: 'a-taken-room' }),
    },
    'user.endOtherSessions': selfInput,
    'user.delete': selfInput,
    'user.export': selfInput,
    'interview.create': { expected: 403, input: () => ({ ...named(), role: 'accountant' }) },
    'interview.get': { expected: 404, input: () => ({ id: owned.done }) },
    'interview.list': { expected: 403, input: named },
    'interview.listSaved': { expected: 403, input: named },
    'interview.listCompleted': { expected: 403, input: named },
    'interview.overview': { expected: 403, input: named },
    'interview.progress': { expected: 403, input: named },
    'interview.saveAnswer': {
      expected: 404,
      input: () => ({ id: owned.open, ...answersTo()[0] }),
    },
    'interview.save': {
      expected: 404,
      input: () => ({ id: owned.open, currentQuestionIndex: 0, answers: [] }),
    },
    'interview.complete': { expected: 404, input: () => ({ id: owned.open, answers: answersTo() }) },
    'interview.keepTrial': {
      expected: 403,
      input: () => ({ ...named(), role: 'accountant', questionId: owned.question, text: GOOD_ANSWER }),
    },
    'interview.discard': { expected: 404, input: () => ({ id: owned.open }) },
    'interview.addFollowUp': {
      expected: 404,
      input: () => ({ id: owned.open, questionId: owned.asked }),
    },
    'interview.saveQuestionsToUs': { expected: 404, input: () => ({ id: owned.open, questions: ['Why is it open?'] }) },
    'interview.lessons': { expected: 404, input: () => ({ id: owned.done }) },
    'interview.retryEvaluation': { expected: 404, input: () => ({ id: owned.done }) },
    'interview.retakeAnswer': {
      expected: 404,
      input: () => ({ id: owned.done, questionId: owned.question, text: 'Mine now.' }),
    },
    'interview.rereadAttempt': {
      expected: 404,
      input: () => ({ id: owned.done, questionId: owned.question, number: 2 }),
    },
    'interview.remarks': { expected: 404, input: () => ({ id: owned.done, questionId: owned.question }) },
    'interview.contests': { expected: 404, input: () => ({ id: owned.done }) },
    'interview.contest': {
      expected: 404,
      input: () => ({ id: owned.done, questionId: owned.question, remark: 'point.0' }),
    },
    'interview.undoContest': {
      expected: 404,
      input: () => ({ id: owned.done, questionId: owned.question, remark: 'point.0' }),
    },
    'interview.attempts': { expected: 404, input: () => ({ id: owned.done }) },
    'cvReview.create': {
      expected: 403,
      input: () => ({ ...named(), cvContent: CV_TEXT, jobDescription: JOB_TEXT }),
    },
    'cvReview.get': { expected: 404, input: () => ({ id: owned.review }) },
    'cvReview.list': { expected: 403, input: named },
    'cvReview.practices': { expected: 404, input: () => ({ id: owned.review }) },
    'cvReview.practise': { expected: 404, input: () => ({ id: owned.review, requirement: 0 }) },
    'cvReview.parseFile': open,
    'cvReview.wordFile': open,
    'claim.ledger': { expected: 403, input: named },
    'claim.withdraw': { expected: 403, input: () => ({ ...named(), quote: owned.claim }) },
    'claim.restore': { expected: 403, input: () => ({ ...named(), quote: owned.claim }) },
    'claim.practise': { expected: 404, input: () => ({ id: owned.review, quote: owned.claim }) },
    'review.sitting': { expected: 403, input: named },
    'review.answer': { expected: 404, input: () => ({ id: owned.card, text: GOOD_ANSWER }) },
    'story.cheatSheet': { expected: 403, input: named },
    'story.list': { expected: 403, input: named },
    'story.keep': { expected: 403, input: () => ({ ...named(), questionId: owned.question }) },
    'story.edit': { expected: 404, input: () => ({ id: owned.story, text: 'Mine now.' }) },
    'story.remove': { expected: 404, input: () => ({ id: owned.story }) },
    'story.fitting': { expected: 403, input: () => ({ ...named(), question: 'Why?' }) },
    'mentor.links': { expected: 404, input: () => ({ id: owned.done }) },
    'mentor.createLink': { expected: 404, input: () => ({ id: owned.done }) },
    'mentor.endLink': { expected: 404, input: () => ({ id: owned.link }) },
    'mentor.comments': { expected: 404, input: () => ({ id: owned.done }) },
    'mentor.readComments': { expected: 404, input: () => ({ id: owned.done, commentIds: [owned.comment] }) },
    'mentor.removeComment': { expected: 404, input: () => ({ id: owned.comment }) },
    'mentor.newComments': { expected: 403, input: named },
    'mentor.result': open,
    'mentor.comment': open,
    'practice.plan': { expected: 403, input: named },
    'practice.setGoal': { expected: 403, input: () => ({ ...named(), timeZone: 'UTC' }) },
    'practice.debrief': { expected: 403, input: () => ({ ...named(), outcome: 'offer' }) },
    'practice.guideRead': { expected: 403, input: named },
    'practice.calendar': { expected: 403, input: named },
    'practice.mail': { expected: 403, input: named },
    'guide.list': open,
    'guide.get': open,
    'payment.plans': open,
    'payment.config': open,
    'payment.initialize': { expected: 403, input: () => ({ ...named(), planType: 'monthly' }) },
    'payment.verify': { expected: 404, input: () => ({ reference: owned.payment }) },
    'payment.sandboxOutcome': { expected: 404, input: () => ({ reference: owned.payment, outcome: 'success' }) },
    'payment.list': { expected: 403, input: named },
    'payment.receipt': { expected: 404, input: () => ({ reference: owned.payment }) },
    'payment.webhook': open,
  }
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: 'query' | 'mutation' } }>

  it('every procedure is listed here', () => {
    expect(Object.keys(procedures).sort()).toEqual(Object.keys(lines).sort())
  })

  const closed = Object.entries(lines).filter(([, { expected }]) => expected !== 'open')
  it.each(closed)('%s is refused', async (name, { expected, input }) => {
    const isQuery = procedures[name]?._def.type === 'query'
    await expectRefused(expected, async (client) => {
      const sent = JSON.stringify({ json: input?.() })
      const url = `${ORIGIN}/api/trpc/${name}`
      const response = await client.send(
        isQuery
          ? new Request(`${url}?input=${encodeURIComponent(sent)}`)
          : new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent }),
      )
      return { status: response.status, text: await response.text() }
    })
  })
})
