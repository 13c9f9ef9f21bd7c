/** The inline scripts that a page may run: by hash for static pages, by nonce for pages rendered per request. */
import { hasCheckout } from '@/lib/checkout-pages.mjs'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import type { PreparedPages } from './prepared-pages'

/** Static pages that are served for missing pages and errors. */
const STAND_INS = { missing: '/_not-found', missingGuide: '/guide-not-found', fault: '/_global-error' }

type PagePolicy = { policy: string; isDrawn: boolean; isMissing: boolean }

/**
 * Makes a function from a path to its Content-Security-Policy.
 *
 * @param prepared null if the build did not record the pages: all inline scripts are then allowed
 * @returns the header's value, whether the page is rendered per request, with `nonce` on its scripts, and whether
 *   there is no such page
 */
export function pagePolicies(prepared: PreparedPages | null) {
  const drawn = prepared?.drawn.map((pattern) => new RegExp(pattern)) ?? []
  return (pathname: string, nonce: string): PagePolicy => {
    if (!prepared) {
      return {
        policy: contentSecurityPolicy({ inline: ["'unsafe-inline'"], checkout: true }),
        isDrawn: false,
        isMissing: false,
      }
    }
    const { pages, layout } = prepared
    const inlineOf = (path: string) => pages[path]?.inline ?? []
    const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
    const isDrawn = !Object.hasOwn(pages, path) && drawn.some((pattern) => pattern.test(path))
    if (isDrawn) {
      // An error during rendering is answered with the static error page, whose scripts need their hashes.
      const inline = [`'nonce-${nonce}'`, ...new Set([...layout, ...inlineOf(STAND_INS.fault)])]
      return { policy: contentSecurityPolicy({ inline, checkout: hasCheckout(path) }), isDrawn, isMissing: false }
    }
    const isMissing = !Object.hasOwn(pages, path)
    const missing = path.startsWith('/guides/') ? STAND_INS.missingGuide : STAND_INS.missing
    const shown = isMissing ? missing : path
    return {
      policy: contentSecurityPolicy({ inline: inlineOf(shown), checkout: hasCheckout(shown) }),
      isDrawn,
      isMissing,
    }
  }
}
