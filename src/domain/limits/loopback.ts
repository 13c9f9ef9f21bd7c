/** Loopback host names and addresses. */

/** @param host a host name or an address, as written in a URL: IPv6 in square brackets */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])\.?$/i.test(host)
