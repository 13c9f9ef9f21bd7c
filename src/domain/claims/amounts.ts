/** The amounts in a text, each with its place, its value and what it counts. */
import units from '@/content/language/units.json'
import { figuresIn } from '@/domain/evaluation/points/figures'
import { stemOf } from '@/domain/text/stem'
import { setOf } from '@/domain/text/word-sets'
import { isFunctionWord } from '@/domain/text/word-weights'

export type Amount = {
  value: number
  /** "percent", a currency, a unit of time, size or length; null for a number of things, or one without a unit. */
  unit: string | null
  /** Stems of the words for what is counted: "40 people" and "a team of 40"; empty with a unit. */
  nouns: ReadonlySet<string>
  /** "about 40", "over 40", "under 40". */
  bound: 'exact' | 'about' | 'atLeast' | 'atMost'
  /** Verbatim, with its unit. */
  text: string
  /** Offsets in the text; `end` is after the unit. */
  start: number
  end: number
}

type Part = { text: string; word: string; start: number; end: number }
const PART = /[$€£₦₹₵%]|us\$|\d+(?:[.,]\d+)*|\p{L}+(?:['’]\p{L}+)*|[^\s]/giu
const DIGITS = /^\d/
const WORD = /^\p{L}/u

const byWord = (groups: Readonly<Record<string, string>>) =>
  new Map(Object.entries(groups).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)))

const CURRENCIES = byWord(units.currencies)
const MEASURES = byWord({ ...units.times, ...units.sizes, ...units.lengths })
const PERCENT = setOf(units.percent)

/** Whether a unit is a share of something or a currency. */
export const isShareOrMoney = (unit: string): boolean => unit === 'percent' || Object.hasOwn(units.currencies, unit)

/** Words whose number is a name: "page 2". */
const LABELS = setOf(units.labels)
const MAGNITUDES: ReadonlyMap<string, number> = new Map(Object.entries(units.magnitudes))
const BOUNDS = byWord({ about: units.about, atLeast: units.atLeast, atMost: units.atMost }) as ReadonlyMap<
  string,
  Exclude<Amount['bound'], 'exact'>
>
/** Short for "million" and its like only where it touches the digits: "17 m" is a length. */
const JOINED_ONLY = new Set(['k', 'm', 'mn', 'b', 'bn'])
/** Connects numbers that share a unit: "from 12 to 5 days". */
const CONNECTS = new Set(['to', 'and', 'or', '-', '–', '—', 'from'])
const ORDINAL = new Set(['st', 'nd', 'rd', 'th'])
const CLOCK = setOf(units.clock)
const YEAR = /^(?:19|20)\d\d$/
/** Words before a number in which its name is sought, and after it. */
const REACH = 5
const MOST_NOUNS = 3

const partsOf = (text: string): Part[] =>
  [...text.matchAll(PART)].map(({ 0: part, index }) => ({
    text: part,
    word: part.toLowerCase(),
    start: index,
    end: index + part.length,
  }))

/** Whether a word is, or begins, a number: "six", but not "hundred", "half" or "second". */
const isNumberWord = (word: string): boolean =>
  WORD.test(word) && (figuresIn(word)[0] ?? 0) >= 1 && !/^(?:twice|double)$/.test(word)
const isPower = (word: string): boolean => /^(?:hundred|thousand|million|billion)$/.test(word)

/** The amounts of a text in its order. Calendar years and numbers within names ("p99") are none. */
export function amountsIn(text: string): Amount[] {
  const parts = partsOf(text)
  const found: (Amount & { first: number; last: number })[] = []
  for (let i = 0; i < parts.length; i++) {
    const read = DIGITS.test(parts[i]?.word ?? '') ? digitsAt(parts, i) : wordsAt(parts, i)
    if (!read) continue
    const amount = amountAt(text, parts, i, read)
    if (amount) found.push(amount)
    i = Math.max(i, amount?.last ?? read.last)
  }
  return shareUnits(found, parts).map(({ first: _, last: __, ...amount }) => amount)
}

