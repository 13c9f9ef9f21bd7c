/** Years of work and degrees required by a sentence, with their qualifying phrases. */

import { degreeIn, yearsIn } from '@/domain/documents/education-levels'
import { namesSubject, subjectsOfAbbreviations } from '@/domain/documents/study-fields'
import type { AskedDegree, Priority } from '@/domain/documents/types'
import { pattern } from '@/domain/text/pattern'
import { itemsOf } from './clauses'
import type { Span } from './lines'
import { startsDemand, startsWithVerb, withoutSubject, withoutTail } from './phrases'

export type Amount = Span &
  ({ kind: 'years'; years: number | null; degree: null } | { kind: 'degree'; years: null; degree: AskedDegree })

const VAGUE_YEARS = /\b(?:an? (?:couple|few|number) of|a few|several|some|many)\s{1,3}years?\b/i
const DEGREE = pattern('i')`
  \b(?:degrees?|(?:first|second|upper second|lower second)[- ]class|2:[12]\b|graduates?|postgraduate
  |qualification in|doctorate|tertiary education)\b
`
/** Words around years that are not work experience: "for 15 years we have …", "a two-year contract". */
const NO_WORK = /\b(?:old|ago|contract|fixed|term|founded|established|history|warranty|plan|growth)\b/i
const UNIVERSITY_LEVEL = 3

const IN_FIGURES = /^\d{1,2}\)\s{0,3}years?\b/i

/**
 * In the order of the sentence. `isEntry`: the sentence is a list item, in which an amount extends to the next demand;
 * `isOther`: whether a phrase is another requirement, such as a certificate.
 */
export function amountsIn(
  sentence: string,
  isEntry: boolean,
  isOther: (phrase: string) => boolean,
  priorityAt: (start: number) => Priority = () => 'required',
): Amount[] {
  const items = joinedYears(itemsOf(sentence), sentence)
  const amounts: Amount[] = []
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (!item) continue
    const years = yearsFound(item.text)
    const hasDegree = degreeAt(item.text) !== null
    if ((years === null || NO_WORK.test(item.text)) && !hasDegree) continue
    let last = i
    while (
      last + 1 < items.length &&
      belongs(items, last + 1, { isEntry, hasDegree }) &&
      // "5 years of Java, Kubernetes preferred": the second has a lower priority, so it stays separate.
      (hasDegree || priorityAt(items[last + 1]?.start ?? 0) === priorityAt(item.start)) &&
      !isOther(items[last + 1]?.text ?? '')
    )
      last++
    const span = trimmed(sentence, item.start, items[last]?.end ?? item.end)
    const text = sentence.slice(span.start, span.end)
    if (hasDegree) amounts.push({ ...span, kind: 'degree', years: null, degree: degreeOf(text) })
    else amounts.push({ ...span, kind: 'years', years: years?.years ?? null, degree: null })
    i = last
  }
  return amounts
}

function yearsFound(text: string): { years: number | null } | null {
  const found = yearsIn(text) ?? yearsIn(text.replace(/\((\d{1,2})\)/, '$1'))
  if (found) return found
  const vague = VAGUE_YEARS.exec(text)?.[0]
  return vague ? { years: /couple/i.test(vague) ? 2 : null } : null
}

function degreeAt(text: string): { level: number } | null {
  const named = degreeIn(text, 'lowest')
  if (named) return named
  return DEGREE.test(text) ? { level: UNIVERSITY_LEVEL } : null
}

type Items = ReturnType<typeof itemsOf>

/** "6 - 8 years" and "eight (8) years" are one item. */
function joinedYears(items: Items, sentence: string): Items {
  const joined: Items = []
  for (const item of items) {
    const last = joined.at(-1)
    const isRange = item.joint === 'comma' && !item.hasComma && /\d\s*$/.test(last?.text ?? '') && /^\d/.test(item.text)
    if (last && (isRange || (item.joint === 'bracket' && IN_FIGURES.test(item.text)))) {
      joined[joined.length - 1] = { ...last, end: item.end, text: sentence.slice(last.start, item.end) }
    } else joined.push(item)
  }
  return joined
}

