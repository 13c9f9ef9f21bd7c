import { clientAddress } from '@/domain/limits/client-address'
import type { Deps } from './ports'

let isToldOfProxy = false

/**
 * The client address used as the rate-limit key. Logs one warning when requests carry X-Forwarded-For although
 * TRUSTED_PROXIES is 0: behind such a proxy all clients would share one count.
 * @param connection remote address of the socket; undefined where the host does not expose it
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
