/** How REST asks for a page, and says where the next one begins: in headers, so that the body stays a list. */
import type { Page } from '@/schemas/paging'

export const NEXT_CURSOR_HEADER = 'x-next-cursor'

/** The page that the query asks for, as the input of a procedure; what is wrong with it the procedure says. */
export function pageOfQuery({ searchParams }: URL): { limit?: number; cursor?: string } {
  const [limit, cursor] = [searchParams.get('limit'), searchParams.get('cursor')]
  return {
    ...(limit === null ? {} : { limit: limit.trim() === '' ? Number.NaN : Number(limit) }),
    ...(cursor === null ? {} : { cursor }),
  }
}

/** These fields as the query has them, without those that it does not name. */
export const fieldsOfQuery = ({ searchParams }: URL, names: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name) ?? '']] : [])))

/** Gives the rows of a page, once the headers name the next one: `X-Next-Cursor`, and `Link` as RFC 8288 has it. */
export function unfold<T>({ items, nextCursor }: Page<T>, url: URL, headers: Headers): T[] {
  if (nextCursor !== null) {
    const next = new URLSearchParams(url.searchParams)
    next.set('cursor', nextCursor)
    headers.set(NEXT_CURSOR_HEADER, nextCursor)
    headers.set('link', `<${url.pathname}?${next}>; rel="next"`)
  }
  return items
}
