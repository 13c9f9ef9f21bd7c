/** The reminder before a plan ends: one for each end, sent by a scheduled job. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startQueue } from '@/server/jobs/queue'
import { remindOfPlanEnds } from '@/server/services/mail/plan-reminders'
import { createTestApp, type TestApp, type TestUser } from '../helpers/test-app'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.now = new Date('2026-03-10T12:00:00Z')
})

async function holding(plan: 'pay_per_use' | 'monthly', leftMs: number): Promise<TestUser> {
  const user = await app.signUp()
  await setEnd(user, leftMs, plan)
  app.jobs.length = 0
  app.mails.length = 0
  return user
}

const setEnd = ({ user }: TestUser, leftMs: number, plan?: 'pay_per_use' | 'monthly') =>
  app.deps.prisma.user.update({
    where: { id: user.id },
    data: { ...(plan ? { plan } : {}), planExpiresAt: new Date(app.clock.now.getTime() + leftMs) },
  })

/** Runs the check, and returns the mails that it sent. */
async function look(): Promise<string[]> {
  const before = app.mails.length
  await remindOfPlanEnds(app.deps)
  await app.runJobs()
  return app.mails.slice(before).map(({ kind, to }) => `${kind} ${to}`)
}

describe('the reminder', () => {
  it.each([
    ['monthly', 3 * DAY],
    ['pay_per_use', 2 * HOUR],
  ] as const)('of a %s plan goes out %i ms before its end, once', async (plan, soon) => {
    const user = await holding(plan, soon + 60_000)
    expect(await look()).toEqual([])
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    expect(await look()).toEqual([`plan-ends-soon ${user.user.email}`])
    expect(await look()).toEqual([])
    app.clock.now = new Date(app.clock.now.getTime() + soon / 2)
    expect(await look()).toEqual([])
  })

  it('says which plan, until when in UTC, and where to renew', async () => {
    await holding('monthly', DAY)
    await look()
    expect(app.mails[0]).toMatchObject({
      subject: 'Your Monthly Plan ends soon',
      link: 'http://localhost:3000/upgrade',
      text: expect.stringContaining('ends on 11 March 2026 at 12:00 UTC'),
    })
  })

  it('comes again for the new end of a plan that was extended', async () => {
    const user = await holding('monthly', DAY)
    expect(await look()).toHaveLength(1)
    await setEnd(user, 31 * DAY)
    expect(await look()).toEqual([])
    app.clock.now = new Date(app.clock.now.getTime() + 29 * DAY)
    expect(await look()).toEqual([`plan-ends-soon ${user.user.email}`])
  })

  it('is not sent when the plan was extended in between, is over, or is free', async () => {
    const user = await holding('monthly', DAY)
    await remindOfPlanEnds(app.deps)
    await setEnd(user, 31 * DAY)
    await app.runJobs()
    expect(app.mails).toEqual([])
    await holding('monthly', -1)
    const free = await app.signUp()
    await app.deps.prisma.user.update({
      where: { id: free.user.id },
      data: { planExpiresAt: new Date(app.clock.now.getTime() + HOUR) },
    })
    app.jobs.length = 0
    expect(await look()).toEqual([])
  })

  it('is one mail when twenty processes check at once', async () => {
    const user = await holding('monthly', DAY)
    await Promise.all(Array.from({ length: 20 }, () => remindOfPlanEnds(app.deps)))
    await app.runJobs()
    expect(app.mails.map(({ to }) => to)).toEqual([user.user.email])
  })
})

describe('scheduled jobs', () => {
  it('run on their own, and once for two processes', async () => {
    const own = await createTestApp()
    const [a, b] = [await startQueue(own.database, own.deps.log), await startQueue(own.database, own.deps.log)]
    own.deps.queue = a
    const { user } = await own.signUp()
    await own.deps.prisma.user.update({
      where: { id: user.id },
      data: { plan: 'monthly', planExpiresAt: new Date(own.clock.now.getTime() + HOUR) },
    })
    await Promise.all([a.work(own.deps), b.work(own.deps)])
    await vi.waitFor(() => expect(own.mails.map(({ kind }) => kind)).toContain('plan-ends-soon'), { timeout: 15_000 })
    for (const name of ['remind-of-plan-end', 'tidy']) {
      const { rows } = await own.database.executeSql('SELECT id FROM pgboss.job WHERE name = $1', [name])
      expect(rows).toHaveLength(1)
    }
    await Promise.all([a.stop(5_000), b.stop(5_000)])
    await own.close()
  })
})
