/** Keyset pagination of lists, over REST and tRPC. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewSummaryDto } from '@/schemas/interview'
import { BROKEN_CURSOR } from '@/schemas/paging'
import { GOOD_ANSWER } from '../helpers/answers'
import { attemptsOf, finish, idAt, payingUser, startInterview } from '../helpers/practice'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
let person: TestUser
const COUNT = 130

/** Interviews in pairs with the same time, so that only the id breaks the tie. */
const rowsFor = (userId: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    userId,
    role: 'accountant',
    questions: [],
    questionCount: 0,
    status: n % 5 === 0 ? ('saved' as const) : ('completed' as const),
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 2) * 1000),
    ...(n % 5 === 0
      ? { savedAt: new Date() }
      : { completedAt: new Date(Date.UTC(2026, 1, 1) - n * 1000), feedbackStatus: 'ready' as const }),
    ...(n % 5 === 1 ? { score: 60, scoreLow: 50, scoreHigh: 70, answeredCount: 2 } : {}),
  }))

beforeAll(async () => {
  app = await createTestApp()
  person = await app.signUp()
  await app.deps.prisma.interview.createMany({ data: rowsFor(person.user.id, COUNT) })
})
afterAll(() => app.close())

const path = (query = '') => `/api/interviews/user/${person.user.id}${query}`

/** All rows, page by page, following the `Link` header. */
async function followed<T = InterviewSummaryDto>(start: string, reader: TestUser = person): Promise<T[][]> {
  const pages: T[][] = []
  for (let next: string | undefined = start; next; ) {
    const { status, body, headers } = await reader.get(next)
    expect(status).toBe(200)
    pages.push(body as T[])
    next = /^<(.{1,900})>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    expect(headers.has('x-next-cursor')).toBe(next !== undefined)
  }
  return pages
}

