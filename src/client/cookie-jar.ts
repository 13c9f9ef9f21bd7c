/**
 * The cookies of one server, by name: Node's fetch keeps none. Attributes other than an end in the past are not read.
 */
export function createCookieJar() {
  const cookies = new Map<string, string>()
  return {
    /** What to send as `Cookie`; empty where there is nothing to send. */
    header: (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    /** Takes in each `Set-Cookie` of an answer. */
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
