/** The HTTP server: /api goes straight to `handleApi`, everything else to Next. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { addressOf } from '@/server/address'
import { DISK_FULL, isRefusedForSpace } from '@/server/disk-refusal'
import { handleApi, isOurs } from '@/server/handle-api'
import type { Deps } from '@/server/ports'
import { inContext, REQUEST_ID, requestIdOf } from '@/server/request-context'
import { receiveBody } from './receive-body'
import { transportSecurity } from './transport-security.mjs'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** Makes the server; the caller listens and closes. */
export function createHttpServer(deps: Deps, everythingElse: NodeHandler): Server {
  const api = getRequestListener(
    (request, { incoming }) => handleApi(deps, request, incoming.socket.remoteAddress ?? ''),
    { overrideGlobalObjects: false },
  )
  const security = transportSecurity(deps.publicUrl)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '*') return answerForAll(request, response)
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
    // What is ours counts its bodies as it reads them, and differently by path.
    if (isOurs(request.method ?? 'GET', pathname)) return api(request, response)
    // Next does not show the connection to next-auth: what it reads in its place must be true.
    request.headers['x-forwarded-for'] = nodeAddress(deps, request)
    if (isRefusedForSpace(deps, request.method ?? 'GET', pathname)) return diskFull(response)
    const received = await receiveBody(request, response)
    if (received) await everythingElse(received, response)
  }
  const answerOrTell = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response)
    } catch (error) {
      // The caller went away: nobody is left to answer, and nothing is wrong.
      if (response.destroyed && !response.writableFinished) return
      deps.log.error({ err: error }, 'a request ended in a fault')
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end()
    }
  }
  const server = createServer((request, response) => {
    for (const { key, value } of security) response.setHeader(key, value)
    const id = requestIdOf(request.headers[REQUEST_ID])
    response.setHeader(REQUEST_ID, id)
    // The last answer on this connection: the server is closing.
    if (!server.listening) response.shouldKeepAlive = false
    void inContext({ request: id }, () => answerOrTell(request, response))
  })
  // Longer than the usual proxy's, so that it is never we who close a connection it is about to use.
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 300_000
  return server
}

/** For what Next would answer; `handleApi` says it itself. */
function diskFull(response: ServerResponse): void {
  const { status, ...body } = DISK_FULL
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' })
  response.end(JSON.stringify(body))
}

/** `OPTIONS *` asks about the server as a whole; nothing else can be asked of the asterisk. */
function answerForAll({ method }: IncomingMessage, response: ServerResponse): void {
  if (method === 'OPTIONS') response.writeHead(204, { allow: 'GET, HEAD, POST, PATCH, DELETE, OPTIONS' })
  else response.writeHead(400)
  response.end()
}

function nodeAddress(deps: Deps, { headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  return addressOf(deps, forwarded === undefined ? null : String(forwarded), socket.remoteAddress ?? '')
}

/** Milliseconds between looks at which connections have become idle. */
const LOOK_MS = 50

/** Stops taking requests and waits until those under way are answered, at most `graceMs`. */
export async function closeHttpServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Answered ones stay open for a next request, which would have to wait for the end of the grace.
  const looks = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(looks)
  clearTimeout(timer)
}
