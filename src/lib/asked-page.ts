/**
 * The page that a visitor was sent home from, so that it opens once they have signed in. It comes in the address and is
 * taken out of it again, since home is where they are.
 */
import { isBehindSignIn, NEXT_PARAMETER } from './paths'

let asked: string | null = null

/** Reads it from the address when a page arrives; whether there is one. */
export function takeAskedPage(): boolean {
  const { origin, pathname, search, hash } = window.location
  const next = askedIn(search, origin)
  if (next === null) return false
  asked = next
  // After the router listens, which otherwise would bring it back.
  setTimeout(() => window.history.replaceState(null, '', pathname + hash))
  return true
}

/** What a query names, if it is a page of our own behind sign-in; anybody can write an address. */
export function askedIn(search: string, origin: string): string | null {
  const next = new URLSearchParams(search).get(NEXT_PARAMETER)
  // As a browser reads it, which resolves "..", "//" and "\".
  if (next === null || !URL.canParse(next, origin)) return null
  const page = new URL(next, origin)
  return page.origin === origin && isBehindSignIn(page.pathname) ? page.pathname + page.search : null
}

export const askedPage = (): string | null => asked

export function forgetAskedPage(): void {
  asked = null
}
