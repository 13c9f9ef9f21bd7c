/**
 * Before a page: whoever is signed in gets the dashboard at /, visitors get the landing page on all paths that start
 * like a protected one, and each page gets the policy for its own scripts.
 */
import { type NextRequest, NextResponse } from 'next/server'
import { showsLanding } from './lib/landing-paths'
import { paths } from './lib/paths'
import { pagePolicies } from './server/http/page-policy'
import { readPreparedPages } from './server/http/prepared-pages'
import { sendsSessionCookie } from './server/http/session-cookie-sent'

/** Pages only: what is no page runs no script. */
export const config = {
  matcher: [
    '/((?!api/|_next/|ping$|guide-images/|trial-questions/|icon\\.svg$|robots\\.txt$|sw\\.js$|sitemap\\.xml$).*)',
  ],
}

const POLICY = 'Content-Security-Policy'

let policyOf: ReturnType<typeof pagePolicies> | undefined

export function proxy(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone()
  const hasSession = sendsSessionCookie(request.headers.get('cookie'))
  const isOwn = url.pathname === paths.home && hasSession
  if (isOwn) url.pathname = paths.dashboard
  // The development server's own policy stands in next.config.mjs.
  // biome-ignore lint/style/noProcessEnv: Next compiles it in, and nothing is read
  if (process.env.NODE_ENV === 'development') return isOwn ? NextResponse.rewrite(url) : NextResponse.next()

  policyOf ??= pagePolicies(readPreparedPages())
  const nonce = btoa(crypto.randomUUID())
  const isLanding = !hasSession && showsLanding(url.pathname) && policyOf(url.pathname, nonce).isMissing
  // The dashboard shows visitors the landing page.
  if (isLanding) url.pathname = paths.dashboard
  const { policy, isDrawn, isMissing } = policyOf(url.pathname, nonce)
  const headers = new Headers(request.headers)
  // Next reads the nonce from there, so nobody else may write it.
  if (isDrawn) headers.set(POLICY, policy)
  else headers.delete(POLICY)
  headers.delete(`${POLICY}-Report-Only`)
  const answer = { request: { headers } }
  const response = isOwn || isLanding ? NextResponse.rewrite(url, answer) : NextResponse.next(answer)
  response.headers.set(POLICY, policy)
  // Next lets caches keep the page for a missing guide for a year, also when there is such a guide by then.
  if (isMissing) response.headers.set('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  return response
}
