/** Counts the requests to a server; at log level debug, also writes a line for each. */
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { ABOUT_US, isNextAuth } from '@/server/handle-api'
import { TRPC } from '@/server/handle-trpc'
import type { Deps } from '@/server/ports'
import { REQUEST_ID } from '@/server/request-context'
import { matchRoute } from '@/server/rest/match'
import { appRouter } from '@/server/routers/_app'

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

/** Label for paths that match no route, so that the number of labels is bounded. */
const OTHER = 'other'

const procedures: ReadonlySet<string> = new Set(Object.keys(appRouter._def.procedures))

/** The route template of a page's path; null if no page has it. */
export type PageLabel = (pathname: string) => string | null

export function routeLabel(method: string, pathname: string, page: PageLabel): string {
  if (pathname.startsWith(`${TRPC}/`)) return trpcLabel(pathname.slice(TRPC.length + 1))
  if (Object.hasOwn(ABOUT_US, pathname)) return pathname
  if (pathname.startsWith('/api/')) {
    const match = matchRoute(method === 'HEAD' ? 'GET' : method, pathname)
    if (match.kind === 'found') return match.route.path
    return match.kind === 'unknown' && isNextAuth(pathname) ? '/api/auth/[...nextauth]' : OTHER
  }
  if (pathname.startsWith('/_next/')) return /^\/_next\/(?:static|image)(?=\/|$)/.exec(pathname)?.[0] ?? '/_next'
  return page(pathname) ?? OTHER
}

function trpcLabel(called: string): string {
  const names = called.split(',')
  if (!names.every((name) => procedures.has(name))) return OTHER
  return names.length === 1 ? `${TRPC}/${called}` : `${TRPC} (batch)`
}

type Manifest = Record<'staticRoutes' | 'dynamicRoutes', { page: string; regex: string }[]>

/** @param file path of the routes manifest that Next's build writes */
export function pageLabels(file: string): PageLabel {
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const fixed = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (pathname) =>
    fixed.has(pathname) ? pathname : (patterns.find(({ pattern }) => pattern.test(pathname))?.page ?? null)
}
