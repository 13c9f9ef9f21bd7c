/**
 * Draws the blocks of a guide as HTML. Whatever stands in the text comes out as text: the only tags are the ones below,
 * and no attribute holds more than letters, digits and hyphens.
 */
import type { Block, Inline, ListItem } from './markup'
import { headingId, plainText } from './outline'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The text as HTML that shows just that text, in an element or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const renderInline = (content: readonly Inline[]): string =>
  content.map(({ text, bold }) => (bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text))).join('')

/** What a screen reader says of an item that is marked by a sign. */
const SIGN_NAMES = { check: 'Check mark:', cross: 'Cross mark:' } as const

const renderItem = ({ mark, content }: ListItem): string => {
  const name = mark === 'dash' ? '' : `<span>${SIGN_NAMES[mark]} </span>`
  return `<li data-mark="${mark}">${name}<div>${renderInline(content)}</div></li>`
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const id = block.level === 2 ? ` id="${headingId(plainText(block.content))}"` : ''
      return `<h${block.level}${id}>${renderInline(block.content)}</h${block.level}>`
    }
    case 'list':
      return `<ul>${block.items.map(renderItem).join('')}</ul>`
    case 'paragraph':
      return `<p>${renderInline(block.content)}</p>`
  }
}

/** The blocks as HTML, in one piece for each heading with what follows it, so that a browser can draw one at a time. */
export function renderMarkup(blocks: readonly Block[]): string[] {
  const pieces: string[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' || pieces.length === 0) pieces.push('')
    pieces.push(pieces.pop() + renderBlock(block))
  }
  return pieces
}
