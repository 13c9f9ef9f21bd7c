/** Pagination in REST: the query selects a page, and headers name the next one, so that the body stays a list. */
import type { Page } from '@/schemas/paging'

export const NEXT_CURSOR_HEADER = 'x-next-cursor'

/** The page that the query selects, as the input of a procedure, which validates it. */
export function pageOfQuery({ searchParams }: URL): { limit?: number; cursor?: string } {
  const [limit, cursor] = [searchParams.get('limit'), searchParams.get('cursor')]
  return {
    ...(limit === null ? {} : { limit: limit.trim() === '' ? Number.NaN : Number(limit) }),
    ...(cursor === null ? {} : { cursor }),
  }
}

/** The given fields, as the query has them; absent ones are left out. */
export const fieldsOfQuery = ({ searchParams }: URL, names: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name) ?? '']] : [])))

/** Returns the rows of a page and sets the headers for the next one: `X-Next-Cursor`, and `Link` (RFC 8288). */
export function unfold<T>({ items, nextCursor }: Page<T>, url: URL, headers: Headers): T[] {
  if (nextCursor !== null) {
    const next = new URLSearchParams(url.searchParams)
    next.set('cursor', nextCursor)
    headers.set(NEXT_CURSOR_HEADER, nextCursor)
    headers.set('link', `<${url.pathname}?${next}>; rel="next"`)
  }
  return items
}
