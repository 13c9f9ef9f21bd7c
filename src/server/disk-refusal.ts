/** While the disk is almost full, writes are refused and reads still work. */
import type { Deps } from './ports'

/** The response body, the same for REST, tRPC and pages. */
export const DISK_FULL = {
  status: 507,
  code: 'INSUFFICIENT_STORAGE',
  reason: 'disk-full',
  message:
    'The disk of this server is almost full, so nothing can be saved right now. What is stored can still ' +
    'be read; please try again later.',
} as const

/** Signing out must work even on a full disk. */
const ALWAYS = new Set(['/api/auth/logout', '/api/trpc/auth.logout', '/api/auth/signout'])

/** Whether a request must be refused with 507: it is not a safe method, and the disk is almost full. */
export const isRefusedForSpace = ({ isDiskFull }: Pick<Deps, 'isDiskFull'>, method: string, pathname: string) =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && isDiskFull() && !ALWAYS.has(pathname)
