/** Normalizes text extracted from files: ligatures, hyphenation, letter-spacing, icon fonts, invisible characters. */

import { pattern } from '@/domain/text/pattern'
import { splitColumns } from './split-columns'

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}
/**
 * Zero-width characters, directional marks, the byte order mark and tag characters: they can hide words from a reader.
 */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
/** Control characters, unpaired surrogates and noncharacters. */
const UNSTORABLE = /[\p{Cs}\ufffe\uffff]|(?![\n\t])\p{Cc}/gu
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu

/**
 * Bullets of common fonts and of symbol fonts (private use area), and what is typed or converted to in their place:
 * "->", "~", and the "o" of a second level.
 */
const BULLET_AT_START = pattern('u')`
  ^[ ]*(?:[•●○◦▪▫■□◆◇‣⁃∙⚫➢➤►▶❖✓✔»›→⇒‒\uf0a7\uf0b7\uf0d8\uf0fc\uf076\uf06c\uf06e][ ]*
  |(?:[-=]?>|>>|~)[ ]+(?=\p{L})|o[ ]+(?=\p{Lu}\p{Ll}))
`
const PRIVATE_USE = /\p{Co}/gu
/** Words between the marks that messengers and Markdown set in bold. */
const BOLD = /(?<![\p{L}\p{N}*])\*{1,2}(?=[^\s*])([^*\n]{1,200})(?<=\S)\*{1,2}(?![\p{L}\p{N}*])/gu

/** A period that a narrow column cut after its first year: "2019" above "to present". */
const CUT_PERIOD = pattern('giu')`
  ((?:19|20)\d\d)[ ]?\n[ ]?
  ((?:to|till|until|[-–])[ ](?:present|date|now|current|(?:\p{L}{3,9}[.]?[ ])?(?:19|20)\d\d))
  (?=\n|$)
`

/** First parts of compounds that keep their hyphen at a line break. */
const KEEPS_HYPHEN = pattern('iu')`
  ^(?:all|anti|back|business|client|co|cost|cross|customer|data|decision|detail|double|e|end|ex|fast|fixed
  |follow|forward|front|full|goal|hands|high|in|inter|large|long|low|mid|multi|near|non|object|off|on|open
  |part|peer|post|pre|problem|profit|real|results?|risk|self|semi|server|short|single|small|solution|sub|team
  |third|time|top|two|user|well|world|year)$
`

/** Normalises a text for display, comparison and storage; words keep their order, except in side-by-side columns. */
export function cleanCvText(text: string): string {
  const lines = splitColumns(text.replace(LINE_BREAKS, '\n').replace(SPACES, ' '))
    .normalize('NFC')
    .replace(/[ﬀ-ﬆ]/gu, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(UNSEEN, '')
    .replace(UNSTORABLE, '')
    // Two spaces still separate columns.
    .replaceAll('\t', '  ')
    .split('\n')
    .map(cleanLine)
  return joinWrapped(joinHyphenated(joinLoneBullets(lines)))
    .join('\n')
    .replaceAll('\u00ad', '')
    .replace(CUT_PERIOD, '$1 $2')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function cleanLine(line: string): string {
  const plain = line.replace(BULLET_AT_START, '• ').replace(PRIVATE_USE, ' ').replace(BOLD, '$1')
  return closeLetterSpacing(plain.trim()).replace(/ {3,}/g, '  ')
}

/** 'E X P E R I E N C E' becomes one word; wider gaps separate words. */
function closeLetterSpacing(line: string): string {
  if (!/^(?:\p{Lu} +){3,}\p{Lu}$/u.test(line)) return line
  return line
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

/** Joins a bullet to the next line: a bullet above or below the baseline is extracted as a separate line. */
function joinLoneBullets(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const isAfterBullet = joined.at(-1) === '•' && line !== '' && !line.startsWith('•')
    if (isAfterBullet) joined[joined.length - 1] = `• ${line}`
    else joined.push(line)
  }
  return joined.filter((line) => line !== '•')
}

/** In characters: a shorter line ends where its writer ended it, and a longer one has lost its line breaks. */
const WRAPPED = { least: 45, most: 390 } as const
/** A line that ends a statement, or is the header of a job, a row of columns or of contacts. */
const ENDED = /[.!?:;]$|[|@]| {2}|[–—]|(?:\b(?:19|20)\d\d|present|now|date)\W{0,2}$/i
const GOES_ON = /\s(?:a|an|and|at|by|for|from|in|into|of|on|or|our|the|to|with)$/i
/** A word in lower case, neither the "e" of a lost bullet nor a label. */
const CONTINUES = /^\p{Ll}{2}(?!.{0,38}:)[^@|]*$/u
/** Share of the lines of a text in lower case up to which such a line continues another one. */
const FEW_LOWER = 0.25

/** Rejoins a statement that a page's right margin broke: "balances fell from" above "N14m to N9m in 2025". */
function joinWrapped(lines: readonly string[]): string[] {
  const lower = lines.filter((line) => /^\p{Ll}/u.test(line)).length
  if (lower > FEW_LOWER * lines.filter(Boolean).length) return [...lines]
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1) ?? ''
    const isBroken = last.length >= WRAPPED.least && !ENDED.test(last)
    const isNext = CONTINUES.test(line) || (GOES_ON.test(last) && /^[\p{Lu}\d]/u.test(line))
    if (isBroken && isNext && !line.includes('  ') && last.length + line.length < WRAPPED.most) {
      joined[joined.length - 1] = `${last} ${line}`
    } else joined.push(line)
  }
  return joined
}

/** Rejoins a word that was hyphenated at the end of a line. */
function joinHyphenated(lines: readonly string[]): string[] {
  const result = [...lines]
  const known = new Set(
    lines
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? [],
  )
  for (let i = 0; i + 1 < result.length; i += 1) {
    const head = /(?<!\p{L})(\p{L}{2,})([-\u2010\u00ad])$/u.exec(result[i] ?? '')
    const tail = /^(\p{Ll}+)(\S*) ?([\s\S]*)$/u.exec(result[i + 1] ?? '')
    if (!head || !tail) continue
    const [, first = '', mark = ''] = head
    const [, second = '', punctuation = '', rest = ''] = tail
    const glue = mark !== '\u00ad' && keepsHyphen(first, second, known) ? '-' : ''
    result[i] = `${(result[i] ?? '').slice(0, -1)}${glue}${second}${punctuation}`
    if (rest.trim() === '') result.splice(i + 1, 1)
    else result[i + 1] = rest.trimStart()
  }
  return result
}

function keepsHyphen(first: string, second: string, known: ReadonlySet<string>): boolean {
  const [a, b] = [first.toLowerCase(), second.toLowerCase()]
  if (known.has(`${a}-${b}`)) return true
  if (known.has(`${a}${b}`)) return false
  return KEEPS_HYPHEN.test(a)
}
