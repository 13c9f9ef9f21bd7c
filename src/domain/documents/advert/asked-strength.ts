/** How strongly a sentence asks for each thing it names: "5 years of Java, Kubernetes preferred" asks twice. */

import { degreeIn, yearsIn } from '@/domain/documents/education-levels'
import { asidesIn, type ClauseItem, itemsOf, withoutAsides } from './clauses'

export type Strength = 'must' | 'nice'

/** The strength of what begins at an offset of the sentence. */
export type StrengthAt = (start: number) => Strength

const NICE =
  /\b(?:nice[- ]to[- ]haves?|(?:good|great)[- ]to[- ]haves?|an? (?:\w+ )?plus|plus points?|preferential|bonus(?: points?)?(?! (?:pay|scheme|plan|calc|struct|program|system))|preferred|preferably|(?<=\bwe (?:would |strongly )?)prefer|preference (?:for|is|will|given)|desirable|desired|ideally|would be (?:an? )?(?:great|good|nice|plus|helpful|welcome|ideal)|(?<!\b(?:take|taking|competitive|comparative) )advantage(?!s? of\b)|advantageous|(?:an?|added|as|valuable|strong|great|real|considered) asset(?! (?:manag|class|alloc|own|regist|track|pric))|beneficial(?! own)|optional|(?:would|will|might|could) (?:also )?(?:help(?! (?:you|us|our|the|to|build|clients|customers))|be (?:interesting|brilliant|fantastic|lovely|useful|handy|appreciated|beneficial))|(?:is|are) (?:also |very |most |always )?(?:welcome|helpful|useful|nice|lovely)|(?:lovely|nice|great|plus) if|(?:not|isn['’]t|aren['’]t) (?:strictly |absolutely )?(?:required|essential|necessary|mandatory|needed|a must|compulsory))\b/gi
/** Wordings that leave no doubt, whatever stands around them; "strong" and "proven" describe more than they ask. */
const STRICT =
  /\b(?:required|requires?(?! the services)|(?:a )?must(?:[- ]haves?)?|at least|minimum|mandatory|essential|necessary|compulsory)\b/gi

/** Speak of what follows even in the middle of an item. */
const FORWARD = /^(?:ideally|preferably|prefer|preference|bonus points?|requires?|must|at least|minimum)/i
/** Ask for one thing and not for the list that it begins. */
const NARROW = /^(?:at least|minimum)$/i
/** Words beside a marker that name nothing. */
const FILLERS =
  /\b(?:a|all|also|an|and|any|applicants?|are|as|be|been|being|big|both|but|candidates?|considered|definite|definitely|etc|following|for|have|here|highly|huge|if|is|it|of|only|possible|seen|should|so|some|strictly|strongly|that|the|these|they|this|though|too|very|we|which|will|with|would|you|your)\b/gi
/** Speaks of several things at once. */
const PLURAL = /\b(?:all|both|these|they|are)\b/i
const SINGULAR = /^\W*(?:which|that|this|it) (?:is|would|will)\b/i
/** Words with which another thing to ask for begins. */
const HEAD =
  /^\W*(?:(?:an?|any|some|good|strong|solid|prior|previous|basic|working|hands-on|proven)\s+)*(?:experience|knowledge|familiarity|understanding|exposure|ability|proficiency|background|certification|fluency)\b/i

/** What makes a marker the head of a list: "Preferred skills: …". */
const HEADING_END = /^[\w\s]{0,25}:/

type Marker = { strength: 'must' | 'nice'; text: string; start: number; end: number }
/** `forward`: speaks of what follows; `backward`: of what stands before; `alone`: its item names nothing at all. */
type Reach = 'forward' | 'backward' | 'alone'
type Marked = ClauseItem & { marker: Marker | null; reach: Reach }

/**
 * What each part of a sentence says of itself, or else what its section says. A marker speaks of its own item and of
 * the list that the item closes ("Docker, Kubernetes and Terraform preferred") or begins ("Ideally Docker and Kubernetes").
 */
export function strengthsIn(sentence: string, rest: Strength): StrengthAt {
  if (rest === 'must' && sentence.search(NICE) < 0) return () => rest
  const spans = spansIn(sentence)
  return (start) => {
    const own = spans.findLast((span) => start >= span.start && start < span.end)
    if (!own) return rest
    // Below a heading that says "nice to have" only a plain statement takes something out.
    return own.strength === 'must' && rest === 'nice' && !own.isStated ? rest : own.strength
  }
}

type Span = { start: number; end: number; strength: 'must' | 'nice'; isStated: boolean }

