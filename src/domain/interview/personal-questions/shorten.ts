/** Shortens a phrase of an advert or a CV to what a question may repeat of it. */
import { bare, isGerund, isNominal, isPast, isVerb, isVerbOrNoun, LISTS, wordsOf } from './grammar'

/** Most consecutive words of a source text that a question repeats. */
export const MOST_QUOTED = 6
const MOST_WORDS = 9

/**
 * Replaces "our" and "your" by "the", and cuts at phrase boundaries until the text repeats at most six consecutive
 * words of its source.
 * @returns null where it cannot be cut
 */
export function shortened(text: string, source: string): string | null {
  // "distributors and their credit limits"
  const isLinked = (word: string | undefined) => /^(?:and|or)$/i.test(word ?? '')
  let words = wordsOf(text).map((word, i, all) =>
    LISTS.possessives.has(bare(word)) && i > 0 && !isLinked(all[i - 1]) ? 'the' : word,
  )
  // "Writing the own queries" is what "writing your own queries" would become.
  words = words.filter((word, i) => !(word === 'the' && bare(words[i + 1] ?? '') === 'own') && bare(word) !== 'own')
  words = withoutSecondDoing(words)
  const said = () => words.join(' ').replace(/[,;.]$/, '')
  while (words.length > MOST_WORDS || longestRun(said(), source) > MOST_QUOTED) {
    const at = lastBoundary(words)
    if (at < 2) return null
    const isPair = /^(?:and|or)$/i.test(words[at] ?? '')
    // A cut before "to" would leave "from start" dangling.
    const from = /^to$/i.test(words[at] ?? '') ? words.slice(0, at).findLastIndex((word) => /^from$/i.test(word)) : -1
    const end = from > 1 && from >= at - 3 ? from : (rangeStart(words, at) ?? wholeEnd(words, at))
    const whole = withoutOpenList(
      isPair ? withoutHalfCompound(words.slice(0, end), words.slice(at + 1)) : words.slice(0, end),
    )
    if (whole === null) return null
    words = whole
    if (isPair) words = withoutHalfModifier(words)
    words = withoutLoneNumber(words)
    // "the pipelines used" is incomplete.
    if (words.length > 3 && (isPast(last(words)) || LISTS.participles.has(last(words)))) words = words.slice(0, -1)
    // "Preparing the monthly" of "the monthly forecast and the budget".
    if (LISTS.periods.has(last(words)) && LISTS.determiners.has(bare(words.at(-2) ?? ''))) words = words.slice(0, -2)
    // "with teams to define" has lost its object.
    if (words.length > 4 && bare(words.at(-2) ?? '') === 'to' && isVerb(last(words))) words = words.slice(0, -2)
  }
  while (LISTS.dangling.has(bare(words.at(-1) ?? ''))) words = words.slice(0, -1)
  return words.length === 0 ? null : said()
}

const last = (words: readonly string[]): string => bare(words.at(-1) ?? '')

/** "measure works and certify payments": the second verb would need a form of its own, so it is dropped. */
function withoutSecondDoing(words: string[]): string[] {
  const isDoing = (i: number) => {
    const next = bare(words[i + 1] ?? '')
    // "cheques, transfers and bill payments" is a list of things.
    const isListed = isVerbOrNoun(next) && words.slice(0, i).some((word) => word.endsWith(','))
    return isVerb(next) && !isGerund(bare(words[i - 1] ?? '')) && !isListed
  }
  const at = words.findIndex((word, i) => i > 1 && /^(?:and|or)$/i.test(word) && isDoing(i))
  return at > 1 ? words.slice(0, at) : words
}

/** "End to end" and "up to" are not cut in two. */
const wholeEnd = (words: readonly string[], at: number): number => {
  const [before, link, after] = [at - 1, at, at + 1].map((i) => bare(words[i] ?? ''))
  return at > 2 && link === 'to' && (before === 'up' || before === after) ? at - 1 : at
}

/**
 * Where the phrase with a range begins that `at` would cut in two: at "of" for "projects of £0.5m to £6m", which are
 * not "projects of £0.5m". Null where `at` cuts no range, 0 where nothing stands before it.
 */