/** Whether an item continues the amount before it. */
function belongs(items: Items, at: number, { isEntry, hasDegree }: { isEntry: boolean; hasDegree: boolean }): boolean {
  const [item, before] = [items[at], items[at - 1]]
  if (!item || !before || item.joint === 'clause') return false
  const text = item.text.trim()
  if (item.joint === 'bracket') return true
  if (startsDemand(text) && !/^(?:an? )?(?:or|another|related|similar|equivalent|numerate|recogni)/i.test(text)) {
    return item.joint === 'or' && /equivalent|similar|related|comparable|practical/i.test(text)
  }
  const isDegree = degreeAt(text) !== null
  const isYears = yearsFound(text) !== null
  if (hasDegree && item.joint === 'comma' && !isDegree) {
    const closing = items.slice(at).find(({ joint }) => joint !== 'comma')
    return (
      closing?.joint === 'or' ||
      /\b(?:class|hono[u]?rs|related|equivalent|similar|distinction|credit|any)\b/i.test(text)
    )
  }
  if (hasDegree)
    return !isYears && !(isDegree && /\b(?:in|of)\b/i.test(text) && /\b(?:in|of)\b/i.test(before.text)) && !isAsk(text)
  if (isDegree) return false
  if (item.joint === 'or') return true
  if (isEntry) return !isAsk(text) || /^\d|^(?:one|two|three)\b/i.test(text)
  // In a sentence, "5 years in retail, SQL and Excel" lists three requirements; "DevOps, SRE or platform" names one
  // field.
  const next = items.slice(at).find(({ joint }) => joint !== 'comma')
  return item.joint === 'comma' && next?.joint === 'or' && !startsWithVerb(text)
}

const isAsk = (text: string): boolean =>
  /^(?:experience|knowledge|ability|proficien\w*|familiarity|must|strong|excellent|good|you|able)\b/i.test(text)

/** Trims to the requirement itself: "ACCA qualified with at least four years", "you should have 2 years". */
function trimmed(sentence: string, start: number, end: number): Span {
  const text = sentence.slice(start, end)
  const years = yearsIn(text)
  const cut = years ? text.slice(0, years.start).lastIndexOf(' with ') + 1 : 0
  const rest = withoutSubject(text.slice(cut))
  const own = withoutTail(rest)
  const from = start + text.length - rest.length
  return { start: from, end: from + own.length }
}

/** The required class of a degree: "minimum of Lower Credit/Second Class Lower" names no field. */
const GRADE = pattern('gi')`
  [,(]?\s{0,3}(?:minimum of |at least |not less than |with )?(?:an? )?(?:(?:first|second|third|upper
  |lower)[- ]{1,2}){1,2}(?:class|credit|division)(?:(?!\s(?:degree|in)\b)[^,;]){0,40}
`
/** "HND/B.Sc Accounting", "B.A. English": the field directly after the degree. */
const BESIDE_NAME = pattern('u')`
  (?:HND|OND|\b[BM]\.?\s?(?:A|Sc|Eng|Tech|Ed|Com)\b\.?)(?:\s\(Hons\.?\))?\s{1,3}(?!Hon)(\p{Lu}\p{Ll}[^.]{1,120})$
`
/** "A business or finance degree" */
const BEFORE_NAME = /^(?:an?\s)?(.{2,80}?)\s(?:degree|qualification)s?\b/i

const NO_FIELD = pattern('iu')`
  \b(?:related|similar|another|other|equivalent|comparable|relevant|any|experience|something|higher|above|better)\b
  |^[^\p{L}]*$
`
/** The fields in a list; of another degree in it, the field that its name says ("in Computer Science or an MBA"). */
const fieldsIn = (list: string): string[] =>
  list.split(/,|\s(?:or|and)\s|\//).flatMap((part) => {
    const field = part.replace(/\([^\n]{0,200}$|\)$/, '').trim()
    if (degreeAt(field) !== null) return subjectsOfAbbreviations(field)
    return NO_FIELD.test(field) ? [] : [field]
  })

/**
 * Level and fields of an asked degree: "a degree in statistics, physics or another numerate subject", "a finance
 * degree", "MBA".
 */
export function degreeOf(text: string): AskedDegree {
  const level = degreeAt(text)?.level ?? UNIVERSITY_LEVEL
  const ungraded = text.replace(GRADE, '').replace(/\s(?:from|with)\s.{0,200}$/i, '')
  const inField =
    /(?:\b(?:in|of)\s|:\s)\s{0,3}(?!any\b)(.{2,200})$/i.exec(ungraded)?.[1] ?? BESIDE_NAME.exec(ungraded)?.[1]
  if (inField !== undefined) return { level, fields: fieldsIn(inField) }
  const before = fieldsIn(BEFORE_NAME.exec(ungraded)?.[1] ?? '').filter(namesSubject)
  return { level, fields: before.length > 0 ? before : subjectsOfAbbreviations(text) }
}
