/**
 * The route that a request belongs to, as a template; never an address as it was called, which names ids and tokens.
 */
import { readFileSync } from 'node:fs'
import { isNextAuth } from '@/server/handle-api'
import { TRPC } from '@/server/handle-trpc'
import { matchRoute } from '@/server/rest/match'
import { appRouter } from '@/server/routers/_app'

/** For addresses that no route of ours has. */
const OTHER = 'other'

const ABOUT_US = new Set(['/api/health', '/api/ready', '/api/openapi.json', '/api/metrics'])

const procedures: ReadonlySet<string> = new Set(Object.keys(appRouter._def.procedures))

/** Finds the template of a page; null where there is none. */
export type PageLabel = (pathname: string) => string | null

export function routeLabel(method: string, pathname: string, page: PageLabel): string {
  if (pathname.startsWith(`${TRPC}/`)) return trpcLabel(pathname.slice(TRPC.length + 1))
  if (ABOUT_US.has(pathname)) return pathname
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

/** @param file the list of routes that Next writes when it builds */
export function pageLabels(file: string): PageLabel {
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const fixed = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (pathname) =>
    fixed.has(pathname) ? pathname : (patterns.find(({ pattern }) => pattern.test(pathname))?.page ?? null)
}
