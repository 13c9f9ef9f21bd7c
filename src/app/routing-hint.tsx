'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}
// The page is made once for all missing addresses, so only the browser knows which one was asked for.
const inBrowser = () => window.location.pathname
const onServer = () => '/…'

/** For whoever is building the product: which file would answer this address. */
export function RoutingHint() {
  const pathname = useSyncExternalStore(subscribe, inBrowser, onServer)
  return (
    <p className="rounded-lg border border-dashed p-4 text-base">
      For developers: no route answers this address. Its file would be{' '}
      <code className="break-all rounded-xs bg-muted px-1.5 py-0.5 font-mono text-[0.875em] text-foreground">
        src/app{pathname === '/' ? '' : pathname.replace(/\/$/, '')}/page.tsx
      </code>
      .
    </p>
  )
}
