/** All of /api that is ours, as one function from a request to an answer; mounted by the process and by Next alike. */
import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { AppError, reasonOfCode } from '@/domain/errors'
import { addressOf } from './address'
import { createContext } from './context'
import { DISK_FULL, isRefusedForSpace } from './disk-refusal'
import { type PublicError, toPublicError } from './errors'
import type { Deps } from './ports'
import { readText } from './rest/body'
import { handleRest } from './rest/handle-rest'
import { matchRoute } from './rest/match'
import { openApiDocument } from './rest/openapi'
import { errorResponse, json } from './rest/respond'
import { isForm, Upload } from './rest/upload'
import { appRouter } from './routers/_app'

const TRPC = '/api/trpc'

/** Paths of next-auth that are not in our table; Next answers them. */
const isNextAuth = (pathname: string) => pathname.startsWith('/api/auth/')

/** Whether `handleApi` answers this path; the rest is Next's. */
export const isOurs = (method: string, pathname: string): boolean =>
  pathname.startsWith('/api/') && !(isNextAuth(pathname) && matchRoute(method, pathname).kind === 'unknown')

/** @param connection address of the connection's other end; undefined where the host hides it */
export async function handleApi(deps: Deps, request: Request, connection: string | undefined): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (isForeign(deps, request)) {
    return errorResponse({
      status: 403,
      code: 'FORBIDDEN',
      message: 'This request comes from another site and was refused.',
    })
  }
  if (isRefusedForSpace(deps, request.method, pathname)) return refusal(request, DISK_FULL)
  const address = addressOf(deps, request.headers.get('x-forwarded-for'), connection)
  if (pathname.startsWith(`${TRPC}/`)) return handleTrpc(deps, request, address)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const aboutUs = ABOUT_US[pathname]
  if (aboutUs) return method === 'GET' ? aboutUs(deps) : wrongMethod(method, ['GET'])

  const match = matchRoute(method, pathname)
  if (match.kind === 'found') return handleRest(deps, request, address, match)
  if (match.kind === 'unknown') {
    return errorResponse({ status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' })
  }
  return wrongMethod(method, match.allow)
}

const wrongMethod = (method: string, allow: readonly string[]): Response =>
  errorResponse(
    { status: 405, code: 'METHOD_NOT_SUPPORTED', message: `This address does not take ${method} requests.` },
    new Headers({ allow: allow.join(', ') }),
  )

/** What the process says of itself, to be read only; it stands beside the table, as no procedure is behind it. */
const ABOUT_US: Record<string, (deps: Deps) => Response | Promise<Response>> = {
  '/api/health': () => json(200, { status: 'ok' }),
  '/api/ready': ready,
  '/api/openapi.json': ({ publicUrl }) => json(200, openApiDocument(publicUrl)),
}

/** A request that changes something and says that it comes from another site. */
function isForeign({ publicUrl }: Deps, request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const origin = request.headers.get('origin')
  if (origin !== null) return !isSameSite(origin, publicUrl)
  return request.headers.get('sec-fetch-site') === 'cross-site'
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The same scheme, host and port; the names of this very machine are one. */
function isSameSite(origin: string, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const [a, b] = [new URL(origin), new URL(publicUrl)]
  const sameHost = a.hostname === b.hostname || (LOOPBACK.has(a.hostname) && LOOPBACK.has(b.hostname))
  return sameHost && a.protocol === b.protocol && a.port === b.port
}

async function handleTrpc(deps: Deps, request: Request, address: string): Promise<Response> {
  let bounded = request
  const upload = request.method === 'POST' && isForm(request) ? new Upload(request) : null
  if (upload) {
    bounded = upload.lazyRequest()
  } else if (request.method === 'POST') {
    try {
      const { url, method, headers } = request
      bounded = new Request(url, { method, headers, body: await readText(request) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return refusal(request, toPublicError(new TRPCError({ code: error.code, message: error.message, cause: error })))
    }
  }
  return fetchRequestHandler({
    endpoint: TRPC,
    req: bounded,
    router: appRouter,
    createContext: ({ resHeaders }) => createContext(deps, request, address, resHeaders),
    responseMeta: () => ({ headers: new Headers({ 'cache-control': 'no-store' }) }),
  }).finally(() => upload?.release())
}

/** A refusal before anything was called, in the shape of the face that was asked. */
function refusal(request: Request, error: PublicError): Response {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith(`${TRPC}/`)) return errorResponse(error)
  const { status: httpStatus, code, message, reason = reasonOfCode(code) } = error
  // tRPC has no number of its own for every status; its clients go by the code and the status.
  const number = TRPC_ERROR_CODES_BY_KEY[code as AppError['code']] ?? TRPC_ERROR_CODES_BY_KEY.INTERNAL_SERVER_ERROR
  const body = { error: { json: { message, code: number, data: { code, httpStatus, reason } } } }
  const calls = pathname.slice(TRPC.length + 1).split(',').length
  return json(httpStatus, searchParams.has('batch') ? Array.from({ length: calls }, () => body) : body)
}

/** Ready only while the database answers; its migrations were applied before it was opened. */
async function ready({ prisma, log }: Deps): Promise<Response> {
  try {
    await prisma.$queryRaw`SELECT 1`
    return json(200, { status: 'ready' })
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer')
    return errorResponse({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      message: 'The database does not answer right now.',
    })
  }
}
