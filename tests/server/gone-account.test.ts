/** Calls whose account is deleted while they run: the session was valid when they began. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTrpcError, toPublicError } from '@/server/errors'
import { createLog } from '@/server/log'
import { markGuideRead, setGoal } from '@/server/services/practice'
import { exportAccount, selectRegion } from '@/server/services/user'
import { createTestApp, type TestApp } from '../helpers/test-app'

let app: TestApp
let userId: string

beforeAll(async () => {
  app = await createTestApp()
  const { user } = await app.signUp()
  userId = user.id
  await app.deps.prisma.user.delete({ where: { id: userId } })
})
afterAll(() => app.close())

const CALLS: [string, () => Promise<unknown>][] = [
  [
    'sets a goal',
    () => setGoal(app.deps, { userId, role: 'accountant', advert: '', interviewOn: null, timeZone: 'Africa/Lagos' }),
  ],
  ['marks a guide as read', () => markGuideRead(app.deps, userId)],
  ['sets the region', () => selectRegion(app.deps, userId, 'elsewhere')],
  ['exports the account', () => exportAccount(app.deps, userId)],
]

it.each(CALLS)('one that %s answers 404', async (_, call) => {
  const thrown = await call().catch((cause: unknown) => cause)
  expect(toPublicError(asTrpcError(thrown, createLog('silent')))).toMatchObject({
    status: 404,
    reason: 'user-not-found',
    message: 'User not found',
  })
})