describe('a list over REST', () => {
  it('returns the newest 100 by default, as an array', async () => {
    const { body, headers } = await person.get(path())
    expect(body).toHaveLength(100)
    expect(headers.get('x-next-cursor')).toEqual(expect.any(String))
  })

  it.each([[7], [100], [65]])('returns each row once in pages of %i, newest first', async (limit) => {
    const pages = await followed(path(`?limit=${limit}`))
    expect(pages.map((page) => page.length).slice(0, -1)).toEqual(
      Array.from({ length: Math.ceil(COUNT / limit) - 1 }, () => limit),
    )
    const rows = pages.flat()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(COUNT)
    const moments = rows.map(({ createdAt }) => new Date(createdAt).getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  })

  it('is stable when rows are added between two pages', async () => {
    const first = await person.get(path('?limit=10'))
    const { id } = await startInterview(person)
    const second = await person.get(path(`?limit=10&cursor=${first.headers.get('x-next-cursor')}`))
    const ids = [...(first.body as InterviewSummaryDto[]), ...(second.body as InterviewSummaryDto[])].map((r) => r.id)
    expect(new Set(ids).size).toBe(20)
    expect(ids).not.toContain(id)
    await app.deps.prisma.interview.deleteMany({ where: { id } })
  })

  // The last is of a date that no database of ours can hold.
  it.each([
    '',
    'x',
    '%00',
    'bm90IGEgY3Vyc29y',
    `${'a'.repeat(600)}`,
    'MS4A',
    'OTk5OTk5OTk5OTk5OTk5OTkuYQ',
    'OTk5OTk5OTk5OTk5OTk5LmE',
  ])('refuses the cursor %j with a sentence', async (cursor) => {
    expect(await person.get(path(`?cursor=${cursor}`))).toMatchObject({
      status: 400,
      body: { reason: 'invalid-input', message: BROKEN_CURSOR, issues: [{ path: ['cursor'] }] },
    })
  })

  it.each(['0', '101', '-1', '1.5', 'ten', '', '1e9', 'Infinity'])(
    'refuses the limit %j with a sentence',
    async (limit) => {
      expect(await person.get(path(`?limit=${limit}`))).toMatchObject({
        status: 400,
        body: { message: 'The limit must be a whole number from 1 to 100.', issues: [{ path: ['limit'] }] },
      })
    },
  )
})

describe('the lists of interviews', () => {
  it('contain the interviews that their names say', async () => {
    const own = { userId: person.user.id }
    const saved = (await person.trpc.interview.listSaved.query(own)).items
    expect(saved.map(({ status }) => status)).toEqual(Array.from({ length: COUNT / 5 }, () => 'saved'))
    const completed = await person.trpc.interview.listCompleted.query({ ...own, limit: 60 })
    const rest = await person.trpc.interview.listCompleted.query({ ...own, cursor: completed.nextCursor ?? '' })
    const moments = [...completed.items, ...rest.items].map(({ completedAt }) => completedAt?.getTime() ?? 0)
    expect(moments).toHaveLength((COUNT / 5) * 4)
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
    expect(rest.nextCursor).toBeNull()
  })

  it('are summed in the database', async () => {
    const overview = await person.trpc.interview.overview.query({ userId: person.user.id })
    const scored = COUNT / 5
    expect(overview.totals).toEqual({
      completed: scored * 4,
      answered: scored * 2,
      scored,
      score: scored * 60,
      ranged: scored,
      low: scored * 50,
      high: scored * 70,
    })
    expect(overview).toMatchObject({ inProgress: [], isMoreInProgress: false })
  })

  it('store the summands with a finished interview', async () => {
    const other = await app.signUp()
    const interview = await startInterview(other)
    const { score, feedback } = await finish(app, other, interview.id, { [idAt(interview, 0)]: GOOD_ANSWER })
    const { totals } = await other.trpc.interview.overview.query({ userId: other.user.id })
    const range = feedback?.range
    expect(totals).toMatchObject({ completed: 1, answered: 1, scored: 1, score, low: range?.low, high: range?.high })
  })
})

describe('the other lists', () => {
  it('are paginated as well, over tRPC and REST', async () => {
    const payer = await payingUser(app)
    const userId = payer.user.id
    const at = (n: number) => new Date(app.clock.now.getTime() - n * 1000)
    const five = [0, 1, 2, 3, 4]
    await app.deps.prisma.payment.createMany({
      data: five.map((n) => ({
        userId,
        reference: `${userId}-${n}`,
        provider: 'sandbox',
        plan: 'monthly',
        amount: 1,
        currency: 'NGN',
        createdAt: at(n),
      })),
    })
    await app.deps.prisma.cvReview.createMany({
      data: five.map((n) => ({ userId, cvContent: 'x', jobDescription: 'y', createdAt: at(n) })),
    })
    await app.deps.prisma.usageEntry.createMany({
      data: five.map((n) => ({
        userId,
        kind: 'interview',
        month: '2026-03',
        amount: 1,
        reason: 'started',
        createdAt: at(n),
      })),
    })
    await app.deps.prisma.interview.createMany({
      data: five.map((n) => ({
        userId,
        role: 'accountant',
        questions: [],
        questionCount: 0,
        status: 'saved',
        createdAt: at(n),
      })),
    })
    const { interview, payment, cvReview, user } = payer.trpc
    const lists = {
      [`/api/interviews/user/${userId}/saved`]: (page: object) => interview.listSaved.query({ userId, ...page }),
      [`/api/payments/user/${userId}`]: (page: object) => payment.list.query({ userId, ...page }),
      [`/api/cv-reviews/user/${userId}`]: (page: object) => cvReview.list.query({ userId, ...page }),
      [`/api/user/${userId}/usage/entries`]: (page: object) => user.usageEntries.query({ id: userId, ...page }),
    }
    for (const [path, read] of Object.entries(lists)) {
      const first = await read({ limit: 3 })
      const second = await read({ limit: 3, cursor: first.nextCursor })
      const moments = [...first.items, ...second.items].map(({ createdAt }) => createdAt)
      expect({ path, moments, last: second.nextCursor }).toEqual({ path, moments: five.map(at), last: null })
      const pages = await followed<{ createdAt: string }>(`${path}?limit=3`, payer)
      const sent = pages.map((page) => page.map(({ createdAt }) => new Date(createdAt)))
      expect({ path, sent }).toEqual({ path, sent: [five.slice(0, 3).map(at), five.slice(3).map(at)] })
    }
  })

  it('of attempts go from the newest to the first, over questions', async () => {
    const interview = await startInterview(person)
    const ids = [idAt(interview, 0), idAt(interview, 1)]
    await finish(app, person, interview.id, Object.fromEntries(ids.map((id) => [id, GOOD_ANSWER])))
    for (const questionId of ids) {
      await person.trpc.interview.retakeAnswer.mutate({
        id: interview.id,
        questionId,
        text: `Once more. ${GOOD_ANSWER}`,
      })
    }
    const all = await attemptsOf(person, interview.id)
    expect(all).toHaveLength(4)
    const url = `/api/interviews/${interview.id}/attempts`
    const first = await person.get(`${url}?limit=3`)
    const second = await person.get(`${url}?limit=3&cursor=${first.headers.get('x-next-cursor')}`)
    const found = [...(first.body as typeof all), ...(second.body as typeof all)].map((a) => [a.questionId, a.number])
    expect(found.toReversed()).toEqual(all.map((a) => [a.questionId, a.number]))
    const { items, nextCursor } = await person.trpc.interview.attempts.query({ id: interview.id, limit: 3 })
    const rest = await person.trpc.interview.attempts.query({ id: interview.id, limit: 3, cursor: nextCursor ?? '' })
    expect([...items, ...rest.items].map((a) => [a.questionId, a.number])).toEqual(found)
    expect(rest.nextCursor).toBeNull()
    const foreign = (await person.get(path('?limit=1'))).headers.get('x-next-cursor')
    expect(await person.get(`${url}?cursor=${foreign}`)).toMatchObject({
      status: 400,
      body: { message: BROKEN_CURSOR },
    })
  })
})
