/** A typed client of all procedures, for programs: it signs in once and keeps the session cookie. */
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client'
import superjson from 'superjson'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import type { AppRouter } from '@/server/routers/_app'

export type GreenroomClient = TRPCClient<AppRouter>

/**
 * @param url where Greenroom is served, without a path
 * @param fetch another way to send requests, as in tests
 * @example
 * const greenroom = createGreenroomClient('http://localhost:3000')
 * const { user } = await greenroom.auth.login.mutate({ email, password })
 * const interview = await greenroom.interview.create.mutate({ userId: user.id, role: 'accountant' })
 */
export function createGreenroomClient(url: string, fetch: typeof globalThis.fetch = globalThis.fetch): GreenroomClient {
  let cookie = ''
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${url.replace(/(?<!\/)\/+$/, '')}/api/trpc`,
        transformer: superjson,
        maxItems: REQUEST_LIMITS.batchCalls,
        fetch: async (input, init) => {
          const headers = new Headers(init?.headers as HeadersInit | undefined)
          if (cookie) headers.set('cookie', cookie)
          const response = await fetch(input as string, { ...(init as RequestInit), headers })
          const [set] = response.headers.getSetCookie()
          if (set !== undefined) cookie = /max-age=0\b/i.test(set) ? '' : (set.split(';', 1)[0] ?? '')
          return response
        },
      }),
    ],
  })
}
