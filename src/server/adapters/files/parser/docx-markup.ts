/** A part of a DOCX in the markup that the reader knows: one encoding, one prefix, no links, fields and pictures. */
import { attribute, xmlTokens } from './xml-tokens'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
/** Of the two editions of the standard. */
const DECLARATION =
  /\sxmlns(?::([\w.-]+))?\s*=\s*["']http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/wordprocessingml\/(?:2006\/)?main["']/g

/** By the mark at its beginning, or by what it says of itself. */
export function decodeXml(bytes: Buffer): string {
  const isLittle = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0)
  const isBig = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c)
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1]
  if (!declared || /^utf/i.test(declared)) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch {
    // It names an encoding that nobody knows.
    return new TextDecoder().decode(bytes)
  }
}

/** Without comments and instructions, which may stand in the middle of a word; text that was set apart is text. */
export const plainXml = (xml: string): string =>
  xml.replace(/<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g, (_, text?: string) =>
    (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  )

/** Word writes `w:` before its names; a file may declare any other prefix, none, or several. */
export function withWordPrefix(xml: string): string {
  const prefixes = new Set([...xml.matchAll(DECLARATION)].map(([, prefix = '']) => prefix))
  prefixes.delete('w')
  if (prefixes.size === 0) return xml
  let result = ''
  for (const { kind, start, end } of xmlTokens(xml)) {
    const token = xml.slice(start, end)
    if (kind === 'text') result += token
    else {
      result += token
        .replace(DECLARATION, '')
        .replace(/^(<\/?)(?:([\w.-]+):)?/, (whole, start, prefix = '') => (prefixes.has(prefix) ? `${start}w:` : whole))
        .replace(/(\s)([\w.-]+):/g, (whole, space, prefix) => (prefixes.has(prefix) ? `${space}w:` : whole))
    }
  }
  return result.replace(/^([^<]*<[^\s/>]+)/, `$1 xmlns:w="${WORD}"`)
}

/** Deleted text, readings above a word, marks of notes, instructions of fields. */
const DROPPED = new Set(
  'del moveFrom rt footnoteReference endnoteReference commentReference fldChar instrText'
    .split(' ')
    .map((n) => `w:${n}`),
)
/** Only what is inside them counts. */
const UNWRAPPED = new Set(
  'hyperlink fldSimple dir bdo ruby rubyBase drawing pict object'.split(' ').map((n) => `w:${n}`),
)
const REPLACED: Readonly<Record<string, string>> = {
  'w:cr': '<w:br/>',
  'w:ptab': '<w:tab/>',
  'w:noBreakHyphen': '<w:t>-</w:t>',
}

/**
 * The text and its structure. Text boxes come as one of the two drawings that Word makes of each, and a link, field or
 * picture that leads nowhere is no fault.
 */
export function simplified(xml: string): string {
  let result = ''
  /** Elements inside one that is dropped, with it. */
  let dropped = 0
  let isText = false
  /** For each choice between two forms of the same: whether the first had text. */
  const choices: { hasText: boolean }[] = []
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (kind === 'text') {
      if (dropped === 0 && isText) result += xml.slice(start, end)
      continue
    }
    if (dropped > 0) {
      if (kind !== 'empty') dropped += kind === 'open' ? 1 : -1
      continue
    }
    if (name === 'mc:AlternateContent') {
      if (kind === 'open') choices.push({ hasText: false })
      if (kind === 'close') choices.pop()
    }
    const isSecond = /^mc:(?:Choice|Fallback)$/.test(name) && choices.at(-1)?.hasText
    if (DROPPED.has(name) || isSecond) {
      if (kind === 'open') dropped = 1
      continue
    }
    if (name === 'w:t') {
      isText = kind === 'open'
      for (const choice of choices) choice.hasText = true
    }
    if (!name.startsWith('w:') || UNWRAPPED.has(name)) continue
    // The reader moves what stands in this element behind the paragraph around it.
    const isBox = name === 'w:txbxContent'
    if (isBox && kind === 'open') result += '<w:pict>'
    if (kind !== 'close' || !REPLACED[name]) result += REPLACED[name] ?? xml.slice(start, end)
    if (isBox && kind === 'close') result += '</w:pict>'
  }
  return result
}

/** The parts that a part refers to, by the last word of the relationship's type. */
export function relatedParts(relsXml: string, folder: string): { type: string; name: string }[] {
  return [...xmlTokens(relsXml)].flatMap(({ kind, name, start, end }) => {
    if (!/(?:^|:)Relationship$/.test(name) || kind === 'close') return []
    const tag = relsXml.slice(start, end)
    const target = attribute(tag, 'Target') ?? ''
    if (attribute(tag, 'TargetMode') === 'External') return []
    const type = (attribute(tag, 'Type') ?? '').split('/').at(-1) ?? ''
    return [{ type, name: target.startsWith('/') ? target.slice(1) : folder + target }]
  })
}
