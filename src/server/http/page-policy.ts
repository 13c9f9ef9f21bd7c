/** Which inline scripts a page may run: those of the build by their hash, those of a page drawn now by its nonce. */
import { hasCheckout } from '@/lib/checkout-pages.mjs'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import type { PreparedPages } from './prepared-pages'

/** Pages of the build that stand in for others. */
const STAND_INS = { missing: '/_not-found', missingGuide: '/guide-not-found', fault: '/_global-error' }

/**
 * Decides the policy of each page.
 *
 * @param prepared null where nothing is known of the pages: their inline scripts then run unchecked
 * @returns the header's value, and whether the page is drawn now, with `nonce` on its scripts
 */
export function pagePolicies(prepared: PreparedPages | null) {
  const drawn = prepared?.drawn.map((pattern) => new RegExp(pattern)) ?? []
  return (pathname: string, nonce: string): { policy: string; isDrawn: boolean } => {
    if (!prepared) {
      return { policy: contentSecurityPolicy({ inline: ["'unsafe-inline'"], checkout: true }), isDrawn: false }
    }
    const { pages, layout } = prepared
    const inlineOf = (path: string) => pages[path]?.inline ?? []
    const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
    const isDrawn = !Object.hasOwn(pages, path) && drawn.some((pattern) => pattern.test(path))
    if (isDrawn) {
      // A fault while it is drawn is answered with a page of the build.
      const inline = [`'nonce-${nonce}'`, ...new Set([...layout, ...inlineOf(STAND_INS.fault)])]
      return { policy: contentSecurityPolicy({ inline, checkout: hasCheckout(path) }), isDrawn }
    }
    const missing = path.startsWith('/guides/') ? STAND_INS.missingGuide : STAND_INS.missing
    const shown = Object.hasOwn(pages, path) ? path : missing
    return { policy: contentSecurityPolicy({ inline: inlineOf(shown), checkout: hasCheckout(shown) }), isDrawn }
  }
}