/** `last`: index of the last part of the number. */
type Read = { value: number; last: number }

function digitsAt(parts: readonly Part[], at: number): Read | null {
  const { text, start } = parts[at] as Part
  const before = parts[at - 1]
  // "p99" and "B2B" are names; "N4.2m" is an amount.
  if (before && before.end === start && WORD.test(before.word) && !CURRENCIES.has(before.word)) return null
  if (before && (LABELS.has(before.word) || (before.word === 'of' && LABELS.has(parts[at - 3]?.word ?? ''))))
    return null
  const next = parts[at + 1]
  // "The 26th" is a day, and "9 pm" a time of day.
  if (next && (next.start === start + text.length ? ORDINAL : CLOCK).has(next.word)) return null
  const [value] = figuresIn(text)
  return value === undefined ? null : scaled(parts, at, value)
}

/** Multiplied by what follows: "4.2m", "18k", "2.5 million", "two and a half thousand". */
function scaled(parts: readonly Part[], at: number, value: number): Read {
  const half = [1, 2, 3].map((step) => parts[at + step]?.word).join(' ') === 'and a half'
  const last = half ? at + 3 : at
  const next = parts[last + 1]
  const power = next && MAGNITUDES.get(next.word)
  const isJoined = next?.start === parts[last]?.end
  const said = value + (half ? 0.5 : 0)
  if (!next || power === undefined || (JOINED_ONLY.has(next.word) && !isJoined)) return { value: said, last }
  return { value: said * power, last: last + 1 }
}

/** "six hundred and forty", "thirty-one", "four point two million", "a hundred". */
function wordsAt(parts: readonly Part[], at: number): Read | null {
  const isOneOf = /^an?$/.test(parts[at]?.word ?? '') && isPower(parts[at + 1]?.word ?? '')
  if (!isOneOf && !isNumberWord(parts[at]?.word ?? '')) return null
  let last = at
  const spoken = isOneOf ? ['one'] : [parts[at]?.word ?? '']
  for (let next = at + 1; next < parts.length; next++) {
    const word = parts[next]?.word ?? ''
    const goesOn = (from: number) => isNumberWord(parts[from]?.word ?? '') || isPower(parts[from]?.word ?? '')
    if (goesOn(next)) {
      spoken.push(word)
      last = next
    } else if (!(word === '-' || (word === 'and' && isPower(spoken.at(-1) ?? ''))) || !goesOn(next + 1)) break
  }
  const words = spoken.join(' ')
  if (parts[last + 1]?.word === 'point' && isNumberWord(parts[last + 2]?.word ?? '')) {
    const decimals: string[] = []
    let end = last + 1
    while (isNumberWord(parts[end + 1]?.word ?? '')) decimals.push(String(figuresIn(parts[++end]?.word ?? '')[0]))
    return scaled(parts, end, Number(`${figuresIn(words)[0]}.${decimals.join('')}`))
  }
  const values = figuresIn(words)
  return values.length === 1 ? scaled(parts, last, values[0] as number) : null
}

function amountAt(text: string, parts: readonly Part[], first: number, { value, last }: Read) {
  const [number, end] = [parts[first] as Part, parts[last] as Part]
  const [before, next] = [parts[first - 1], parts[last + 1]]
  const isJoined = before?.end === number.start
  const symbol = before && CURRENCIES.get(before.word)
  // "N" and "R" are currencies only where they touch the digits.
  const currency = symbol && (isJoined || before.word.length > 1 || !WORD.test(before.word)) ? symbol : null
  const said = text.slice(number.start, end.end)
  const measured = unitAt(parts, last + 1)
  const unit = currency ?? measured?.unit ?? null
  // "One" is hardly ever a figure: "one week in four".
  if ((unit === null && YEAR.test(said)) || said.toLowerCase() === 'one') return null
  const lastPart = measured?.last ?? last
  const head = currency ? (before as Part) : number
  return {
    value,
    unit,
    nouns: unit === null ? nounsAround(parts, first, last, next) : new Set<string>(),
    bound: boundBefore(parts, first),
    text: text.slice(head.start, (parts[lastPart] as Part).end),
    start: head.start,
    end: (parts[lastPart] as Part).end,
    first,
    last: lastPart,
  }
}

