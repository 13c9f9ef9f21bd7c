'use client'

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import superjson, { type SuperJSONResult } from 'superjson'

/** Hydrates the query cache with the data that the server has prefetched. */
export function Hydrated({ state, children }: { state: SuperJSONResult; children: ReactNode }) {
  const dehydrated = useMemo(() => superjson.deserialize<DehydratedState>(state), [state])
  return <HydrationBoundary state={dehydrated}>{children}</HydrationBoundary>
}
