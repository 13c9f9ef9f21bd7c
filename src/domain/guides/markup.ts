/**
 * Parses the guides' subset of Markdown into plain data. The output is text, never HTML: tags, entities and scripts in
 * a guide are shown literally.
 */

export type Inline = { text: string; bold: boolean; code?: true }

export type ItemMark = 'dash' | 'number' | 'check' | 'cross'
export type ListItem = { mark: ItemMark; content: Inline[] }

export type Block =
  | { kind: 'heading'; level: 2 | 3; content: Inline[] }
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'paragraph'; content: Inline[] }
  /** Preformatted lines: code, journal entries, calculations. */
  | { kind: 'code'; text: string }

/** Splits one line into plain, bold and code pieces, in order. Unpaired marks stay literal. */
export const parseInline = (line: string): Inline[] =>
  line
    // Captured groups are at odd indexes.
    .split(/`([^`]+)`/u)
    .flatMap((text, index): Inline[] => (index % 2 === 1 ? [{ text, bold: false, code: true }] : parseBold(text)))

const parseBold = (text: string): Inline[] =>
  text
    .split(/\*\*(.+?)\*\*/u)
    .map((piece, index) => ({ text: piece, bold: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')

// Emoji may carry a variation selector (U+FE0F) that only says how to draw them.
const ITEM = /^(?:(?<dash>-)|(?<number>\d{1,2}\.)|(?<check>[✓✔✅☑]\uFE0F?)|(?<cross>[✗✘✕✖❌❎]\uFE0F?))\s+(?<text>.*)$/u

function parseItem(line: string): { mark: ItemMark; text: string } | null {
  const { dash, number, check, text = '' } = ITEM.exec(line)?.groups ?? {}
  if (text === '') return null
  return { mark: dash ? 'dash' : number ? 'number' : check ? 'check' : 'cross', text }
}

const isBoldLine = (line: string) => parseInline(line).every(({ bold }) => bold)

/** A line, classified by its first characters. */
type Line =
  | { kind: 'blank' }
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'item'; mark: ItemMark; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'text'; text: string }

const FENCE = '```'
const isFence = (line: string) => line.trim().startsWith(FENCE)

function readLine(raw: string): Line {
  const text = raw.trim()
  if (text === '') return { kind: 'blank' }
  if (text.startsWith('### ')) return { kind: 'heading', level: 3, text: text.slice(4).trim() }
  if (text.startsWith('## ')) return { kind: 'heading', level: 2, text: text.slice(3).trim() }
  const item = parseItem(text)
  if (item) return { kind: 'item', ...item }
  return { kind: isBoldLine(text) ? 'bold' : 'text', text }
}

/** Joins each hard-wrapped line to the paragraph or list item that it continues: one line for each block. */
export function unwrapLines(content: string): string {
  const lines: string[] = []
  let goesOn = false
  let isCode = false
  for (const raw of content.split(/\r?\n/)) {
    if (isCode || isFence(raw)) {
      if (isFence(raw)) isCode = !isCode
      lines.push(raw.trimEnd())
      goesOn = false
      continue
    }
    const { kind } = readLine(raw)
    if (kind === 'text' && goesOn) lines.push(`${lines.pop()} ${raw.trim()}`)
    else lines.push(raw.trim())
    goesOn = kind === 'text' || kind === 'item'
  }
  return lines.join('\n')
}

/**
 * The blocks of a guide's text, in order.
 * - '## ' and '### ' begin a heading of level 2 or 3.
 * - '- ', a check mark or a cross mark begin a list item; consecutive items are one list, even with blank lines between
 * them.
 * - A line wholly inside double asterisks is a bold paragraph of its own; double asterisks inside a line make that part
 * bold.
 * - '1. ' and so on begin an item of a numbered list.
 * - Lines between two lines that begin with three backticks are code, verbatim.
 * - Any other line continues the paragraph or item directly above it, or begins a paragraph.
 */
export function parseMarkup(content: string): Block[] {
  const blocks: Block[] = []
  let code: string[] | null = null
  for (const raw of unwrapLines(content).split('\n')) {
    if (isFence(raw)) {
      if (code) blocks.push({ kind: 'code', text: code.join('\n') })
      code = code ? null : []
      continue
    }
    if (code) {
      code.push(raw)
      continue
    }
    const line = readLine(raw)
    if (line.kind === 'blank') continue
    const inline = parseInline(line.text)
    const last = blocks.at(-1)
    if (line.kind === 'heading') blocks.push({ kind: 'heading', level: line.level, content: inline })
    else if (line.kind !== 'item') blocks.push({ kind: 'paragraph', content: inline })
    else if (last?.kind === 'list' && isNumbered(last.items[0]) === isNumbered(line))
      last.items.push({ mark: line.mark, content: inline })
    else blocks.push({ kind: 'list', items: [{ mark: line.mark, content: inline }] })
  }
  // An unclosed code block runs to the end of the text.
  if (code) blocks.push({ kind: 'code', text: code.join('\n') })
  return blocks
}

const isNumbered = (item: { mark: ItemMark } | undefined) => item?.mark === 'number'

/** The title with its first four-digit number replaced by the year, so that 'Guide 2024' never looks outdated. */
export const titleForYear = (title: string, year: number): string =>
  title.replace(/(?<!\d)\d{4}(?!\d)/u, () => String(year))
