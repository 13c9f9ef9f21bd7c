/** Texts that try to become script, and what shows in a page that one of them succeeded. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

type Lists = Record<'tags' | 'handlers' | 'attributes' | 'svg' | 'addresses' | 'bare', string[]>

const { bare, tags, handlers, attributes, svg, addresses }: Lists = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', 'fixtures', 'script-injections.json'), 'utf8'),
)

/** Each becomes an element or script where it is taken for HTML. */
const AS_HTML: readonly string[] = [...tags, ...handlers, ...attributes, ...svg, ...addresses]

export const INJECTIONS: readonly string[] = [...AS_HTML, ...bare]

/** What an injected text left in the page: its variable, its elements, handlers in attributes, addresses that are code. */
export const injectedInto = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = 'xss' in window ? ['its code ran'] : []
    for (const element of document.querySelectorAll('*')) {
      const tag = element.tagName.toLowerCase()
      if (/^(xss|iframe|object|embed|base|marquee|plaintext|math|foreignobject|animate|set)$/.test(tag)) found.push(tag)
      for (const { name, value } of element.attributes) {
        const isCode =
          /^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^[\s\0-\x20]*(javascript|vbscript|data:text)/i.test(value)
        if (/^on|xss|^srcdoc$/i.test(name) || isCode) found.push(`${tag} ${name}`)
      }
    }
    return found
  })
