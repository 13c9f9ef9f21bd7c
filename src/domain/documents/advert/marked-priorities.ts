/**
 * The priorities that a sentence states with a marker: in "5 years of Java, Kubernetes preferred" the second is a wish.
 */

import { degreeIn, yearsIn } from '@/domain/documents/education-levels'
import type { Priority } from '@/domain/documents/types'
import { pattern } from '@/domain/text/pattern'
import { asidesIn, type ClauseItem, itemsOf, withoutAsides } from './clauses'
import type { Section } from './section-headings'

type MarkedPriority = Exclude<Priority, 'mentioned'>

const NICE = pattern('gi')`
  \b(?:nice[- ]to[- ]haves?|(?:good|great)[- ]to[- ]haves?|an? (?:\w+ )?plus|plus points?|preferential
  |bonus(?: points?)?(?! (?:pay|scheme|plan|calc|struct|program|system))|preferred|preferably
  |(?<=\bwe (?:would |strongly )?)prefer|preference (?:for|is|will|given)|desirable|desired|ideally
  |would be (?:an? )?(?:great|good|nice|plus|helpful|welcome|ideal)
  |(?<!\b(?:take|taking|competitive|comparative) )advantage(?!s? of\b)|advantageous
  |(?:an?|added|as|valuable|strong|great|real|considered) asset(?! (?:manag|class|alloc|own|regist|track
  |pric))|beneficial(?! own)|optional
  |(?:would|will|might|could) (?:also )?(?:help(?! (?:you|us|our|the|to|build|clients|customers))
  |be (?:interesting|brilliant|fantastic|lovely|useful|handy|appreciated|beneficial))
  |(?:is|are) (?:also |very |most |always )?(?:welcome|helpful|useful|nice|lovely)
  |(?:lovely|nice|great|plus) if|(?:not|isn['’]t|aren['’]t) (?:strictly |absolutely )?(?:required|essential
  |necessary|mandatory|needed|a must|compulsory))\b
`
/** Wordings that always mark a requirement; "strong" and "proven" only describe it. */
const STRICT = pattern('gi')`
  \b(?:required|requires?(?! the services)|(?:a )?must(?:[- ]haves?)?|at least|minimum|mandatory|essential
  |necessary|compulsory)\b
`

/** Markers that apply to the words after them, even in the middle of an item. */
const FORWARD = /^(?:ideally|preferably|prefer|preference|bonus points?|requires?|must|at least|minimum)/i
/** Markers that apply to one item, not to the list that it begins. */
const NARROW = /^(?:at least|minimum)$/i
/** Words beside a marker that name nothing. */
const FILLERS = pattern('gi')`
  \b(?:a|all|also|an|and|any|applicants?|are|as|be|been|being|big|both|but|candidates?|considered|definite
  |definitely|etc|following|for|have|here|highly|huge|if|is|it|of|only|possible|seen|should|so|some|strictly
  |strongly|that|the|these|they|this|though|too|very|we|which|will|with|would|you|your)\b
`
/** Refers to several items at once. */
const PLURAL = /\b(?:all|both|these|they|are)\b/i
const SINGULAR = /^\W*(?:which|that|this|it) (?:is|would|will)\b/i
/** Words that begin another requirement. */
const HEAD = pattern('i')`
  ^\W*(?:(?:an?|any|some|good|strong|solid|prior|previous|basic|working|hands-on|proven)\s+)*(?:experience
  |knowledge|familiarity|understanding|exposure|ability|proficiency|background|certification|fluency)\b
`

/** Makes a marker the heading of a list: "Preferred skills: …". */
const HEADING_END = /^[\w\s]{0,25}:/

type Marker = { priority: MarkedPriority; text: string; start: number; end: number }
/**
 * `forward`: applies to the words after it; `backward`: to those before it; `alone`: its item contains nothing else.
 */
type Reach = 'forward' | 'backward' | 'alone'
type Marked = ClauseItem & { marker: Marker | null; reach: Reach }

/**
 * A marker covers its own item and the list that the item ends ("Docker, Kubernetes and Terraform preferred") or begins
 * ("Ideally Docker and Kubernetes").
 * @returns the priority at an offset of the sentence, null where no marker covers it; null for a sentence without any
 */
export function markedPriorities(
  sentence: string,
  section: Section | null,
): ((start: number) => Priority | null) | null {
  if (sentence.search(NICE) < 0 && sentence.search(STRICT) < 0) return null
  const spans = spansIn(sentence)
  return (start) => {
    const own = spans.findLast((span) => start >= span.start && start < span.end)
    // In a section of wishes, only an explicit statement marks an item as required.
    return own?.priority === 'required' && section === 'wished' && !own.isStated ? 'wished' : (own?.priority ?? null)
  }
}

type Span = { start: number; end: number; priority: MarkedPriority; isStated: boolean }

/** Spans of brackets follow the span of the item around them. */
function spansIn(sentence: string): Span[] {
  const asides = asidesIn(sentence).filter(({ text }) => !isMarker(text))
  const inner = asides.flatMap(({ text, start }) =>
    spansOfList(text).map((span) => ({ ...span, start: span.start + start, end: span.end + start })),
  )
  return [...spansOfList(withoutAsides(sentence, (text) => !isMarker(text))), ...inner]
}

/** Whether a text is only a marker: "(nice to have)". */
const isMarker = (text: string): boolean => {
  const marker = markerIn(text)
  return marker !== null && isEmpty(text.slice(0, marker.start)) && isEmpty(text.slice(marker.end))
}

const isEmpty = (text: string): boolean => !/[\p{L}\d]/u.test(text.replace(FILLERS, ' '))

