/** Reorders lines with Hebrew or Arabic from visual order (left to right) to logical (reading) order. */

/** Right-to-left letters and their presentation forms. */
const RIGHT = '\\u0590-\\u065f\\u066a-\\u06ef\\u06fa-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc'
const LEFT = `(?![${RIGHT}])\\p{L}`
const HAS_RIGHT = new RegExp(`[${RIGHT}]`, 'u')
const ALL_RIGHT = new RegExp(`[${RIGHT}]`, 'gu')
const ALL_LEFT = new RegExp(LEFT, 'gu')
/** Left-to-right stretches inside a right-to-left line: words of other scripts, numbers. */
const LEFT_STRETCH = new RegExp(`${LEFT}(?:[^${RIGHT}]*(?:${LEFT}|\\p{N}))?|\\p{N}+(?:[.,:/-]\\p{N}+)*`, 'gu')
const RIGHT_STRETCH = new RegExp(`[${RIGHT}](?:(?:(?!${LEFT}).)*[${RIGHT}])?`, 'gu')
/** Presentation forms of letters and ligatures. */
const SHAPES = /[\ufb1d-\ufdff\ufe70-\ufefc]/g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** Paired characters, mirrored in right-to-left text. */
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }
const reversed = (text: string) =>
  [...text]
    .map((sign) => MIRRORED[sign] ?? sign)
    .reverse()
    .join('')

/**
 * A ligature glyph maps to several letters in logical order; they are reversed here, and reversed back with their line.
 */
export const turnGlyph = (text: string): string => (text.length > 1 && HAS_RIGHT.test(text) ? reversed(text) : text)

export function inReadingOrder(line: string): string {
  if (!HAS_RIGHT.test(line)) return line
  const isRightToLeft = count(line, ALL_RIGHT) >= count(line, ALL_LEFT)
  const turned = isRightToLeft ? turnStretch(line) : line.replace(RIGHT_STRETCH, turnStretch)
  return turned.replace(SHAPES, (shape) => shape.normalize('NFKC'))
}

function turnStretch(text: string): string {
  let result = ''
  let from = 0
  for (const { 0: words, index } of text.matchAll(LEFT_STRETCH)) {
    const isOpen = words.lastIndexOf('(') > words.lastIndexOf(')') && text[index + words.length] === ')'
    const left = isOpen ? `${words})` : words
    result = left + reversed(text.slice(from, index)) + result
    from = index + left.length
  }
  return reversed(text.slice(from)) + result
}
