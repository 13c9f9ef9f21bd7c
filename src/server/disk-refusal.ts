/** While the disk is almost full nothing new is taken, and what is stored can be read. */
import type { Deps } from './ports'

/** As every face says it. */
export const DISK_FULL = {
  status: 507,
  code: 'INSUFFICIENT_STORAGE',
  reason: 'disk-full',
  message:
    'The disk of this server is almost full, so nothing can be saved right now. What is stored can still ' +
    'be read; please try again later.',
} as const

/** Nobody has to stay signed in for want of space. */
const ALWAYS = new Set(['/api/auth/logout', '/api/trpc/auth.logout', '/api/auth/signout'])

/** Whether a request is refused because there is no room for what it would write. */
export const isRefusedForSpace = ({ isDiskFull }: Pick<Deps, 'isDiskFull'>, method: string, pathname: string) =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && isDiskFull() && !ALWAYS.has(pathname)
