/**
 * The page from which a visitor was redirected to the home page, to be opened after signing in. It is passed in the URL
 * and removed from it again, because the visitor is on the home page.
 */
import { isBehindSignIn, NEXT_PARAMETER } from './paths'

let asked: string | null = null

/** Reads it from the URL when a page loads. @returns whether there is one */
export function takeAskedPage(): boolean {
  const { origin, pathname, search, hash } = window.location
  const next = askedIn(search, origin)
  if (next === null) return false
  asked = next
  // After the router has initialised, which would otherwise restore it.
  setTimeout(() => window.history.replaceState(null, '', pathname + hash))
  return true
}

/** The requested page, if it is one of our own protected pages (no open redirect); null otherwise. */
export function askedIn(search: string, origin: string): string | null {
  const next = new URLSearchParams(search).get(NEXT_PARAMETER)
  // Parsed by the URL parser, which resolves "..", "//" and "\" as browsers do.
  if (next === null || !URL.canParse(next, origin)) return null
  const page = new URL(next, origin)
  return page.origin === origin && isBehindSignIn(page.pathname) ? page.pathname + page.search : null
}

export const askedPage = (): string | null => asked

export function forgetAskedPage(): void {
  asked = null
}
