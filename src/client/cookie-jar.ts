/**
 * Cookies of one server by name, because Node's fetch stores none. Attributes are ignored, except an expiry in the
 * past.
 */
export function createCookieJar() {
  const cookies = new Map<string, string>()
  return {
    /** Value of the `Cookie` header; empty if there are no cookies. */
    header: (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    /** Stores the `Set-Cookie` lines of a response. */
    take(lines: readonly string[]): void {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split(';')
        const [name = '', ...value] = pair.split('=')
        if (attributes.some(isEnded)) cookies.delete(name.trim())
        else cookies.set(name.trim(), value.join('=').trim())
      }
    },
  }
}

function isEnded(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=').map((part) => part.trim())
  if (/^max-age$/i.test(name)) return Number(value) <= 0
  return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
}
