/** The tRPC client and the query cache of this browser, in a module that can be loaded lazily. */
import { QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, httpLink, isFormData, splitLink } from '@trpc/client'
import superjson from 'superjson'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import type { AppRouter } from '@/server/routers/_app'
import { timedFetch } from './timed-fetch'
import { uploadFetch } from './upload-fetch'

export const client = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      // A form with a file is sent unserialised, outside batches, and with upload progress.
      condition: ({ input }) => isFormData(input),
      true: httpLink({
        url: '/api/trpc',
        transformer: { serialize: (form) => form, deserialize: superjson.deserialize },
        fetch: uploadFetch,
      }),
      // Not the streaming link, which would send the response headers before a cookie is set.
      false: httpBatchLink({
        url: '/api/trpc',
        transformer: superjson,
        maxItems: REQUEST_LIMITS.batchCalls,
        fetch: timedFetch,
      }),
    }),
  ],
})

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Data is fresh until it is invalidated; a failure is shown and not retried silently.
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

/** A singleton in the browser; on the server a new cache per call, because data must not be shared between users. */
export function queryCache(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  browserCache ??= createQueryClient()
  return browserCache
}
