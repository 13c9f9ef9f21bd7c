/** Extracts claims from the lines of a CV: changes with figures, and actions. */
import { pattern, patternSource } from '@/domain/text/pattern'
import { oneLine } from '@/domain/text/wording'
import { inSentence } from './activity'
import { withArticles } from './articles'
import { bare, CHANGE_VERBS, isPast, isVerb, isVerbOrNoun, LISTS, wordsOf } from './grammar'
import { longestRun, MOST_QUOTED, rangeStart } from './shorten'

export type CvClaim =
  /** "the cloud bill fell by 31%", of which "the cloud bill" is the subject. */
  | { kind: 'change'; happened: string; subject: string; figure: string; quote: string }
  /** The words after "you"; `isDone` in the past tense, `isCut` when the clause goes on. */
  | { kind: 'deed'; deed: string; isDone: boolean; isCut: boolean; quote: string }

/** Separators between the statements of one line. */
export const CLAUSE_END = /;\s|\.\s(?=[\p{Lu}\d])|\s[–—]\s|:\s/u
const BEFORE = /^(?:[\s>•*·–—→-]{1,5})?(?:(?:in|since) (?:19|20)\d\d,? )?(?:I |we )?(?:also |then |successfully )?/i
const UNIT = patternSource`
    (?:\s?(?:%|percent|per cent|points?|seconds?|minutes?|hours?|days?|weeks?|months?
    |years?(?! (?:over|on) year)|ms|s|k|m|million|billion))?
  `
const AMOUNT = String.raw`[£$€₦~]?(?:N|R|US\$ ?)?\d[\d.,]{0,12}[%kKmM]?${UNIT}`
/** Matches "from 4.8 s to 2.1 s". */
const FROM_TO = new RegExp(
  String.raw`\bfrom (?:about |around |roughly )?(${AMOUNT}) to (?:about |around |roughly )?(${AMOUNT})(?![\w%])`,
  'i',
)
/** Matches "by 31%", "up 83%". */
const BY = pattern('i')`
  \b(?:by|up|down) (?:about |around |nearly |over )?
  (\d[\d.,]{0,8}(?:\s?%|\s?(?:percent|per cent|points|seconds|minutes|hours|days|weeks)))(?![\w])
`

const MOST_SUBJECT = 5
const MOST_CLAUSE = 240

/** In the order of the lines, without repeats; at most one claim per clause. */
export function claimsIn(lines: readonly string[]): CvClaim[] {
  const found = new Map<string, CvClaim>()
  for (const line of lines) {
    for (const part of line.split(CLAUSE_END)) {
      const clause = oneLine(part)
      if (clause === '' || clause.length > MOST_CLAUSE) continue
      const claim = changeIn(clause) ?? deedIn(clause)
      const key = claim && (claim.kind === 'change' ? claim.subject : claim.deed)
      if (claim && key && !found.has(key)) found.set(key, claim)
    }
  }
  return [...found.values()]
}

/** Null where a clause has no change with figures, or nothing that changed. */
function changeIn(clause: string): CvClaim | null {
  const match = FROM_TO.exec(clause) ?? BY.exec(clause)
  // "from 2021 to 2023" is a period.
  if (!match || (isYear(match[1]) && isYear(match[2]))) return null
  const said = subjectBefore(clause.slice(0, match.index), match[0])
  if (!said) return null
  const { subject, direction } = said
  const isRange = match[2] !== undefined
  if (!isRange && direction === 'change') return null
  // "from 31 to 14."
  const [from = '', to = ''] = match.slice(1).map((amount = '') => amount.replace(/[.,]{1,3}$/, ''))
  const moved = isRange ? `went from ${from} to ${to}` : `${direction === 'fall' ? 'fell' : 'rose'} by ${from}`
  const figure = isRange ? `the change from ${from} to ${to}` : `the ${from}`
  return { kind: 'change', happened: `${subject} ${moved}`, subject, figure, quote: clause }
}

