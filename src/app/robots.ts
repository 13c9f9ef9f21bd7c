import type { MetadataRoute } from 'next'
import { absolute } from './site-url'

/**
 * Without a session, the screens of an account show only the landing page, so there is nothing to index. /shared/ is
 * not listed, because a crawler can only see the noindex of its pages if it may fetch them.
 */
const PRIVATE = [
  '/api/',
  '/dashboard',
  '/interview',
  '/results/',
  '/cv-review',
  '/settings',
  '/verify-email',
  '/reset-password/',
]

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: PRIVATE }, sitemap: absolute('/sitemap.xml') }
}