export function rangeStart(words: readonly string[], at: number): number | null {
  const isLink =
    /^to$/i.test(words[at] ?? '') || (/^and$/i.test(words[at] ?? '') && bare(words[at - 2] ?? '') === 'between')
  // "5 to 8 weeks" and "5 months to 3 weeks".
  const isRange = isLink && /\d/.test(words.slice(at - 2, at).join()) && /\d/.test(words.slice(at + 1, at + 3).join())
  if (!isRange) return null
  return Math.max(
    0,
    words.slice(0, at - 1).findLastIndex((word) => word === 'of' || LISTS.boundaries.has(bare(word))),
  )
}

/**
 * "to extract loan" and "via phone" have lost the noun, or the rest of the list, that a single word was cut from: "to
 * extract loan and repayment data". Without their phrase where another remains.
 * @param cut the words after the "and"
 */
function withoutHalfCompound(words: string[], cut: readonly string[]): string[] {
  const isPhrase = cut.length > 1 && !cut.slice(0, 2).some((word) => LISTS.boundaries.has(bare(word)))
  if (!isPhrase) return words
  const [verbLink = '', before = ''] = words.slice(-3).map(bare)
  if (words.length > 3 && LISTS.boundaries.has(before) && !/^(?:and|or|to)$/.test(before)) return words.slice(0, -2)
  return words.length > 4 && verbLink === 'to' && isVerb(before) ? words.slice(0, -3) : words
}

/** Ends of words that stand before a noun. */
const MODIFIER = /(?:ic|al|ive|ous|ary|ble|bound)$/

/** "for clinical" and "on the Facebook" have lost their noun: "for clinical and operations leaders". */
function withoutHalfModifier(words: string[]): string[] {
  const [before = '', last = ''] = words.slice(-2)
  const isModifier = (before === 'of' || LISTS.boundaries.has(bare(before))) && MODIFIER.test(last)
  if (words.length > 3 && isModifier) return words.slice(0, -2)
  return before === 'the' && /^\p{Lu}\p{Ll}/u.test(last) ? [...words.slice(0, -2), last] : words
}

/** "Prepare accounts within 5" has lost what is counted. */
const withoutLoneNumber = (words: string[]): string[] =>
  words.length > 3 && /^\d[\d.,]*$/.test(words.at(-1) ?? '') && LISTS.boundaries.has(bare(words.at(-2) ?? ''))
    ? words.slice(0, -2)
    : words

/**
 * "for packaging, banners" has lost the end of its list. Null where its first entry has lost its noun: "advising on
 * disciplinary" of "advising on disciplinary, grievance and absence cases".
 */
function withoutOpenList(words: string[]): string[] | null {
  const last = words.findLastIndex((word) => word.endsWith(','))
  if (last < 0 || words.slice(last).some((word) => /^(?:and|or)$/i.test(word))) return words
  const kept = words.slice(0, words.findIndex((word) => word.endsWith(',')) + 1)
  const [before, entry] = kept.slice(-2).map(bare)
  const isLone = LISTS.boundaries.has(before ?? '') || isGerund(before ?? '')
  return isLone && MODIFIER.test(entry ?? '') && !isNominal(entry ?? '') ? null : kept
}

/** Index of the last word that begins an optional part; 0 when there is none. */
function lastBoundary(words: readonly string[]): number {
  for (let i = words.length - 1; i > 1; i--) {
    if (LISTS.boundaries.has(bare(words[i] ?? '')) || words[i - 1]?.endsWith(',')) return i
  }
  return 0
}

/** Length of the longest run of words that both texts contain, ignoring case and punctuation. */
export function longestRun(text: string, source: string): number {
  const own = wordsOf(text).map(bare)
  const other = ` ${wordsOf(source).map(bare).join(' ')} `
  let longest = 0
  for (let from = 0; from < own.length; from++) {
    while (from + longest < own.length && other.includes(` ${own.slice(from, from + longest + 1).join(' ')} `))
      longest++
  }
  return longest
}
