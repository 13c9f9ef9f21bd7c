import { siteUrl } from '@/server/env'

/** A path of the product as an absolute address. */
export const absolute = (path: string): string => new URL(path, siteUrl()).href
