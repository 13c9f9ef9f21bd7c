/** What is called with an ended session's cookie does not use up the limits of its account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '@/domain/limits/limits'
import { READ_UNIT } from '@/domain/limits/request-limits'
import { createRateLimiter } from '@/server/adapters/rate-limiter'
import { startInterview } from '../helpers/practice'
import { createTestApp, PASSWORD, type TestApp, TestClient } from '../helpers/test-app'

let app: TestApp
/** Smaller limits, which are reached within their window on a busy machine too. */
const FACTOR = 0.1
const EXPORTS = LIMITS.export.account.points * FACTOR
const READS = LIMITS.read.account.points * FACTOR
beforeAll(async () => {
  app = await createTestApp()
  app.deps.limiter = createRateLimiter(app.database.executeSql, FACTOR)
})
afterAll(() => app.close())

/** Not this machine, whose limits are wide. */
const OWNER_AT = '198.51.100.1'
const COPY_AT = '198.51.100.2'

/** An owner who has changed the password, and a client with a copy of the cookie from before. */
async function copiedCookie() {
  const { user, cookie } = await app.signUp()
  const owner = Object.assign(new TestClient(app.deps, OWNER_AT), { user, cookie })
  const copy = Object.assign(new TestClient(app.deps, COPY_AT), { cookie })
  const changed = await owner.patch(`/api/user/${user.id}/password`, {
    currentPassword: PASSWORD,
    newPassword: 'another-quiet-room',
  })
  expect(changed.status).toBe(200)
  return { owner, copy, path: `/api/user/${user.id}` }
}

/** The different statuses of this many calls. */
async function statusesOf(times: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses = new Set<number>()
  for (let i = 0; i < times; i += 1) statuses.add((await call()).status)
  return [...statuses]
}

describe('the owner of an ended session', () => {
  it('can still export', async () => {
    const { owner, copy, path } = await copiedCookie()
    expect(await statusesOf(EXPORTS + 1, () => copy.get(`${path}/export`))).toEqual([401])
    expect((await owner.get(`${path}/export`)).status).toBe(200)
  })

  it('can still read, however often it was tried', async () => {
    const { owner, copy, path } = await copiedCookie()
    const more = READS + 1
    expect(await statusesOf(more, () => copy.get(`${path}/usage`))).toEqual([401])
    expect((await owner.get(`${path}/usage`)).status).toBe(200)
    // The owner's own reads are limited as before.
    expect(await statusesOf(more, () => owner.get(`${path}/usage`))).toEqual([200, 429])
    // And the copy is told nothing of that.
    expect((await copy.get(`${path}/usage`)).status).toBe(401)
  })

  it('can still read, however large the results were', async () => {
    const { owner, copy, path } = await copiedCookie()
    const { id } = await startInterview(owner)
    const each = 50
    const cvContent = 'x'.repeat(each * READ_UNIT)
    await app.deps.prisma.interview.updateMany({ where: { id }, data: { cvContent } })
    const times = Math.ceil(READS / each) + 1
    expect(await statusesOf(times, () => copy.get(`/api/users/${owner.user.id}/last-cv`))).toEqual([401])
    expect((await owner.get(`${path}/usage`)).status).toBe(200)
    expect(await statusesOf(times, () => owner.get(`/api/users/${owner.user.id}/last-cv`))).toEqual([200, 429])
  })
})
