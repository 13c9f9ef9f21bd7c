/** Converts mammoth's HTML to plain text: headings, list items and table rows on lines of their own. */
import { parseXml } from './xml'

type Block = {
  /** Finished lines. */
  lines: string[]
  /** The current line. */
  line: string
  /** For a table: the cells of the current row. */
  cells: string[][]
}
type List = { ordered: boolean; count: number }

const newBlock = (): Block => ({ lines: [], line: '', cells: [] })

function endLine(block: Block): void {
  if (block.line.trim() !== '') block.lines.push(block.line.trimEnd())
  block.line = ''
}

/** Whether the current paragraph has no text, and does not only follow another such one. */
const isEmptyParagraph = ({ line, lines }: Block): boolean => line.trim() === '' && lines.at(-1) !== ''

function withoutBlankEnds(lines: readonly string[]): string[] {
  const isText = (line: string) => line !== ''
  const last = lines.findLastIndex(isText)
  return last < 0 ? [] : lines.slice(lines.findIndex(isText), last + 1)
}

/** A row of single-line cells becomes one line; a row used for layout becomes one cell after the other. */
const rowLines = (cells: readonly string[][]): string[] =>
  cells.every((cell) => cell.length <= 1)
    ? [
        cells
          .flat()
          .filter((text) => text !== '')
          .join('  '),
      ]
    : cells.flat()

export function htmlToText(html: string): string {
  const blocks: Block[] = [newBlock()]
  const lists: List[] = []
  const top = () => blocks.at(-1) as Block

  const open = (name: string) => {
    const block = top()
    if (/^(?:p|h\d|li|tr|table|ul|ol)$/.test(name)) {
      // The first paragraph of a list item stays on the line of its bullet.
      if (!(name === 'p' && /^ *(?:•|\d+\.) $/.test(block.line))) endLine(block)
    }
    if (/^h\d$/.test(name) && block.lines.length > 0) block.lines.push('')
    if (name === 'ul' || name === 'ol') lists.push({ ordered: name === 'ol', count: 0 })
    if (name === 'li') {
      const list = lists.at(-1)
      if (list) list.count += 1
      block.line = list?.ordered ? `${list.count}. ` : '• '
    }
    if (name === 'table') blocks.push(newBlock())
    if (name === 'td' || name === 'th') blocks.push(newBlock())
    if (name === 'br') endLine(block)
  }

  const close = (name: string) => {
    if (name === 'p' && isEmptyParagraph(top())) top().lines.push('')
    if (/^(?:p|h\d|li)$/.test(name)) endLine(top())
    if (name === 'ul' || name === 'ol') lists.pop()
    if ((name === 'td' || name === 'th') && blocks.length > 2) {
      const cell = blocks.pop() as Block
      endLine(cell)
      top().cells.push(withoutBlankEnds(cell.lines))
    }
    if (name === 'tr') {
      const table = top()
      table.lines.push(...rowLines(table.cells))
      table.cells = []
    }
    if (name === 'table' && blocks.length > 1) {
      const table = blocks.pop() as Block
      top().lines.push(...table.lines)
    }
  }

  for (const node of parseXml(html, true)) {
    if (node.kind === 'text') top().line += node.text.replace(/\s+/g, (s) => (s.includes('\t') ? '  ' : ' '))
    else if (node.kind === 'close') close(node.name)
    else open(node.name)
  }
  endLine(top())
  return withoutBlankEnds((blocks[0] as Block).lines).join('\n')
}
