import type { MetadataRoute } from 'next'
import { absolute } from './site-url'

/**
 * Screens of an account show a visitor the landing page again, so there is nothing to find there. /shared/ is not
 * named: its pages say noindex, which a crawler has to be let in to read.
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
