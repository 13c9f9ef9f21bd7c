/** A REST client over the network that keeps its session cookie. */
export class HttpClient {
  cookie = ''
  readonly base: string

  constructor(base: string) {
    this.base = base
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T; headers: Headers }> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.getSetCookie().find((value) => value.includes('session-token='))
    if (cookie) this.cookie = cookie.split(';')[0] ?? ''
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T, headers: response.headers }
  }
}