/** The marker of an item; of two, the weaker one. */
function markerIn(text: string): Marker | null {
  for (const [priority, pattern] of [
    ['wished', NICE],
    ['required', STRICT],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      return { priority, text: match[0], start: match.index, end: match.index + match[0].length }
    }
  }
  return null
}

function reachOf(text: string, marker: Marker): Reach {
  const [before, after] = [text.slice(0, marker.start), text.slice(marker.end)]
  if (isEmpty(before)) return isEmpty(after) ? 'alone' : 'forward'
  if (isEmpty(after)) return 'backward'
  return FORWARD.test(marker.text) || HEADING_END.test(after) ? 'forward' : 'backward'
}

function spansOfList(text: string): Span[] {
  const items: Marked[] = itemsOf(text).map((item) => {
    const marker = markerIn(item.text)
    return { ...item, marker, reach: marker ? reachOf(item.text, marker) : 'alone' }
  })
  const owners = new Map<number, Marked>()
  const give = (owner: Marked, indexes: readonly number[]) => {
    for (const index of indexes) if (!owners.has(index)) owners.set(index, owner)
  }
  for (const [at, item] of items.entries()) if (item.marker) give(item, [at])
  // A marker that ends a list takes precedence over one that begins it: "Must have Excel, SAP and Power BI preferred".
  for (const [at, item] of items.entries()) if (item.marker && item.reach !== 'forward') give(item, before(items, at))
  for (const [at, item] of items.entries()) {
    if (item.marker && item.reach === 'forward') give(item, after(items, at, item.marker, owners))
  }
  // "Go is desirable, as is Rust or C++": the others get the priority of the first.
  for (const [at, item] of items.entries()) {
    const owner = owners.get(at - 1)
    if (owner && !owners.has(at) && (/^as (?:is|are|would)\b/i.test(item.text) || isLikewise(items, at, owners))) {
      owners.set(at, owner)
    }
  }
  return [...owners].flatMap(([index, { marker, reach }]) => {
    const item = items[index]
    if (!item || !marker) return []
    return [{ start: item.start, end: item.end, priority: marker.priority, isStated: reach !== 'forward' }]
  })
}

/** Whether an item continues one that "as is" began. */
const isLikewise = (items: readonly Marked[], at: number, owners: ReadonlyMap<number, Marked>): boolean =>
  items[at]?.joint === 'or' && /^as (?:is|are|would)\b/i.test(items[at - 1]?.text ?? '') && owners.has(at - 1)

const isAmount = ({ text }: ClauseItem): boolean => yearsIn(text) !== null || degreeIn(text, 'lowest') !== null
const isDegreeIn = ({ text }: ClauseItem): boolean => /\b(?:in|of)\s/i.test(text) && degreeIn(text, 'lowest') !== null

/** The items before this one that its marker covers as well. */
function before(items: readonly Marked[], at: number): number[] {
  const found: number[] = []
  const item = items[at]
  if (!item) return found
  const isAlone = item.reach === 'alone'
  // "SQL, Python, all a plus" ends a list without "and"; "SQL (a plus)" and "SQL, which is a plus" cover one item.
  let isList = isAlone && (PLURAL.test(item.text) || (item.joint === 'comma' && !SINGULAR.test(item.text)))
  let isChoice = false
  for (let i = at; i > 0; i--) {
    const [here, next] = [items[i], items[i - 1]]
    if (!here || !next || next.marker) break
    // A marker alone covers at least the previous item, even in another statement: "…, but not required".
    const isNearest = isAlone && i === at
    if (!isNearest && !isJoined(here, next, { isList, isChoice })) break
    if (here.joint === 'and' || here.joint === 'or') {
      isList = true
      isChoice = here.joint === 'or'
    }
    found.push(i - 1)
  }
  return found
}

/** Whether an item and the previous one belong to one list; `isList` when the end of the list was seen. */
function isJoined(here: ClauseItem, next: ClauseItem, { isList, isChoice }: { isList: boolean; isChoice: boolean }) {
  switch (here.joint) {
    case 'and':
    case 'or':
      // "…, and Kubernetes preferred" begins a new list, unless earlier commas make it the end of one.
      if (here.hasComma && next.joint !== 'comma') return false
      return !HEAD.test(here.text) || HEAD.test(next.text)
    case 'comma':
      return isList && (!isAmount(next) || (isChoice && isDegreeIn(next)))
    default:
      return false
  }
}

/** The items after this one that its marker covers. */
function after(items: readonly Marked[], at: number, marker: Marker, owners: ReadonlyMap<number, Marked>): number[] {
  const found: number[] = []
  const item = items[at]
  if (!item || NARROW.test(marker.text)) return found
  const isHeading = HEADING_END.test(item.text.slice(marker.end))
  const isFirst = isHeading || item.joint === 'start' || item.joint === 'clause'
  let isList = isFirst || isClosed(items, at)
  for (let i = at + 1; i < items.length; i++) {
    const here = items[i]
    if (!here || owners.has(i) || (here.joint === 'clause' && !isHeading)) break
    if (!isFirst) {
      // An aside between commas: "a degree, preferably in Accounting, and 3 years of experience".
      if (isAmount(here) || HEAD.test(here.text)) break
      if (i === at + 1 && here.joint === 'and' && here.hasComma) break
      if (here.joint === 'comma' && !isList) break
      if (here.joint !== 'comma') isList = false
    }
    found.push(i)
  }
  return found
}

/** Whether the comma list that begins with an item ends in "and" or "or". */
function isClosed(items: readonly Marked[], at: number): boolean {
  const end = items.slice(at + 1).find(({ joint, marker }) => joint !== 'comma' || marker)
  return end !== undefined && !end.marker && (end.joint === 'and' || end.joint === 'or')
}
