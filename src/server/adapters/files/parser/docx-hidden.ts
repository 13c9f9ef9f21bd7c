/** Takes the runs out of a DOCX part that Word would not show, or show in the colour of the paper. */
import { hexColor, isUnreadable, WHITE } from './color'
import { attribute, decodeEntities, xmlTokens } from './xml-tokens'

type Element = {
  name: string
  start: number
  /** Only runs, and styles: hidden by their own properties. Not said where it is undefined. */
  isHidden: boolean | undefined
  /** Written in the colour of paper, which is no fault on a background of another colour. */
  isPale: boolean | undefined
  /** It, or something around it, has a background that is not, or may not be, white. */
  isShaded: boolean
  text: string
}

export type HidingStyles = ReadonlySet<string>

const isOn = (tag: string) => !['0', 'false', 'off', 'none'].includes(attribute(tag, 'w:val') ?? '')
/** Half points. */
const TINY = 4

/** Applies one property to the element that owns it. */
function readProperty(tag: string, name: string, owner: Element): void {
  const value = attribute(tag, 'w:val') ?? ''
  if (name === 'w:vanish') owner.isHidden = isOn(tag)
  if (name === 'w:sz' && /^\d+$/.test(value) && Number(value) < TINY) owner.isHidden = true
  if (name === 'w:color') owner.isPale = isUnreadable(hexColor(value), WHITE)
  if (name === 'w:highlight' && isOn(tag) && value !== 'white') owner.isShaded = true
  if (name === 'w:tblStyle') owner.isShaded = true
  if (name === 'w:shd') {
    const fill = hexColor(attribute(tag, 'w:fill') ?? '')
    if (fill && !isUnreadable(fill, WHITE)) owner.isShaded = true
  }
}

/** Elements that have a properties element (`w:pPr` of `w:p`) which tells of their background. */
const PROPERTIES = new Set(['w:rPr', 'w:pPr', 'w:tcPr', 'w:tblPr', 'w:trPr'])

type Style = { element: Element; basedOn: string | null }

/** The styles whose text nobody sees, be it because of the style that they are based on. */
export function hidingStyles(stylesXml: string): HidingStyles {
  const styles = new Map<string, Style>()
  let style: Style | null = null
  for (const { kind, name, start, end } of xmlTokens(stylesXml)) {
    const tag = stylesXml.slice(start, end)
    if (name === 'w:style' && kind === 'open') {
      const element = { name, start, isHidden: undefined, isPale: undefined, isShaded: false, text: '' }
      style = { element, basedOn: null }
      styles.set(attribute(tag, 'w:styleId') ?? '', style)
    } else if (name === 'w:style' && kind === 'close') {
      style = null
    } else if (style && kind !== 'close' && kind !== 'text') {
      if (name === 'w:basedOn') style.basedOn = attribute(tag, 'w:val')
      readProperty(tag, name, style.element)
    }
  }
  return new Set([...styles.keys()].filter((id) => isHiding(id, styles)))
}

/** Styles based on each other in a ring end where the depth does. */
const MAX_ANCESTORS = 12

function isHiding(id: string, styles: ReadonlyMap<string, Style>): boolean {
  const line: Element[] = []
  for (let style = styles.get(id); style && line.length < MAX_ANCESTORS; style = styles.get(style.basedOn ?? '')) {
    line.push(style.element)
  }
  const said = (property: 'isHidden' | 'isPale') => line.find((element) => element[property] !== undefined)?.[property]
  return said('isHidden') ?? (said('isPale') === true && !line.some(({ isShaded }) => isShaded))
}

/**
 * The part without its hidden runs.
 * @param onHidden hears the text of each
 */
export function removeHiddenRuns(xml: string, styles: HidingStyles, onHidden: (text: string) => void): string {
  const stack: Element[] = []
  let kept = ''
  let keptUpTo = 0
  // A shape behind the text may be its background.
  const hasBackground = /behindDoc="(?:1|true)"|<w:background\b/.test(xml)

  for (const { kind, name, start, end } of xmlTokens(xml)) {
    const parent = stack.at(-1)
    if (kind === 'text') {
      if (parent?.name === 'w:t') for (const run of stack) run.text += run.name === 'w:r' ? xml.slice(start, end) : ''
    } else if (kind === 'close') {
      const closed = stack.pop()
      if (closed?.name !== 'w:r' || start < keptUpTo) continue
      if (!closed.isHidden && !(closed.isPale && !closed.isShaded && !hasBackground)) continue
      if (closed.text.trim() === '') continue
      onHidden(decodeEntities(closed.text))
      kept += xml.slice(keptUpTo, Math.max(keptUpTo, closed.start))
      keptUpTo = end
    } else {
      const owner = parent && PROPERTIES.has(parent.name) ? stack.at(-2) : undefined
      const tag = xml.slice(start, end)
      if (owner) {
        readProperty(tag, name, owner)
        if (/^w:[pr]Style$/.test(name) && styles.has(attribute(tag, 'w:val') ?? '')) owner.isHidden = true
      }
      if (kind === 'open') {
        const isShaded = name === 'w:txbxContent' || (parent?.isShaded ?? false)
        const isHidden = name === 'w:r' && stack.some((element) => element.name === 'w:p' && element.isHidden)
        stack.push({ name, start, isHidden, isPale: false, isShaded, text: '' })
      }
    }
  }
  return kept + xml.slice(keptUpTo)
}
