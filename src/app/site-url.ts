import { siteUrl } from '@/server/env'

/** The absolute URL of a path. */
export const absolute = (path: string): string => new URL(path, siteUrl()).href
