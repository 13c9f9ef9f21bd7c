/**
 * The interview that a tab shows, so that a reload shows it again although another one was started in another tab. Kept
 * in the session storage while the tab is on the interview.
 */
import { paths } from './paths'

const KEY = 'greenroom:tab-interview'

/** @returns a function to call when the tab leaves the interview */
export function holdTabInterview(id: string): () => void {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {
    // Private windows refuse access: a reload shows the interview that was started last.
  }
  return () => {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // As above.
    }
  }
}

/** The interview that the tab showed before it was reloaded; null if it was on another page. */
export function reloadedInterview(): string | null {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loaded?.type === 'navigate' || new URL(loaded?.name ?? '/', location.origin).pathname !== paths.interview)
    return null
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
