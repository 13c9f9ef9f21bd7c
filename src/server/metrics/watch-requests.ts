/** Counts what a server answers; at the log level debug it writes a line for each answer as well. */
import type { Server } from 'node:http'
import type { Deps } from '@/server/ports'
import { REQUEST_ID } from '@/server/request-context'
import { type PageLabel, routeLabel } from './route-label'

export function watchRequests(server: Server, { metrics, log }: Deps, page: PageLabel): void {
  if (!metrics && !log.isLevelEnabled('debug')) return
  server.prependListener('request', (request, response) => {
    const begun = performance.now()
    response.once('close', () => {
      const seconds = (performance.now() - begun) / 1000
      const method = request.method ?? 'GET'
      const route = routeLabel(method, (request.url ?? '/').split('?', 1)[0] ?? '/', page)
      const status = response.writableFinished ? String(response.statusCode) : 'aborted'
      metrics?.metrics.answered({ method, route, status, seconds })
      log.debug({ request: response.getHeader(REQUEST_ID), method, route, status, seconds }, 'answered')
    })
  })
}
