/** Status server of a worker process: liveness, readiness and metrics. */
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { handleApi } from '@/server/handle-api'
import { NOTHING_HERE } from '@/server/metrics/answer-metrics'
import type { Deps } from '@/server/ports'
import { errorResponse } from '@/server/rest/respond'

const STATUS = new Set(['/api/health', '/api/ready', '/api/metrics'])

/** Creates the server; the caller listens and closes. */
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
