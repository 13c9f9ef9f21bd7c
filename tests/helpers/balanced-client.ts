/** A client with a simple load balancer: round robin over several servers, and one retry at the next server. */

export type Balanced = {
  cookie: string
  /** @throws Error when the second server failed as well */
  send: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>
  /** Number of requests that were retried. */
  retried: () => number
}

/** Statuses that mean that a server is shutting down. */
const isAway = (status: number) => status === 502 || status === 503 || status === 504

export function balancedClient(urls: readonly string[], cookie = ''): Balanced {
  let turn = 0
  let retried = 0
  const client: Balanced = {
    cookie,
    retried: () => retried,
    send: async (method, path, body) => {
      const once = async () => {
        const response = await fetch(`${urls[turn++ % urls.length]}${path}`, {
          method,
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(client.cookie ? { cookie: client.cookie } : {}),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        if (isAway(response.status)) throw new Error(`${method} ${path} ${response.status} ${await response.text()}`)
        const set = response.headers.getSetCookie().find((value) => value.includes('session-token='))
        if (set) client.cookie = set.split(';')[0] ?? ''
        const text = await response.text()
        return { status: response.status, body: text ? JSON.parse(text) : null }
      }
      try {
        return await once()
      } catch {
        retried += 1
        return once()
      }
    },
  }
  return client
}