/** What the words before a number leave open: "about 40", "at least 40", "more than 40". */
function boundBefore(parts: readonly Part[], first: number): Amount['bound'] {
  const words = [1, 2, 3].map((step) => parts[first - step]?.word ?? '')
  if (words[0] === 'than') return words[1] === 'more' ? 'atLeast' : 'atMost'
  return words.map((word) => BOUNDS.get(word)).find((bound) => bound !== undefined) ?? 'exact'
}

/** A unit after a number, at most one word away: "12 working days", "350 ms", "28-day". */
function unitAt(parts: readonly Part[], at: number): { unit: string; last: number } | null {
  const from = parts[at]?.word === '-' ? at + 1 : at
  const [word = '', second = ''] = [parts[from]?.word, parts[from + 1]?.word]
  if (word === '%' || PERCENT.has(word)) return { unit: 'percent', last: from }
  if (word === 'per' && second === 'cent') return { unit: 'percent', last: from + 1 }
  const unit = CURRENCIES.get(word) ?? MEASURES.get(word)
  // "N" and "R" behind a number are initials.
  if (unit && (word.length > 1 || MEASURES.has(word))) return { unit, last: from }
  const later = MEASURES.get(second)
  return later && WORD.test(word) && !isFunctionWord(stemOf(word)) && second.length > 2
    ? { unit: later, last: from + 1 }
    : null
}

/** What is counted: the words behind the number up to a function word, or those before it ("a team of 6"). */
function nounsAround(parts: readonly Part[], first: number, last: number, next: Part | undefined): ReadonlySet<string> {
  const nouns = new Set<string>()
  const behind = next?.word === '-' ? last + 2 : last + 1
  for (let i = behind; i < Math.min(parts.length, behind + MOST_NOUNS); i++) {
    const { word } = parts[i] as Part
    if (!WORD.test(word) || isFunctionWord(stemOf(word))) break
    nouns.add(stemOf(word))
  }
  const hasOwn = nouns.size > 0
  for (let i = first - 1; i >= Math.max(0, first - REACH); i--) {
    const { word } = parts[i] as Part
    if (!WORD.test(word)) break
    if (hasOwn && !(i === first - 2 && parts[first - 1]?.word === 'of')) continue
    if (word.length > 1 && !isFunctionWord(stemOf(word)) && !isNumberWord(word)) nouns.add(stemOf(word))
  }
  return nouns
}

/** Numbers that are told together share their unit: "from 12 to 5 days", "42 euros, then 19". */
function shareUnits<A extends Amount & { first: number; last: number }>(
  found: readonly A[],
  parts: readonly Part[],
): A[] {
  const shared: A[] = []
  for (const [i, amount] of found.entries()) {
    const from = amount.unit === null ? giverOf(amount, found[i + 1], shared.at(-1), parts) : null
    shared.push(from ? { ...amount, unit: from.unit, nouns: from.nouns } : amount)
  }
  return shared
}

/** The amount before or after that gives its unit, if any. */
function giverOf<A extends Amount & { first: number; last: number }>(
  amount: A,
  after: A | undefined,
  before: A | undefined,
  parts: readonly Part[],
): A | null {
  const isRange = (one: A, other: A) => {
    const between = parts.slice(one.last + 1, other.first)
    return between.length <= 2 && between.every(({ word }) => CONNECTS.has(word) || CURRENCIES.has(word))
  }
  if (after && after.unit !== null && isRange(amount, after)) return after
  const next = parts[amount.last + 1]
  const counts = next !== undefined && WORD.test(next.word) && !isFunctionWord(stemOf(next.word))
  const isCounted = counts || parts[amount.first - 1]?.word === 'of'
  if (!before || isCounted) return null
  return before.unit !== null || isRange(before, amount) ? before : null
}
