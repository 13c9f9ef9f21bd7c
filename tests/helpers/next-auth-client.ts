/** A client of next-auth's own paths that stores cookies and does not follow redirects. */
import NextAuth from 'next-auth'
import { authOptions } from '@/server/next-auth'
import type { Deps } from '@/server/ports'
import { sessionCookieName } from '@/server/session'
import { ORIGIN } from './test-app'

type Answer = { status: number; location: string; body: unknown }

export class NextAuthClient {
  readonly cookies = new Map<string, string>()
  readonly #deps: Deps
  readonly #address: string

  constructor(deps: Deps, address = '127.0.0.1') {
    this.#deps = deps
    this.#address = address
    process.env.NEXTAUTH_URL = ORIGIN
  }

  get = (path: string) => this.#call('GET', path, {})

  /** Posts a form with the CSRF token, as our own pages do. */
  async post(path: string, form: Record<string, string> = {}): Promise<Answer> {
    const { csrfToken } = (await this.get('/api/auth/csrf')).body as { csrfToken: string }
    return this.#call('POST', path, { csrfToken, ...form })
  }

  /** The session cookie, in the form that the product's own paths expect. */
  get sessionCookie(): string {
    const name = sessionCookieName(this.#deps)
    return `${name}=${this.cookies.get(name) ?? ''}`
  }

  async #call(method: string, path: string, body: Record<string, string>): Promise<Answer> {
    const { pathname, searchParams } = new URL(path, ORIGIN)
    const answer = { status: 200, location: '', body: null as unknown }
    const headers = new Map<string, unknown>()
    const response = {
      status: (code: number) => {
        answer.status = code
        return response
      },
      setHeader: (name: string, value: unknown) => {
        headers.set(name.toLowerCase(), value)
        return response
      },
      getHeader: (name: string) => headers.get(name.toLowerCase()),
      send: (sent: unknown) => {
        answer.body = sent
      },
      json: (sent: unknown) => {
        answer.body = sent
      },
      end: () => {},
    }
    const request = {
      method,
      headers: { host: new URL(ORIGIN).host },
      cookies: Object.fromEntries(this.cookies),
      query: { ...Object.fromEntries(searchParams), nextauth: pathname.split('/').slice(3) },
      body,
    }
    await NextAuth(request as never, response as never, authOptions(this.#deps, this.#address))
    for (const cookie of (headers.get('set-cookie') as string[] | undefined) ?? []) this.#keep(cookie)
    answer.location = String(headers.get('location') ?? '')
    return answer
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
    if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
