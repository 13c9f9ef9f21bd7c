/** Every tRPC procedure is available over REST. */
import { describe, expect, it } from 'vitest'
import { ROUTES } from '@/server/rest/routes'
import { appRouter } from '@/server/routers/_app'

/** Procedures without a REST path, each with the reason. */
const WITHOUT_PATH: Record<string, string> = {
  'auth.providers': 'GET /api/auth/providers is next-auth’s, and says the same.',
  'user.current': 'GET /api/auth/session is next-auth’s, and says who is signed in.',
}

/** The procedures that the routes call, determined by calling the routes. */
function calledProcedures(): Set<string> {
  const called = new Set<string>()
  const area = (name: string) =>
    new Proxy({}, { get: (_, procedure: string) => async () => void called.add(`${name}.${procedure}`) })
  const caller = new Proxy({}, { get: (_, name: string) => area(name) })
  for (const { call } of ROUTES) {
    // The one path for two procedures chooses by the status.
    for (const status of ['completed', 'abandoned']) void call(caller as never, { status } as never)
  }
  return called
}

describe('the REST paths', () => {
  it('reach every procedure but those with a reason', () => {
    const called = calledProcedures()
    const missing = Object.keys(appRouter._def.procedures).filter((name) => !called.has(name))
    expect(missing.sort()).toEqual(Object.keys(WITHOUT_PATH).sort())
  })
})
