/** Copies of pages on the device, from which they open without a connection (public/sw.js). */
import { paths } from './paths'
import { INTERVIEW_COPY } from './remove-offline-copy'

type Kind = {
  /** Of the service worker, and the start of the addresses that it answers. */
  scope: string
  /** Name of the cache. */
  cache: string
  /** How many pages are kept; the oldest goes first. */
  most: number
}

export const OFFLINE = {
  interview: { scope: paths.interview, cache: INTERVIEW_COPY, most: 1 },
  guides: { scope: paths.guides, cache: 'guides', most: 30 },
} as const satisfies Record<string, Kind>

/**
 * Keeps the page that is open, with the files of the build that it loads. Where the browser has no service workers, or
 * forbids them, nothing is kept.
 *
 * @param userId the page is kept only as this user sees it; without it, as everybody does
 * @returns a function that stops keeping files that are loaded later
 */
export function keepOfflineCopy({ scope, cache, most }: Kind, userId?: string): () => void {
  // Files of the development server have no lasting names.
  // biome-ignore lint/style/noProcessEnv: Next compiles it in, and nothing is read
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return () => {}
  const { origin, pathname, search } = window.location
  let worker: ServiceWorker | null = null
  let isStopped = false
  const ask = (wanted: object) => worker?.postMessage({ cache, files: [], ...wanted })
  const observer = new PerformanceObserver((list) => ask({ files: list.getEntries().map(({ name }) => name) }))
  const begin = async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js', { scope })
    if (isStopped) return
    worker = installing ?? waiting ?? active
    ask({ page: origin + pathname + search, most, userId })
    observer.observe({ type: 'resource', buffered: true })
  }
  begin().catch(() => {
    // The page needs the connection for a reload then, as everywhere else.
  })
  return () => {
    isStopped = true
    observer.disconnect()
  }
}
