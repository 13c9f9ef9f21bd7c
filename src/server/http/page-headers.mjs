/** Security headers of all pages. Plain JavaScript for next.config.mjs. */

/** @type {{ key: string, value: string }[]} */
export const PAGE_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(self)' },
]

/**
 * Headers of pages that anyone with the link can open: not indexed, no referrer, not cached.
 *
 * @type {{ key: string, value: string }[]}
 */
export const SHARED_PAGE_HEADERS = [
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cache-Control', value: 'private, no-store' },
]
