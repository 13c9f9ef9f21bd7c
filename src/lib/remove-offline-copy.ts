/** Removes the copy of the interview's page; apart from what makes it, since every page may end a session. */

/** Name of its cache. */
export const INTERVIEW_COPY = 'interview'

/** To be called when its user or its interview is removed from this browser. */
export const removeOfflineCopy = (): void => {
  // Missing where the page is not served over HTTPS.
  globalThis.caches?.delete(INTERVIEW_COPY).catch(() => {
    // A browser that forbids storage keeps no copy either.
  })
}
