/**
 * The interview that a tab shows, so that a reload shows it again although another one was started in another tab. Kept
 * while the tab is on the interview; without session storage, a reload shows the interview that was started last.
 */
import { paths } from './paths'
import { readSession, removeSession, writeSession } from './session-storage'

const KEY = 'greenroom:tab-interview'

/** @returns a function to call when the tab leaves the interview */
export function holdTabInterview(id: string): () => void {
  writeSession(KEY, id)
  return () => removeSession(KEY)
}

/** The interview that the tab showed before it was reloaded; null if it was on another page. */
export function reloadedInterview(): string | null {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReload =
    loaded !== undefined && loaded.type !== 'navigate' && new URL(loaded.name).pathname === paths.interview
  return isReload ? readSession(KEY) : null
}