/** Those of brackets behind those of the item that the brackets stand in. */
function spansIn(sentence: string): Span[] {
  const asides = asidesIn(sentence).filter(({ text }) => !isMarker(text))
  const inner = asides.flatMap(({ text, start }) =>
    spansOfList(text).map((span) => ({ ...span, start: span.start + start, end: span.end + start })),
  )
  return [...spansOfList(withoutAsides(sentence, (text) => !isMarker(text))), ...inner]
}

/** Whether something in a sentence is welcome and not required. */
export const hasWish = (sentence: string): boolean => sentence.search(NICE) >= 0

/** Whether a text is a marker and nothing else: "(nice to have)". */
export const isMarker = (text: string): boolean => {
  const marker = markerIn(text)
  return marker !== null && isEmpty(text.slice(0, marker.start)) && isEmpty(text.slice(marker.end))
}

const isEmpty = (text: string): boolean => !/[\p{L}\d]/u.test(text.replace(FILLERS, ' '))

/** The marker of an item; of two, the one that asks for less. */
function markerIn(text: string): Marker | null {
  for (const [strength, pattern] of [
    ['nice', NICE],
    ['must', STRICT],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      return { strength, text: match[0], start: match.index, end: match.index + match[0].length }
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
  // What closes a list binds before what begins one: "Must have Excel, SAP and Power BI preferred".
  for (const [at, item] of items.entries()) if (item.marker && item.reach !== 'forward') give(item, before(items, at))
  for (const [at, item] of items.entries()) {
    if (item.marker && item.reach === 'forward') give(item, after(items, at, item.marker, owners))
  }
  // "Go is desirable, as is Rust or C++": what is said of the one is said of the others.
  for (const [at, item] of items.entries()) {
    const owner = owners.get(at - 1)
    if (owner && !owners.has(at) && (/^as (?:is|are|would)\b/i.test(item.text) || isLikewise(items, at, owners))) {
      owners.set(at, owner)
    }
  }
  return [...owners].flatMap(([index, { marker, reach }]) => {
    const item = items[index]
    if (!item || !marker) return []
    return [{ start: item.start, end: item.end, strength: marker.strength, isStated: reach !== 'forward' }]
  })
}

/** Whether an item goes on with one that "as is" began. */
const isLikewise = (items: readonly Marked[], at: number, owners: ReadonlyMap<number, Marked>): boolean =>
  items[at]?.joint === 'or' && /^as (?:is|are|would)\b/i.test(items[at - 1]?.text ?? '') && owners.has(at - 1)

const isAmount = ({ text }: ClauseItem): boolean => yearsIn(text) !== null || degreeIn(text, 'lowest') !== null
const isDegreeIn = ({ text }: ClauseItem): boolean => /\b(?:in|of)\s/i.test(text) && degreeIn(text, 'lowest') !== null

/** The items before one that its marker speaks of as well. */
function before(items: readonly Marked[], at: number): number[] {
  const found: number[] = []
  const item = items[at]
  if (!item) return found
  const isAlone = item.reach === 'alone'
  // "SQL, Python, all a plus" closes a list without an "and"; "SQL (a plus)" and "SQL, which is a plus" speak of one thing.
  let isList = isAlone && (PLURAL.test(item.text) || (item.joint === 'comma' && !SINGULAR.test(item.text)))
  let isChoice = false
  for (let i = at; i > 0; i--) {
    const [here, next] = [items[i], items[i - 1]]
    if (!here || !next || next.marker) break
    // Alone, it speaks at least of what stands before it, be that another statement: "…, but not required".
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

/** Whether an item and the one before it are parts of one list, of which an end has been seen or not. */
function isJoined(here: ClauseItem, next: ClauseItem, { isList, isChoice }: { isList: boolean; isChoice: boolean }) {
  switch (here.joint) {
    case 'and':
    case 'or':
      // "…, and Kubernetes preferred" begins anew, unless commas before it make it the end of a list.
      if (here.hasComma && next.joint !== 'comma') return false
      return !HEAD.test(here.text) || HEAD.test(next.text)
    case 'comma':
      return isList && (!isAmount(next) || (isChoice && isDegreeIn(next)))
    default:
      return false
  }
}

/** The items behind one that its marker begins. */
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

/** Whether an "and" or "or" ends the list of commas that begins with an item. */
function isClosed(items: readonly Marked[], at: number): boolean {
  const end = items.slice(at + 1).find(({ joint, marker }) => joint !== 'comma' || marker)
  return end !== undefined && !end.marker && (end.joint === 'and' || end.joint === 'or')
}
