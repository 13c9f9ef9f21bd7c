'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { createTRPCReact } from '@trpc/react-query'
import { type ReactNode, useState } from 'react'
import type { AppRouter } from '@/server/routers/_app'
import { client, queryCache } from './api'

export const trpc = createTRPCReact<AppRouter>()

/** Provides the tRPC hooks to everything below; all instances share one cache. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(queryCache)
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
