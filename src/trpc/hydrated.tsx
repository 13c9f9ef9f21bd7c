'use client'

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import superjson, { type SuperJSONResult } from 'superjson'

/** Puts what the server has read into the cache of the queries below. */
export function Hydrated({ state, children }: { state: SuperJSONResult; children: ReactNode }) {
  const dehydrated = useMemo(() => superjson.deserialize<DehydratedState>(state), [state])
  return <HydrationBoundary state={dehydrated}>{children}</HydrationBoundary>
}
