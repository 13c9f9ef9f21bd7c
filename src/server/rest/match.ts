/** Finds the route for a path, and the values of its parameters. */
import { possibleId } from '@/schemas/text'
import type { Method, Route } from './route'
import { ROUTES } from './routes'

type Pattern = { route: Route; segments: readonly string[] }

const patterns: Pattern[] = ROUTES.map((route) => ({ route, segments: route.path.split('/').slice(1) }))

export type Match =
  | { kind: 'found'; route: Route; params: Record<string, string> }
  /** The path exists, but not with this method. */
  | { kind: 'wrong-method'; allow: (Method | 'HEAD')[] }
  | { kind: 'unknown' }

const isParam = (segment: string) => segment.startsWith('{')

function matches({ segments }: Pattern, path: readonly string[]): boolean {
  return segments.length === path.length && segments.every((segment, i) => isParam(segment) || segment === path[i])
}

const literals = ({ segments }: Pattern) => segments.filter((segment) => !isParam(segment)).length

/** HEAD is allowed wherever GET is, unless the GET changes something. */
const allowedBy = ({ method, changesState }: Route): (Method | 'HEAD')[] =>
  method === 'GET' && !changesState ? ['GET', 'HEAD'] : [method]

/** The path without slashes at its end; one that ends in an empty segment keeps a slash. */
export const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<!\/)\/+$/, '')

/** Looks up a path; if two routes match, the one with more literal segments wins. */
export function matchRoute(method: string, pathname: string): Match {
  const path = withoutEndSlash(pathname).split('/').slice(1)
  const fitting = patterns.filter((pattern) => matches(pattern, path))
  if (fitting.length === 0) return { kind: 'unknown' }
  const most = Math.max(...fitting.map(literals))
  const best = fitting.filter((pattern) => literals(pattern) === most)
  const found = best.find(({ route }) =>
    method === 'HEAD' ? allowedBy(route).includes('HEAD') : route.method === method,
  )
  if (!found) return { kind: 'wrong-method', allow: best.flatMap(({ route }) => allowedBy(route)) }
  const params: Record<string, string> = {}
  for (const [i, segment] of found.segments.entries()) {
    if (isParam(segment)) params[segment.slice(1, -1)] = possibleId(decode(path[i] ?? ''))
  }
  return { kind: 'found', route: found.route, params }
}

/** A segment that is not valid percent-encoding is taken literally, and then matches nothing. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
