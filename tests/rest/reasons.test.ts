/** Machine-readable error reasons, over REST and tRPC. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../helpers/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the reason of an error', () => {
  it.each([
    ['GET', '/api/nothing-here', undefined, 404, 'not-found'],
    ['POST', '/api/guides', undefined, 405, 'method-not-supported'],
    ['GET', '/api/user/x', undefined, 401, 'unauthorized'],
    ['POST', '/api/auth/login', '{', 400, 'invalid-json'],
    ['POST', '/api/auth/login', '{}', 400, 'invalid-input'],
  ])('%s %s %s', async (method, path, body, status, reason) => {
    const answer = await app.visitor().raw(method, path, body, { 'content-type': 'application/json' })
    expect(answer).toMatchObject({ status, body: { reason, code: expect.any(String), message: expect.any(String) } })
  })

  it('is in the data of a tRPC error', async () => {
    const failed = app.visitor().trpc.auth.login.mutate({ email: 'x@example.com', password: 'wrong-one' })
    await expect(failed).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED', reason: 'wrong-credentials' } })
  })
})
