/**
 * Parses XML with saxes into a flat list of tags and texts: without comments and processing instructions, CDATA as
 * text.
 */
import escapeHtml from 'escape-html'
import { SaxesParser } from 'saxes'
import { LIMITS } from '@/server/adapters/files/limits'
import { FileProblem } from '@/server/adapters/files/problem'

/** An empty element is an `open` and a `close`. Names in Word's namespace get the prefix `w:`. */
export type XmlNode =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
/** Namespaces of the transitional and the strict edition of the standard (ISO/IEC 29500). */
const WORD_NAMESPACE =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/wordprocessingml\/(?:2006\/)?main$/
/** Errors that do not affect the text: control characters, undefined entities, a declaration after white space. */
const HARMLESS =
  /^(?:disallowed character\.|undefined entity|disallowed entity|malformed character entity|.*XML declaration)/

/**
 * @param isFragment whether text may occur outside a root element
 * @throws FileProblem damaged, also for a DOCTYPE (entity expansion attacks) · too-complex for elements nested deeper
 *   than `LIMITS.xmlDepth`
 */
export function parseXml(xml: string, isFragment = false): XmlNode[] {
  const nodes: XmlNode[] = []
  const prefixes = new Set<string>()
  let depth = 0
  const parser = new SaxesParser({ xmlns: false as const, position: false, fragment: isFragment })
  parser.on('error', (cause) => {
    if (!HARMLESS.test(cause.message)) throw new FileProblem('damaged', { cause })
  })
  parser.on('doctype', () => {
    throw new FileProblem('damaged')
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > LIMITS.xmlDepth) throw new FileProblem('too-complex')
    const attributes = withoutWordNamespace(tag.attributes, prefixes)
    nodes.push({ kind: 'open', name: wordName(tag.name, prefixes), attributes })
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    nodes.push({ kind: 'close', name: wordName(tag.name, prefixes) })
  })
  const addText = (text: string) => nodes.push({ kind: 'text', text })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  return nodes
}

/** Normalises the prefix of Word's namespace to `w:`; a file may declare any other prefix, none, or several. */
function wordName(name: string, prefixes: ReadonlySet<string>): string {
  const colon = name.indexOf(':')
  return prefixes.has(name.slice(0, Math.max(0, colon))) ? `w:${name.slice(colon + 1)}` : name
}

/**
 * The attributes with normalised prefixes, without declarations of Word's namespace; the prefixes that those declare
 * are added to `prefixes`.
 */
function withoutWordNamespace(attributes: Record<string, string>, prefixes: Set<string>): Record<string, string> {
  const others = Object.entries(attributes).filter(([name, uri]) => {
    const [, prefix] = /^xmlns(?::(.+))?$/.exec(name) ?? [null, null]
    if (prefix === null || !WORD_NAMESPACE.test(uri)) return true
    prefixes.add(prefix ?? '')
    return false
  })
  return Object.fromEntries(
    others.map(([name, value]) => [name.includes(':') ? wordName(name, prefixes) : name, value]),
  )
}

/** Serialises a node list of `parseXml`. */
export function toXml(nodes: readonly XmlNode[]): string {
  let xml = ''
  for (const node of nodes) {
    if (node.kind === 'text') xml += escapeHtml(node.text)
    else if (node.kind === 'close') xml += `</${node.name}>`
    else {
      const attributes = Object.entries(xml === '' ? { ...node.attributes, 'xmlns:w': WORD } : node.attributes)
      xml += `<${node.name}${attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>`
    }
  }
  return xml
}
