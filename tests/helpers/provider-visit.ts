/** The way through a provider's page and back, as a browser goes it. */
import type { ProviderId } from '@/domain/account/providers'
import { NextAuthClient } from './next-auth-client'
import { ORIGIN, type TestApp, type TestClient } from './test-app'

/** Clicks the button, agrees at the provider, and comes back; where one lands. */
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

/** The product's own client with the session that next-auth opened. */
export const browserOf = (app: TestApp, client: NextAuthClient): TestClient =>
  Object.assign(app.visitor(), { cookie: client.sessionCookie })