const isYear = (amount: string | undefined): boolean => /^(?:19|20)\d\d$/.test(amount ?? '')

type Subject = { subject: string; direction: 'fall' | 'rise' | 'change' }

/** What changed, and in which direction: "Lowered the cloud bill", "waste of fresh goods fell". */
function subjectBefore(before: string, match: string): Subject | null {
  const words = wordsOf(before.replace(BEFORE, ''))
  const lower = words.map(bare)
  const isChange = (word: string) => directionOf(word) !== null
  let at = lower.findLastIndex(isChange)
  const shown = /^up /i.test(match) ? 'rise' : /^down /i.test(match) ? 'fall' : null
  // The verb follows its subject, precedes it, or is missing: "On-time dispatch from 93.4% to 99.1%".
  const verb = at
  while (at > 0 && isChange(lower[at - 1] ?? '')) at--
  let subject = words
  if (at > 0 && verb >= words.length - 2) {
    const start = afterComma(words, at)
    // "bringing freight costs down"
    const isAround = /^(?:up|down)$/.test(lower[at] ?? '') && isChange(lower[start] ?? '')
    subject = words.slice(isAround ? start + 1 : start, at)
  } else if (at >= 0) subject = words.slice(verb + 1)
  else if (words.some((_, i) => isVerbAt(lower, i))) return null
  const direction = shown ?? (at >= 0 ? directionOf(lower[verb] ?? '') : null) ?? 'change'
  const said = subject
    .join(' ')
    .replace(/^(?:and |my |our )/i, '')
    .replace(/\bmy\b/g, 'your')
  const isPlain = subject.length >= 1 && subject.length <= MOST_SUBJECT && !/[,():"“”/@↑↓→]/.test(said)
  const isThing =
    !subject.some((word) => LISTS.clauseWords.has(bare(word)) || isPast(bare(word))) &&
    /\p{L}{3}/u.test(said) &&
    !/^\d/.test(said)
  // "With stock variance" is no subject.
  const isOpen = LISTS.dangling.has(bare(subject.at(-1) ?? '')) || LISTS.boundaries.has(bare(subject[0] ?? ''))
  if (!isPlain || !isThing || isOpen) return null
  // Keeps the capital of a name: "App Store rating".
  const inside = /^\S+ \p{Lu}/u.test(said) ? said : inSentence(said)
  const isBare =
    LISTS.countableMeasures.has(bare(subject.at(-1) ?? '')) && !LISTS.determiners.has(bare(subject[0] ?? ''))
  return { subject: isBare ? `the ${inside}` : inside, direction }
}

const isVerbAt = (lower: readonly string[], i: number) =>
  i === 0 && (isPast(lower[0] ?? '') || (isVerb(lower[0] ?? '') && !isVerbOrNoun(lower[0] ?? '')))

const afterComma = (words: readonly string[], end: number): number =>
  words.slice(0, end).findLastIndex((word) => word.endsWith(',')) + 1

function directionOf(word: string): Subject['direction'] | null {
  if (CHANGE_VERBS.fall.has(word)) return 'fall'
  if (CHANGE_VERBS.rise.has(word)) return 'rise'
  return CHANGE_VERBS.move.has(word) ? 'change' : null
}

const PERSON: Readonly<Record<string, string>> = { my: 'your', our: 'the', their: 'the', its: 'the' }
const FEWEST_WORDS = 3

/**
 * "Migrated 90 customers from the desktop version" → "migrated 90 customers"; null where the clause does not begin with
 * a verb.
 */
export function deedIn(clause: string): (CvClaim & { kind: 'deed' }) | null {
  const words = wordsOf(clause.replace(BEFORE, '').replace(/\s?\([^()]{0,120}\)/g, ''))
  const lower = words.map(bare)
  const [first = '', second = ''] = lower
  const isDone = isPast(first) && !LISTS.qualities.has(first)
  const isDoing = isVerb(first) && (!isVerbOrNoun(first) || LISTS.determiners.has(second) || /^\d/.test(second))
  const isTitle = words.every((word) => /^[\p{Lu}\d]/u.test(word))
  // "Dispatch and tracking platform" joins two nouns.
  const isPair = !isDone && second === 'and' && !isVerb(lower[2] ?? '')
  if ((!isDone && !isDoing) || isTitle || isPair || words[0]?.endsWith(',')) return null
  const end = endOfDeed(words, lower)
  if (end < words.length && LISTS.lightVerbs.has(first)) return null
  const said = withoutLooseEnd(words.slice(0, end)).map((word) => PERSON[bare(word)] ?? word)
  // "Look after 46" has lost what is counted.
  const isOnlyCount =
    said.length < words.length && /^\d[\d,.]*$/.test(bare(said.at(-1) ?? '')) && bare(said.at(-2) ?? '') !== 'of'
  if (isOnlyCount) return null
  if (said.length < FEWEST_WORDS || said.some((word) => LISTS.clauseWords.has(bare(word)))) return null
  const deed = withArticles(said.join(' ').replace(/[,.;]$/, ''))
  if (/[,()":“”@/]/.test(deed) || longestRun(deed, clause) > MOST_QUOTED) return null
  const isCut = said.length < words.length
  return { kind: 'deed', deed: deed.charAt(0).toLowerCase() + deed.slice(1), isDone, isCut, quote: clause }
}

/** Number of words up to a natural end: all, or those before a boundary. */
function endOfDeed(words: readonly string[], lower: readonly string[]): number {
  const comma = words.findIndex((word) => /[,;]$/.test(word))
  const whole = comma < 0 ? words.length : comma + 1
  const isBoundary = (word: string, i: number) => i >= FEWEST_WORDS && word !== 'or' && LISTS.boundaries.has(word)
  const next = lower.findIndex((word, i) => (word === 'and' ? i >= 2 && beginsAnew(lower, i + 1) : isBoundary(word, i)))
  // "the decision not to build" must not be cut to "the decision".
  if (lower[next - 1] === 'not') return 0
  // "drove cement Kano to Katsina" must not be cut to "drove cement Kano".
  if (lower[next] === 'to' && next > 1 && /^\p{Lu}/u.test(words[next - 1] ?? '')) return 0
  // "projects of £0.5m" is not what "projects of £0.5m to £6m" says.
  const range = next < 0 ? null : rangeStart(words, next)
  if (range !== null) return range >= FEWEST_WORDS ? range : 0
  // "three culverts 20 days before schedule"
  if (/^(?:after|ahead|before)$/.test(lower[next] ?? '') && /^\d/.test(lower[next - 2] ?? ''))
    return next - 2 >= FEWEST_WORDS ? next - 2 : 0
  // "classes of up to 60 pupils"
  if (lower[next] === 'to' && lower[next - 1] === 'up') return next - 1 >= FEWEST_WORDS ? next - 1 : 0
  if (next >= 0 && next < whole && (words.length > MOST_QUOTED || lower[next] === 'and')) return next
  return whole <= MOST_QUOTED ? whole : 0
}

/** Whether a new part begins at `at`: "and run the review", "and a designer". */
const beginsAnew = (lower: readonly string[], at: number): boolean => {
  const word = lower[at] ?? ''
  return isPast(word) || (isVerb(word) && at > 2) || LISTS.determiners.has(word) || /^\d/.test(word)
}

/** Removes a dangling "used", "to work" or "from monthly". */
function withoutLooseEnd(words: readonly string[]): readonly string[] {
  let said = words
  const last = () => bare(said.at(-1) ?? '')
  if (said.length > FEWEST_WORDS && bare(said.at(-2) ?? '') === 'to' && isVerb(last())) said = said.slice(0, -2)
  while (said.length > 1 && (LISTS.dangling.has(last()) || (said.length >= FEWEST_WORDS && isPast(last())))) {
    said = said.slice(0, -1)
  }
  return said
}
