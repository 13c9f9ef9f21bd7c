/** The HTTP server: /api goes straight to `handleApi`, everything else to Next. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { addressOf } from '../address'
import { DISK_FULL, isRefusedForSpace } from '../disk-refusal'
import { handleApi, isOurs } from '../handle-api'
import type { Deps } from '../ports'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** Makes the server; the caller listens and closes. */
export function createHttpServer(deps: Deps, everythingElse: NodeHandler): Server {
  const api = getRequestListener(
    (request, { incoming }) => handleApi(deps, request, incoming.socket.remoteAddress ?? ''),
    { overrideGlobalObjects: false },
  )
  const server = createServer((request, response) => {
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const isApi = isOurs(request.method ?? 'GET', pathname)
    // Next does not show the connection to next-auth: what it reads in its place must be true.
    if (!isApi) request.headers['x-forwarded-for'] = nodeAddress(deps, request)
    const handler = isApi ? api : isRefusedForSpace(deps, request.method ?? 'GET', pathname) ? diskFull : everythingElse
    Promise.resolve(handler(request, response)).catch((error) => {
      deps.log.error({ err: error }, 'a request ended in a fault')
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end()
    })
  })
  // Longer than the usual proxy's, so that it is never we who close a connection it is about to use.
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 300_000
  return server
}

/** For what Next would answer; `handleApi` says it itself. */
const diskFull: NodeHandler = (_request, response) => {
  const { status, ...body } = DISK_FULL
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' })
  response.end(JSON.stringify(body))
}

function nodeAddress(deps: Deps, { headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  return addressOf(deps, forwarded === undefined ? null : String(forwarded), socket.remoteAddress ?? '')
}

/** Stops taking requests and waits until those under way are answered, at most `graceMs`. */
export async function closeHttpServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}
