/**
 * Renders the blocks of a guide as HTML. All text is escaped; tags come only from this file, and attribute values hold
 * only letters, digits and hyphens.
 */
import escapeHtml from 'escape-html'
import type { Block, Inline, ListItem } from './markup'
import { headingId, plainText } from './outline'

const renderInline = (content: readonly Inline[]): string =>
  content
    .map(({ text, bold, code }) => {
      const shown = escapeHtml(text)
      if (code) return `<code>${shown}</code>`
      return bold ? `<strong>${shown}</strong>` : shown
    })
    .join('')

/** Screen-reader text of an item's mark. */
const SIGN_NAMES = { check: 'Check mark:', cross: 'Cross mark:' } as const

const renderItem = ({ mark, content }: ListItem): string => {
  const name = mark === 'dash' || mark === 'number' ? '' : `<span>${SIGN_NAMES[mark]} </span>`
  return `<li data-mark="${mark}">${name}<div>${renderInline(content)}</div></li>`
}

/** No id where a heading has no letter or digit. */
const idOf = (heading: string): string => (headingId(heading) === '' ? '' : ` id="${headingId(heading)}"`)

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}${idOf(plainText(block.content))}>${renderInline(block.content)}</h${block.level}>`
    case 'list': {
      const tag = block.items[0]?.mark === 'number' ? 'ol' : 'ul'
      return `<${tag}>${block.items.map(renderItem).join('')}</${tag}>`
    }
    case 'paragraph':
      return `<p>${renderInline(block.content)}</p>`
    case 'code':
      // Focusable, so that wide lines can be scrolled with the keyboard.
      return `<pre tabindex="0"><code>${escapeHtml(block.text)}</code></pre>`
  }
}

/** The blocks as HTML, split before each heading, so that a browser can render one section at a time. */
export function renderMarkup(blocks: readonly Block[]): string[] {
  const pieces: string[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' || pieces.length === 0) pieces.push('')
    pieces.push(pieces.pop() + renderBlock(block))
  }
  return pieces
}
