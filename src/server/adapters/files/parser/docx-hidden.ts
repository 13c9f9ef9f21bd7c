/** Removes the runs of a DOCX part that Word would hide or show in white. */
import { hexColor, isUnreadable, WHITE } from './backdrop'
import type { XmlNode } from './xml'

type Attributes = Readonly<Record<string, string>>
type Element = {
  name: string
  /** Index of its opening tag. */
  start: number
  /** Runs and styles only: hidden by their own properties; undefined if these do not say. */
  isHidden: boolean | undefined
  /** White text, which is visible on a coloured background. */
  isPale: boolean | undefined
  /** It or an ancestor has a background that is, or may be, coloured. */
  isShaded: boolean
  text: string
}

export type HidingStyles = ReadonlySet<string>

const wordValue = (attributes: Attributes) => attributes['w:val'] ?? ''
const isOn = (attributes: Attributes) => !['0', 'false', 'off', 'none'].includes(wordValue(attributes))
/** In half-points. */
const TINY = 4

/** Applies one property to the element that owns it. */
function readProperty(name: string, attributes: Attributes, owner: Element): void {
  const value = wordValue(attributes)
  if (name === 'w:vanish') owner.isHidden = isOn(attributes)
  if (name === 'w:sz' && /^\d+$/.test(value) && Number(value) < TINY) owner.isHidden = true
  if (name === 'w:color') owner.isPale = isUnreadable(hexColor(value), WHITE)
  if (name === 'w:highlight' && isOn(attributes) && value !== 'white') owner.isShaded = true
  if (name === 'w:tblStyle') owner.isShaded = true
  if (name === 'w:shd') {
    const fill = hexColor(attributes['w:fill'] ?? '')
    if (fill && !isUnreadable(fill, WHITE)) owner.isShaded = true
  }
}

/** Properties elements (such as `w:pPr` of `w:p`), which may set visibility and background. */
const PROPERTIES = new Set(['w:rPr', 'w:pPr', 'w:tcPr', 'w:tblPr', 'w:trPr'])

type Style = { element: Element; basedOn: string | null }

/** Ids of the styles whose text is invisible, directly or by inheritance. */
export function hidingStyles(nodes: readonly XmlNode[]): HidingStyles {
  const styles = new Map<string, Style>()
  let style: Style | null = null
  for (const node of nodes) {
    if (node.kind === 'close' && node.name === 'w:style') style = null
    if (node.kind !== 'open') continue
    const { name, attributes } = node
    if (name === 'w:style') {
      const element = { name, start: 0, isHidden: undefined, isPale: undefined, isShaded: false, text: '' }
      style = { element, basedOn: null }
      styles.set(attributes['w:styleId'] ?? '', style)
    } else if (style) {
      if (name === 'w:basedOn') style.basedOn = attributes['w:val'] ?? null
      readProperty(name, attributes, style.element)
    }
  }
  return new Set([...styles.keys()].filter((id) => isHiding(id, styles)))
}

/** Limits the inheritance chain, which may be circular. */
const MAX_ANCESTORS = 12

function isHiding(id: string, styles: ReadonlyMap<string, Style>): boolean {
  const line: Element[] = []
  for (let style = styles.get(id); style && line.length < MAX_ANCESTORS; style = styles.get(style.basedOn ?? '')) {
    line.push(style.element)
  }
  const said = (property: 'isHidden' | 'isPale') => line.find((element) => element[property] !== undefined)?.[property]
  return said('isHidden') ?? (said('isPale') === true && !line.some(({ isShaded }) => isShaded))
}

/** Whether the node may be a background: a page background or a shape behind the text. */
const isBackground = (node: XmlNode): boolean =>
  node.kind === 'open' && (node.name === 'w:background' || /^(?:1|true)$/.test(node.attributes.behindDoc ?? ''))

/**
 * The nodes without hidden runs.
 * @param onHidden called with the text of each hidden run
 */
export function removeHiddenRuns(
  nodes: readonly XmlNode[],
  styles: HidingStyles,
  onHidden: (text: string) => void,
): XmlNode[] {
  const stack: Element[] = []
  const kept: XmlNode[] = []
  let keptUpTo = 0
  const hasBackground = nodes.some(isBackground)

  for (const [at, node] of nodes.entries()) {
    const parent = stack.at(-1)
    if (node.kind === 'text') {
      if (parent?.name === 'w:t') for (const run of stack) run.text += run.name === 'w:r' ? node.text : ''
    } else if (node.kind === 'close') {
      const closed = stack.pop()
      if (closed?.name !== 'w:r' || closed.text.trim() === '') continue
      if (!closed.isHidden && !(closed.isPale && !closed.isShaded && !hasBackground)) continue
      onHidden(closed.text)
      for (let i = keptUpTo; i < closed.start; i++) kept.push(nodes[i] as XmlNode)
      keptUpTo = at + 1
    } else {
      const { name, attributes } = node
      const owner = parent && PROPERTIES.has(parent.name) ? stack.at(-2) : undefined
      if (owner) {
        readProperty(name, attributes, owner)
        if (/^w:[pr]Style$/.test(name) && styles.has(wordValue(attributes))) owner.isHidden = true
      }
      const isShaded = name === 'w:txbxContent' || (parent?.isShaded ?? false)
      const isHidden = name === 'w:r' && stack.some((element) => element.name === 'w:p' && element.isHidden)
      stack.push({ name, start: at, isHidden, isPale: false, isShaded, text: '' })
    }
  }
  for (let i = keptUpTo; i < nodes.length; i++) kept.push(nodes[i] as XmlNode)
  return kept
}
