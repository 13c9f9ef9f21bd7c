/** Simplifies a DOCX part for mammoth: without links, fields and pictures. */
import type { XmlNode } from './xml'

/** Decodes XML by its byte order mark or its encoding declaration. */
export function decodeXml(bytes: Buffer): string {
  const isLittle = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0)
  const isBig = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c)
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1]
  if (!declared || /^utf/i.test(declared)) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch {
    // An unknown encoding.
    return new TextDecoder().decode(bytes)
  }
}

/** Deleted text, ruby annotations, note references, field instructions. */
const DROPPED = new Set(
  'del moveFrom rt footnoteReference endnoteReference commentReference fldChar instrText'
    .split(' ')
    .map((n) => `w:${n}`),
)
/** Replaced by their content. */
const UNWRAPPED = new Set(
  'hyperlink fldSimple dir bdo ruby rubyBase drawing pict object'.split(' ').map((n) => `w:${n}`),
)
const open = (name: string): XmlNode => ({ kind: 'open', name, attributes: {} })
const close = (name: string): XmlNode => ({ kind: 'close', name })
const empty = (name: string): XmlNode[] => [open(name), close(name)]
const REPLACED: Readonly<Record<string, readonly XmlNode[]>> = {
  'w:cr': empty('w:br'),
  'w:ptab': empty('w:tab'),
  'w:noBreakHyphen': [open('w:t'), { kind: 'text', text: '-' }, close('w:t')],
}

/**
 * Keeps text and structure. Of the two representations of a text box that Word writes, only one is kept, and links,
 * fields and pictures are removed, so that a missing target is no error.
 */
export function simplified(nodes: readonly XmlNode[]): XmlNode[] {
  const result: XmlNode[] = []
  /** Depth inside a dropped element; 0 outside. */
  let dropped = 0
  let isText = false
  /** For each open mc:AlternateContent: whether its first alternative had text. */
  const choices: { hasText: boolean }[] = []
  for (const node of nodes) {
    if (node.kind === 'text') {
      if (dropped === 0 && isText) result.push(node)
      continue
    }
    const { kind, name } = node
    if (dropped > 0) {
      dropped += kind === 'open' ? 1 : -1
      continue
    }
    if (name === 'mc:AlternateContent') {
      if (kind === 'open') choices.push({ hasText: false })
      else choices.pop()
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
    const replacement = REPLACED[name]
    if (replacement) {
      if (kind === 'open') result.push(...replacement)
      continue
    }
    // mammoth expects text boxes in `w:pict` and moves their content behind the enclosing paragraph.
    const isBox = name === 'w:txbxContent'
    if (isBox && kind === 'open') result.push(open('w:pict'))
    result.push(node)
    if (isBox && kind === 'close') result.push(close('w:pict'))
  }
  return result
}

/** The parts that a part's relationships refer to; `type` is the last segment of the relationship type. */
export function relatedParts(relations: readonly XmlNode[], folder: string): { type: string; name: string }[] {
  return relations.flatMap((node) => {
    if (node.kind !== 'open' || !/(?:^|:)Relationship$/.test(node.name)) return []
    const { Target: target = '', TargetMode, Type = '' } = node.attributes
    if (TargetMode === 'External') return []
    return [{ type: Type.split('/').at(-1) ?? '', name: target.startsWith('/') ? target.slice(1) : folder + target }]
  })
}
