/** A copy of the interview's page on the device, from which it opens without a connection (public/sw.js). */
import { paths } from './paths'
import { OFFLINE_COPY } from './remove-offline-copy'

/**
 * Keeps the page that is open, as its user sees it, with the files of the build that it loads. Where the browser has no
 * service workers, or forbids them, nothing is kept.
 *
 * @returns a function that stops keeping files that are loaded later
 */
export function keepOfflineCopy(userId: string): () => void {
  // Files of the development server have no lasting names.
  // biome-ignore lint/style/noProcessEnv: Next compiles it in, and nothing is read
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return () => {}
  let worker: ServiceWorker | null = null
  const ask = (message: object) => worker?.postMessage({ cache: OFFLINE_COPY, files: [], ...message })
  const observer = new PerformanceObserver((list) => ask({ files: list.getEntries().map(({ name }) => name) }))
  const begin = async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js', {
      scope: paths.interview,
    })
    worker = installing ?? waiting ?? active
    const { origin, pathname, search } = window.location
    ask({ page: origin + pathname + search, userId })
    observer.observe({ type: 'resource', buffered: true })
  }
  begin().catch(() => {
    // The interview needs the connection for a reload then, as everywhere else.
  })
  return () => observer.disconnect()
}
