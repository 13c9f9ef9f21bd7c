/** Renders CV extracts in a question: as a quotation, or as the employer where the work was done. */
import { bare, isPast, LISTS, wordsOf } from './grammar'
import type { AskedCv } from './input'
import { ofOnePerson, withoutTerms } from './person-title'
import { MOST_QUOTED } from './shorten'

const FEWEST_WORDS = 3

/** At most six words from the beginning of an extract, in quotation marks; null where they mean too little. */
export function inMarks(extract: string): string | null {
  const part = withoutHalfBracket(withoutMarks(extract).split(/[|\t•]/)[0] ?? '')
  const whole = withoutLooseStart(wordsOf(part.replace(/[“”"]/g, '')))
  const isCut = whole.length > MOST_QUOTED
  const words = isCut ? withoutLooseEnd(whole.slice(0, lengthOf(whole))) : whole
  const said = words.join(' ').replace(/[\s,.;:–—-]{1,4}$/, '')
  const opened = said.lastIndexOf('(')
  const isOpen = opened >= 0 && !said.includes(')', opened)
  const quote = (isOpen ? said.slice(0, opened) : said).trim()
  const isTooLittle = isCut && wordsOf(quote).length < FEWEST_WORDS
  // "I am a designer" has lost its beginning.
  if (/^(?:am|are|is|was|were|i|i['’]m|my|our)\s/i.test(quote)) return null
  if (isTooLittle || endsInHeading(quote) || (quote.match(/\p{L}/gu)?.length ?? 0) < 3) return null
  return `“${quote}${isCut || isOpen ? ' …' : ''}”`
}

/** Without the mark of a list item, and without the asterisks of bold type. */
export const withoutMarks = (text: string): string => text.replace(/\*\*/g, '').replace(/^[\s>*·▪●–—-]{1,8}/u, '')

/** "08/2027), PPT, RF scanner" → "PPT, RF scanner", and "little Excel)" → "little Excel". */
function withoutHalfBracket(text: string): string {
  const [opened, closed] = [text.indexOf('('), text.indexOf(')')]
  if (closed < 0 || (opened >= 0 && opened < closed)) return text
  const rest = text.slice(closed + 1).replace(/^[\s,;.]{1,5}/, '')
  return rest === '' ? text.slice(0, closed) : rest
}

/** The parts of a text between separators outside brackets. @param separator without groups that capture */
export function splitOutside(text: string, separator: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const [i, piece] of text.split(new RegExp(`(${separator.source})`, separator.flags)).entries()) {
    if (i % 2 === 1 && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${piece}`)
    for (const sign of piece) depth = Math.max(0, depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0))
  }
  return parts
}

/** "Figma EDUCATION": two columns that were extracted as one line. */
export const endsInHeading = (text: string): boolean => /\p{Ll}.{0,80} \p{Lu}{5,30}$/u.test(text)

/** Cuts before a boundary if one is near the end, otherwise before "of" or "the". */
function lengthOf(words: readonly string[]): number {
  const ends = Array.from({ length: MOST_QUOTED - FEWEST_WORDS + 1 }, (_, i) => MOST_QUOTED - i)
  const next = (i: number) => bare(words[i] ?? '')
  const isEnd = (i: number) =>
    /[,;.]$/.test(words[i - 1] ?? '') || (LISTS.boundaries.has(next(i)) && !/^(?:and|or)$/.test(next(i)))
  return (
    ends.find(isEnd) ??
    ends.find((i) => i > FEWEST_WORDS && (next(i) === 'of' || LISTS.determiners.has(next(i)))) ??
    MOST_QUOTED
  )
}

/** Drops the beginning of a fragment such as "for everything from ad hoc questions". */
function withoutLooseStart(words: readonly string[]): readonly string[] {
  const isLoose = (word: string) => LISTS.boundaries.has(word) || LISTS.clauseWords.has(word) || word === 'also'
  const start = words.findIndex((word) => !isLoose(bare(word)))
  return start < 0 ? [] : words.slice(start)
}

function withoutLooseEnd(words: readonly string[]): readonly string[] {
  const isLoose = (word: string, i: number) =>
    LISTS.dangling.has(bare(word)) || (i >= FEWEST_WORDS && isPast(bare(word)))
  const kept = words.slice(0, words.findLastIndex((word, i) => !isLoose(word, i)) + 1)
  // "Cut the close from 12" has lost what is counted.
  const isAmount = /^\d/.test(kept.at(-1) ?? '') && LISTS.boundaries.has(bare(kept.at(-2) ?? ''))
  return isAmount && kept.length > FEWEST_WORDS ? kept.slice(0, -2) : kept
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** The employer of the job that contains an extract. */
export function employerOf(extract: string, { jobs }: AskedCv): string | null {
  const sought = plain(extract)
  if (sought === '') return null
  const job = jobs.find(({ lines }) => lines.some((line) => plain(line).includes(sought)))
  return employerName(job?.employer ?? null)
}

/**
 * "NORTHFORK FOODS, INC., Minneapolis" → "Northfork Foods", "Ministry of Works" → "the Ministry of Works"; null where
 * it is not a name.
 */
export function employerName(employer: string | null): string | null {
  const name = (employer ?? '').split(/,| \(/)[0]?.replace(/\s+/g, ' ').trim() ?? ''
  if (!/^[\p{Lu}\d]/u.test(name) || wordsOf(name).length > 6 || name.length > 60) return null
  // "Insurance company" and "UK retail bank" are no names.
  const isOfKind = (word: string) => LISTS.countable.has(bare(word)) || LISTS.fieldWords.has(bare(word))
  const last = wordsOf(name).at(-1) ?? ''
  const isKind = wordsOf(name).every(isOfKind) || (/^\p{Ll}/u.test(last) && isOfKind(last))
  return isKind ? null : takesArticle(name) ? `the ${inTitleCase(name)}` : inTitleCase(name)
}

/** "Ministry of Works", "Office for National Statistics", "U.S. Army" */
const takesArticle = (name: string): boolean =>
  !/^the /i.test(name) &&
  (/^(?:U\.?S\.?|UK) /.test(name) ||
    wordsOf(name).some((word, i, all) => LISTS.institutions.has(bare(word)) && /^(?:of|for)$/.test(all[i + 1] ?? '')))

/** Capitalises long words that are all in upper case. */
const inTitleCase = (name: string): string =>
  name === name.toUpperCase() && name.length > 5
    ? name.replace(/\p{Lu}{4,40}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : name

const MOST_TITLE = 5

/** "Software Engineer II, Scheduling" → "Software Engineer II", "DRIVERS" → "Driver"; null if it is no title. */
export function titleOf(title: string): string | null {
  const said =
    withoutTerms(title.replace(/(\w)\(s\)/gi, '$1').replace(/\p{Extended_Pictographic}/gu, ' '))
      .split(/,| \(|\s[–—|/-]\s/)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  const count = wordsOf(said).length
  if (
    count === 0 ||
    // "Head" of "Head, Human Capital" has lost what it is of.
    (count === 1 && said !== title.trim() && LISTS.bareRanks.has(bare(said))) ||
    count > MOST_TITLE ||
    LISTS.boundaries.has(bare(said.split(' ')[0] ?? '')) ||
    !/^[\p{L}\s.&/'’-]{3,60}$/u.test(said)
  )
    return null
  const spelled = said === said.toUpperCase() ? inTitleCase(said) : said
  return ofOnePerson(spelled.replace(/(?<=\s)(?:AND|FOR|IN|OF|THE|TO)(?=\s)/g, (word) => word.toLowerCase()))
}
