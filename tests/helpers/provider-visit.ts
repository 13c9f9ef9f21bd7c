/** The redirect flow of a provider sign-in, as a browser follows it. */
import type { ProviderId } from '@/domain/account/providers'
import { NextAuthClient } from './next-auth-client'
import { ORIGIN, type TestApp, type TestClient } from './test-app'

/** Starts the sign-in, gives consent at the provider, and returns; the result is the final page. */
export async function goThrough(
  app: TestApp,
  provider: ProviderId,
  client = new NextAuthClient(app.deps),
  form: Record<string, string> = {},
) {
  const { location } = await client.post(`/api/auth/signin/${provider}`, form)
  const agreed = await fetch(location, { redirect: 'manual' })
  const back = agreed.headers.get('location') ?? ''
  const { location: landing } = await client.get(back.slice(ORIGIN.length))
  return { client, back, landing }
}

/** The test client with the session that next-auth created. */
export const browserOf = (app: TestApp, client: NextAuthClient): TestClient =>
  Object.assign(app.visitor(), { cookie: client.sessionCookie })
