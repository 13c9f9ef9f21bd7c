import { clientAddress } from '@/domain/limits/client-address'
import type { Deps } from './ports'

let isToldOfProxy = false

/**
 * The address that a request is counted under; says once in the log when a proxy seems to stand in front that
 * TRUSTED_PROXIES does not name, since then everybody is counted as one.
 * @param connection the connection's other end; undefined where the host hides it
 */
export function addressOf(
  { trustedProxies, log }: Pick<Deps, 'trustedProxies' | 'log'>,
  forwardedFor: string | null,
  connection: string | undefined,
): string {
  const address = clientAddress({ connection, forwardedFor, trustedProxies })
  if (!isToldOfProxy && connection !== undefined && trustedProxies === 0 && forwardedFor) {
    isToldOfProxy = true
    log.warn('requests carry X-Forwarded-For, which is not read: if a proxy of yours writes it, set TRUSTED_PROXIES')
  }
  return address
}
