/** Attribute of the root element while it is unknown whether the remembered user is still signed in. */
export const REMEMBERED = 'data-remembered'

/**
 * Static pages initially show the visitor's bar; if the browser remembers a user, its space is left empty instead, and
 * the text is spaced as that user wants it. Inlined as a script in the page, before the bar, so it may only use its
 * arguments and browser globals.
 */
export function markRemembered(key: string, mark: string, wide: string): void {
  try {
    const stored = localStorage.getItem(key)
    if (stored === null) return
    document.documentElement.setAttribute(mark, '')
    if (JSON.parse(stored).practiceSettings?.widerSpacing === true) document.documentElement.setAttribute(wide, '')
  } catch {
    // Without storage, no user is remembered; an unreadable record is removed later.
  }
}
