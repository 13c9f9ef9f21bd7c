/**
 * All of /api except next-auth, as one function from Request to Response; used by our HTTP server and by Next's route.
 */
import { AppError } from '@/domain/errors'
import { isLoopbackHost } from '@/domain/limits/loopback'
import { addressOf } from './address'
import { DISK_FULL, isRefusedForSpace } from './disk-refusal'
import { asTrpcError, type PublicError, toPublicError } from './errors'
import { handleTrpc, TRPC, trpcRefusal, wrongMethodError } from './handle-trpc'
import { answerMetrics, NOTHING_HERE } from './metrics/answer-metrics'
import type { Deps } from './ports'
import { ready } from './ready'
import { currentContext, inContext, REQUEST_ID, requestIdOf } from './request-context'
import { handleRest } from './rest/handle-rest'
import { matchRoute, withoutEndSlash } from './rest/match'
import { openApiDocument } from './rest/openapi'
import { errorResponse, json } from './rest/respond'
import { sessionCookieName } from './session'

/** Paths of next-auth, which Next answers. `_log` is left out: it would write any caller's text into the log. */
const NEXT_AUTH = /^\/api\/auth\/(?:session|csrf|providers|signin|signout|callback|error|verify-request)(?:\/|$)/

export const isNextAuth = (pathname: string) => NEXT_AUTH.test(pathname)

/** Whether `handleApi` answers this path; Next answers all others. */
export const isOurs = (method: string, pathname: string): boolean =>
  pathname === '/api' ||
  (pathname.startsWith('/api/') && !(isNextAuth(pathname) && matchRoute(method, pathname).kind === 'unknown'))

/** @param connection remote address of the socket; undefined where the host does not expose it */
export async function handleApi(deps: Deps, request: Request, connection: string | undefined): Promise<Response> {
  // Our own server has already assigned the request id.
  const id = currentContext().request ?? requestIdOf(request.headers.get(REQUEST_ID))
  const response = await inContext({ request: id }, () => answerOrTell(deps, request, connection))
  response.headers.set(REQUEST_ID, id)
  return response
}

async function answerOrTell(deps: Deps, request: Request, connection: string | undefined): Promise<Response> {
  try {
    return await answer(deps, request, connection)
  } catch (thrown) {
    return errorResponse(toPublicError(asTrpcError(thrown, deps.log)))
  }
}

async function answer(deps: Deps, request: Request, connection: string | undefined): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (isForeign(deps, request)) return refusal(request, pathname, toPublicError(asTrpcError(foreignSite(), deps.log)))
  if (isRefusedForSpace(deps, request.method, pathname)) return refusal(request, pathname, DISK_FULL)
  const address = addressOf(deps, request.headers.get('x-forwarded-for'), connection)
  if (pathname.startsWith(`${TRPC}/`)) return handleTrpc(deps, request, address)
  const { method } = request
  const aboutUs = ABOUT_US[withoutEndSlash(pathname)]
  if (aboutUs) {
    return method === 'GET' || method === 'HEAD' ? aboutUs(deps, request) : wrongMethod(method, ['GET', 'HEAD'])
  }

  const match = matchRoute(method, pathname)
  if (match.kind === 'found') return handleRest(deps, request, address, match)
  if (match.kind === 'unknown') {
    return errorResponse(NOTHING_HERE)
  }
  return wrongMethod(method, match.allow)
}

/** The response to a method that an address does not take. */
export const wrongMethod = (method: string, allow: readonly string[]): Response =>
  errorResponse(wrongMethodError(method), new Headers({ allow: allow.join(', ') }))

/** Read-only status endpoints; outside the route table, because no procedure is behind them. */
export const ABOUT_US: Record<string, (deps: Deps, request: Request) => Response | Promise<Response>> = {
  '/api/health': () => json(200, { status: 'ok' }),
  '/api/ready': (deps) => ready(deps),
  '/api/openapi.json': (deps) => json(200, openApiDocument(deps.publicUrl, sessionCookieName(deps))),
  '/api/metrics': ({ metrics }, request) => answerMetrics(metrics, request),
}

/**
 * CSRF check.
 * @throws AppError FORBIDDEN for an unsafe request from another site
 */
export function assertOwnSite(deps: Pick<Deps, 'publicUrl'>, request: Request): void {
  if (isForeign(deps, request)) throw foreignSite()
}

const foreignSite = () =>
  new AppError('FORBIDDEN', 'forbidden', 'This request comes from another site and was refused.')

/** Whether an unsafe request was sent by another site, by its Origin or Sec-Fetch-Site header. */
function isForeign({ publicUrl }: Pick<Deps, 'publicUrl'>, request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const origin = request.headers.get('origin')
  if (origin !== null) return !isSameOrigin(origin, publicUrl)
  return request.headers.get('sec-fetch-site') === 'cross-site'
}

/** Same scheme, host and port; all loopback names count as one host. */
function isSameOrigin(origin: string, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const [a, b] = [new URL(origin), new URL(publicUrl)]
  const sameHost = a.hostname === b.hostname || (isLoopbackHost(a.hostname) && isLoopbackHost(b.hostname))
  return sameHost && a.protocol === b.protocol && a.port === b.port
}

/** An error response before any procedure ran, in the shape of tRPC or REST. */
const refusal = (request: Request, pathname: string, error: PublicError): Response =>
  pathname.startsWith(`${TRPC}/`) ? trpcRefusal(request, error) : errorResponse(error)
