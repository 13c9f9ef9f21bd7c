/** Attribute of the root element while it is unknown whether the remembered user is still signed in. */
export const REMEMBERED = 'data-remembered'

/**
 * Static pages initially show the visitor's bar; if the browser remembers a user, its space is left empty instead.
 * Inlined as a script in the page, before the bar, so it may only use its arguments and browser globals.
 */
export function markRemembered(key: string, mark: string): void {
  try {
    if (localStorage.getItem(key) !== null) document.documentElement.setAttribute(mark, '')
  } catch {
    // Without storage, no user is remembered.
  }
}
