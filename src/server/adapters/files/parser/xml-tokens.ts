/** Walks XML in one pass, without building a tree and without entities of its own. */
import { LIMITS } from '../limits'
import { FileProblem } from '../problem'

export type XmlToken = {
  kind: 'open' | 'close' | 'empty' | 'text'
  /** Of an element with its prefix; '' for text. */
  name: string
  start: number
  end: number
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([^\s<>/!?]+)(?![^\s<>/!?])(?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>|[^<]+/y

/** @throws FileProblem damaged, also for a DOCTYPE and for elements nested deeper than any word processor nests them */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let depth = 0
  TOKEN.lastIndex = 0
  for (let at = 0; at < xml.length; ) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(xml)
    if (!match) throw new FileProblem('damaged')
    const [whole, slash, name = '', selfClosing] = match
    const end = at + whole.length
    if (name !== '') {
      const kind = selfClosing ? 'empty' : slash ? 'close' : 'open'
      if (kind === 'open') depth += 1
      if (kind === 'close') depth -= 1
      if (depth > LIMITS.xmlDepth) throw new FileProblem('too-complex')
      yield { kind, name, start: at, end }
    } else if (!whole.startsWith('<')) {
      yield { kind: 'text', name: '', start: at, end }
    }
    at = end
  }
}

/** An attribute in the text of an opening tag. */
export const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? null

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text with the entities that every XML and HTML has. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
