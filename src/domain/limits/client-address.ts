/** The client's network address, as far as the request headers can be trusted. */

/** Key of callers whose address is unknown; all of them share one count. */
export const UNKNOWN_ADDRESS = 'unknown'

type Source = {
  /** The remote address of the socket; undefined where the host hides it and acts as a proxy itself. */
  connection: string | undefined
  /** The X-Forwarded-For header, to which each proxy appends the address of its caller. */
  forwardedFor: string | null
  /** Number of our own proxies in front. Entries further left in the header are unverified. */
  trustedProxies: number
}

/** The client's address, normalised as the key of a rate limit. */
export function clientAddress({ connection, forwardedFor, trustedProxies }: Source): string {
  const proxies = connection === undefined ? Math.max(1, trustedProxies) : trustedProxies
  const chain = (forwardedFor ?? '').split(',').map((part) => part.trim())
  const named = proxies > 0 ? (chain.at(-proxies) ?? chain[0]) : undefined
  return countedAddress(named || connection || UNKNOWN_ADDRESS)
}

/**
 * One key per IPv4 address, and per /64 network of IPv6, since a single household usually has a whole one. A key is its
 * own key: the server writes it into the header that Next's handlers read.
 */
export function countedAddress(address: string): string {
  const bare = address.toLowerCase().replace(/^\[|\](:\d+)?$|%[\s\S]*$|(?<=::)\/64$/g, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  const ipv4 = mapped ?? /^(\d+\.\d+\.\d+\.\d+)(:\d+)?$/.exec(bare)?.[1]
  if (ipv4) return ipv4
  if (bare === '::1' || bare === UNKNOWN_ADDRESS) return bare
  const network = bare.includes(':') ? firstGroups(bare) : []
  return network.length > 0 && network.every((group) => GROUP.test(group)) ? `${network.join(':')}::/64` : 'other'
}

const GROUP = /^[0-9a-f]{1,4}$/

/** The first four of the eight groups of an IPv6 address, without leading zeros. */
function firstGroups(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [before, after] = [groups(head), groups(tail)]
  const gap = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(gap).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
}

/** Whether this is a loopback address. */
export const isOwnMachine = (address: string): boolean => /^127\./.test(address) || address === '::1'
