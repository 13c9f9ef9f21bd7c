/** The HTTP server: /api goes straight to `handleApi`, everything else to the handler of pages and static files. */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { reasonOfCode } from '@/domain/errors'
import { addressOf } from '@/server/address'
import { DISK_FULL, isRefusedForSpace } from '@/server/disk-refusal'
import type { PublicError } from '@/server/errors'
import { handleApi, isOurs } from '@/server/handle-api'
import { wrongMethodError } from '@/server/handle-trpc'
import { NOTHING_HERE } from '@/server/metrics/answer-metrics'
import type { Deps } from '@/server/ports'
import { inContext, REQUEST_ID, requestIdOf } from '@/server/request-context'
import { errorResponse } from '@/server/rest/respond'
import { nextAuthMethods } from './next-auth-request'
import { receiveBody } from './receive-body'
import { transportSecurity } from './transport-security.mjs'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** Creates the server; the caller listens and closes. */
export function createHttpServer(deps: Deps, everythingElse: NodeHandler): Server {
  const api = getRequestListener(
    (request, { incoming }) => handleApi(deps, request, incoming.socket.remoteAddress ?? ''),
    { overrideGlobalObjects: false },
  )
  const security = transportSecurity(deps.publicUrl)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '*') return answerForAll(request, response)
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
    // Our API limits its bodies itself while reading, with limits that differ by path.
    const method = request.method ?? 'GET'
    if (isOurs(method, pathname)) return api(request, response)
    const isApi = pathname.startsWith('/api/')
    const allowed = isApi ? nextAuthMethods(pathname) : PAGE_METHODS
    const refuseMethod = () => tell(response, wrongMethodError(method), { allow: allowed.join(', ') })
    // Next would answer both with 500.
    if (method === 'TRACE') return refuseMethod()
    if (!isDecodable(pathname)) {
      if (isApi) return tell(response, NOTHING_HERE)
      request.url = NO_PAGE
    }
    // next-auth cannot see the socket and reads this header instead, so it must be the verified address.
    request.headers['x-forwarded-for'] = nodeAddress(deps, request)
    // For paths of Next; `handleApi` answers 507 itself.
    if (isRefusedForSpace(deps, method, pathname)) return tell(response, DISK_FULL, { connection: 'close' })
    const received = await receiveBody(request, response)
    if (!received) return
    // Next takes a write to a page for a server action, of which there are none, and logs what the request says.
    if (!allowed.includes(method) && !pathname.startsWith(DEV_TOOLS)) return refuseMethod()
    await everythingElse(received, response)
  }
  const answerOrTell = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response)
    } catch (error) {
      // The client disconnected: not an error.
      if (response.destroyed && !response.writableFinished) return
      deps.log.error({ err: error }, 'unexpected error in a request')
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end()
    }
  }
  const server = createServer((request, response) => {
    for (const { key, value } of security) response.setHeader(key, value)
    const id = requestIdOf(request.headers[REQUEST_ID])
    response.setHeader(REQUEST_ID, id)
    // The server is closing: this is the connection's last response.
    if (!server.listening) response.shouldKeepAlive = false
    void inContext({ request: id }, () => answerOrTell(request, response))
  })
  rememberConnections(server)
  // Longer than the usual proxy's, so that we never close a connection that the proxy is about to reuse.
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 300_000
  return server
}

const PAGE_METHODS: readonly string[] = ['GET', 'HEAD']
/** Paths of Next's error overlay, which exist in development only. */
const DEV_TOOLS = '/__nextjs'
/** The address of Next's page for what does not exist. */
const NO_PAGE = '/_not-found'

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** An error for a path of Next, in the shape of our API's. */
function tell(
  response: ServerResponse,
  { status, code, message, reason = reasonOfCode(code) }: PublicError,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(JSON.stringify({ code, reason, message }))
}

/** `OPTIONS *` concerns the server as a whole; `*` is invalid with any other method. */
function answerForAll({ method }: IncomingMessage, response: ServerResponse): void {
  if (method === 'OPTIONS') response.writeHead(204, { allow: 'GET, HEAD, POST, PATCH, DELETE, OPTIONS' })
  else response.writeHead(400)
  response.end()
}

function nodeAddress(deps: Deps, { headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  return addressOf(deps, forwarded === undefined ? null : String(forwarded), socket.remoteAddress ?? '')
}

/** Milliseconds between checks for idle connections. */
const LOOK_MS = 50

/** The open connections of each server; Node lists none. */
const connections = new WeakMap<Server, Set<Socket>>()

function rememberConnections(server: Server): void {
  const open = new Set<Socket>()
  connections.set(server, open)
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
}

/** Stops accepting connections and waits for in-flight requests, at most `graceMs`. */
export async function closeHttpServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Keep-alive connections that become idle would otherwise stay open until the end of the grace period.
  const looks = setInterval(() => {
    server.closeIdleConnections()
    // To Node a connection that has sent nothing yet is not idle; browsers open some in reserve.
    for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
  }, LOOK_MS)
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(looks)
  clearTimeout(timer)
}

const STATUS = new Set(['/api/health', '/api/ready', '/api/metrics'])

/** The server of a worker process: liveness, readiness and metrics. */
export function createStatusServer(deps: Deps): Server {
  return createServer(
    getRequestListener(
      (request, { incoming }) =>
        STATUS.has(new URL(request.url).pathname)
          ? handleApi(deps, request, incoming.socket.remoteAddress ?? '')
          : errorResponse(NOTHING_HERE),
      { overrideGlobalObjects: false },
    ),
  )
}
