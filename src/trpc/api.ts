/** The client and the cache that every hook of this browser uses, and that may be fetched after the page. */
import { QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, httpLink, isFormData, splitLink } from '@trpc/client'
import superjson from 'superjson'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import type { AppRouter } from '@/server/routers/_app'
import { uploadFetch } from './upload-fetch'

export const client = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      // A file goes as it is, alone, and with word of how far it has come.
      condition: ({ input }) => isFormData(input),
      true: httpLink({
        url: '/api/trpc',
        transformer: { serialize: (form) => form, deserialize: superjson.deserialize },
        fetch: uploadFetch,
      }),
      // Not the streaming link: it would send the answer's head before a cookie is set.
      false: httpBatchLink({ url: '/api/trpc', transformer: superjson, maxItems: REQUEST_LIMITS.batchCalls }),
    }),
  ],
})

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // What was fetched holds until something is known to have changed it; a failure is shown, not retried behind the
      // back.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let browserCache: QueryClient | undefined

/**
 * The browser's one cache; on the server a new one each time, since what is read for one person is not for the next.
 */
export function queryCache(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  browserCache ??= createQueryClient()
  return browserCache
}
