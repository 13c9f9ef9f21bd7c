/** Limits on the reads of one account: size and concurrency; long texts are returned in full. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import type { InterviewDto } from '@/schemas/interview'
import { OwnerSlots } from '@/server/owner-slots'
import { weigh } from '@/server/reads'
import { getInterview } from '@/server/services/interview/queries'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

let app: TestApp
let user: TestUser
let large: InterviewDto
let small: InterviewDto
/** A text of the longest allowed answer, unique for each `n`. */
const longText = (n: number) => `${n} ${'a long answer '.repeat(5_000)}`.slice(0, TEXT_LIMITS.answer)

beforeAll(async () => {
  app = await createTestApp()
  user = await app.signUp()
  const planExpiresAt = new Date(app.clock.now.getTime() + 20 * 3600 * 1000)
  await app.deps.prisma.user.update({ where: { id: user.user.id }, data: { plan: 'pay_per_use', planExpiresAt } })
  const start = async (texts: object) =>
    (await user.post('/api/interviews', { userId: user.user.id, role: 'accountant', ...texts })).body as InterviewDto
  large = await start({ cvContent: 'x'.repeat(TEXT_LIMITS.cv), jobDescription: 'y'.repeat(TEXT_LIMITS.jobDescription) })
  for (const [n, { id: questionId }] of large.questions.entries()) {
    await user.trpc.interview.saveAnswer.mutate({ id: large.id, questionId, text: longText(n), timeSpent: n })
  }
  small = await start({})
})
afterAll(() => app.close())

const batch = async (ids: string[]) => {
  const input = Object.fromEntries(ids.map((id, i) => [i, { json: { id } }]))
  const path = ids.map(() => 'interview.get').join(',')
  const { body } = await user.get(`/api/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`)
  type Item = { result?: { data: { json: InterviewDto } }; error?: { json: { message: string } } }
  return body as Item[]
}

describe('an interview with the longest texts', () => {
  it('is returned in full and in order, with thirty answers', async () => {
    expect(large.questions).toHaveLength(30)
    const { status, body } = await user.get(`/api/interviews/${large.id}`)
    expect(status).toBe(200)
    const { answers, cvContent, answeredCount } = body as InterviewDto
    expect(cvContent).toHaveLength(TEXT_LIMITS.cv)
    expect(answeredCount).toBe(30)
    expect(answers).toEqual(large.questions.map(({ id }, n) => ({ questionId: id, text: longText(n), timeSpent: n })))
  })

  it('fits into a response; ten of it do not, but smaller calls of the same batch do', async () => {
    const items = await batch([...Array(9).fill(large.id), small.id])
    const read = items.flatMap(({ result }) => (result ? [result.data.json.id] : []))
    expect(read).toContain(large.id)
    expect(read).toContain(small.id)
    expect(read.length).toBeLessThan(5)
    expect(JSON.stringify(items).length).toBeLessThan(REQUEST_LIMITS.batchCharacters * 1.1)
    const refusals = items.flatMap(({ error }) => (error ? [error.json.message] : []))
    expect(new Set(refusals)).toEqual(
      new Set(['These results are too large for one answer together. Please ask for each of them alone.']),
    )
  })

  it('requested four hundred times at once does not block others', async () => {
    const other = await app.signUp()
    const attack = Promise.all(Array.from({ length: 40 }, () => batch(Array(10).fill(large.id))))
    const refused = attack.then((answers) =>
      answers.flat().filter(({ error }) => /at once/.test(error?.json.message ?? '')),
    )
    let isOver = false
    attack.finally(() => {
      isOver = true
    })
    let answeredMeanwhile = 0
    while (!isOver && answeredMeanwhile < 40) {
      expect((await other.get(`/api/user/${other.user.id}`)).status).toBe(200)
      if (!isOver) answeredMeanwhile += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect((await refused).length).toBeGreaterThan(300)
    // Not one, if each waited for the four hundred earlier ones.
    expect(answeredMeanwhile).toBeGreaterThan(1)
  })

  it('is not read in a single query', async () => {
    const sql: number[] = []
    const watched = {
      ...app.deps,
      sql: async (text: string, values: unknown[]) => {
        const { rows } = await app.deps.sql(text, values)
        sql.push(weigh(rows))
        return { rows }
      },
    }
    await getInterview(watched, user.user.id, large.id)
    expect(sql.length).toBeGreaterThan(5)
    expect(Math.max(...sql)).toBeLessThan(350_000)
  })
})

describe('the read slots of an account', () => {
  const gate = () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { open, opened }
  }

  it('are few; further reads wait in order, and any beyond the queue are refused', async () => {
    const slots = new OwnerSlots({ running: 2, waiting: 2 }, 'Too many.')
    const { open, opened } = gate()
    const ran: number[] = []
    const run = (n: number, owner = 'ada') =>
      slots.run(owner, async () => {
        ran.push(n)
        await opened
      })
    const all = [run(1), run(2), run(3), run(4)]
    await expect(run(5)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', message: 'Too many.', retryAfter: 5 })
    const other = run(6, 'ben')
    expect(ran).toEqual([1, 2, 6])
    open()
    await Promise.all([...all, other])
    expect(ran).toEqual([1, 2, 6, 3, 4])
    await run(7)
    expect(ran.at(-1)).toBe(7)
  })

  it('let any number wait where no limit is set, one after the other', async () => {
    const slots = new OwnerSlots({ running: 1 })
    let running = 0
    const most: number[] = []
    const run = () =>
      slots.run('ada', async () => {
        most.push(++running)
        await Promise.resolve()
        running--
      })
    await Promise.all(Array.from({ length: 500 }, run))
    expect(most).toEqual(Array(500).fill(1))
  })

  it('are released by failed reads', async () => {
    const slots = new OwnerSlots({ running: 1, waiting: 0 }, 'Too many.')
    await expect(slots.run('ada', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(await slots.run('ada', async () => 'ran')).toBe('ran')
  })
})
