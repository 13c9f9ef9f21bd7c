/** Stands on the root element while it is not known yet whether whom this browser remembers is still signed in. */
export const REMEMBERED = 'data-remembered'

/**
 * Pages that are made once show a visitor's bar from the start; where somebody is remembered its place is kept free for
 * theirs. Runs in the page itself, before the bar is drawn, so it may use nothing but its arguments and the browser.
 */
export function markRemembered(key: string, mark: string): void {
  try {
    if (localStorage.getItem(key) !== null) document.documentElement.setAttribute(mark, '')
  } catch {
    // Nothing is kept where the storage is refused.
  }
}
