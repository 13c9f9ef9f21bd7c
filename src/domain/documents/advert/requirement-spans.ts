/**
 * The words of an advert that name something asked for, by a fitted model: a linear-chain conditional random field that
 * labels each token of a sentence with the kind of requirement that begins or goes on there.
 */
import words from '@/content/language/advert-words.json'
import { type NamedCrf, namedLabels } from '@/domain/documents/named-crf'
import { namesSubject } from '@/domain/documents/study-fields'
import { REQUIREMENT_KINDS, type RequirementKind } from '@/domain/documents/types'
import type { AdvertToken } from './advert-tokens'
import { namesDegree } from './asked-degree'
import { hasNoMinimum, isAge, isPartOfYears, namesYears } from './asked-years'
import type { Span } from './lines'

/** Offsets in the sentence. */
export type RequirementSpan = Span & { kind: RequirementKind }

const OUTSIDE = 'none'
const BEGINS = 'begins '
const GOES_ON = 'goes on '
/** What a token can be. */
export const TOKEN_LABELS: readonly string[] = [
  OUTSIDE,
  ...REQUIREMENT_KINDS.flatMap((kind) => [BEGINS + kind, GOES_ON + kind]),
]

/** The spans in a sentence, from its tokens and their features, as clean phrases with a kind that their words allow. */
export const spansOf = (
  text: string,
  tokens: readonly AdvertToken[],
  rows: readonly string[][],
  crf: NamedCrf,
): RequirementSpan[] => {
  const contacts = [...text.matchAll(CONTACT)]
  const spans = labelledSpans(tokens, namedLabels(crf, rows)).map((span) =>
    withKind(text, withMarks(text, trimmed(text, withWholeBracket(text, span)))),
  )
  return withWholeDegrees(text, spans)
    .filter(({ start, end }) => /[\p{L}\d]/u.test(text.slice(start, end)))
    .filter((span) => !isIdle(text, span))
    .filter(({ start, end }) => !contacts.some(({ 0: own, index }) => start < index + own.length && end > index))
}

/** E-mail and web addresses. */
const CONTACT = /[^\s@]{1,64}@[^\s@]{1,64}|(?:https?:\/\/|www\.)\S{1,200}/gi
/** Conjunctions, marks and remarks such as "required" around a phrase. */
const BEFORE = /^(?:(?:and|or)\b|[\s,;:/&)–—-]){1,9}/i
const BEHIND = new RegExp(`(?:\\s(?:and|or|with|w|(?:(?:is|are) )?(?:${words.remarks}))|[\\s,;:/&(–—-]){1,9}$`, 'i')
/** In characters; a phrase that ends in more of these is none. */
const LONGEST_END = 40

function trimmed(text: string, span: RequirementSpan): RequirementSpan {
  const own = text.slice(span.start, span.end)
  const start = span.start + (BEFORE.exec(own)?.[0].length ?? 0)
  const rest = text.slice(start, span.end)
  const isUnopened = rest.endsWith(')') && !rest.includes('(')
  const behind = BEHIND.exec(rest.slice(-LONGEST_END))?.[0] ?? ''
  const end = span.end - (isUnopened ? 1 : behind.length)
  return { ...span, start, end: Math.max(start, end) }
}

/** A span with the closing bracket directly behind it, or without the bracket that it does not close. */
function withWholeBracket(text: string, span: RequirementSpan): RequirementSpan {
  const own = text.slice(span.start, span.end)
  const open = own.lastIndexOf('(')
  if (open <= 0 || own.includes(')', open)) return span
  if (text.charAt(span.end) === ')') return { ...span, end: span.end + 1 }
  return { ...span, end: span.start + own.slice(0, open).trimEnd().length }
}

const MARKS = /^[+#]{1,2}(?![\p{L}\d])/u

/** With the marks directly behind that are part of the name: "Security+". */
const withMarks = (text: string, span: RequirementSpan): RequirementSpan => {
  const marks = MARKS.exec(text.slice(span.end, span.end + 3))?.[0] ?? ''
  return { ...span, end: span.end + marks.length }
}

/** "TMW or a similar TMS", which the model takes for a degree, as "or a similar subject" is part of one. */
const LIKE_IT = /\bor (?:an? )?(?:similar|comparable|equivalent)\s\p{L}/iu

/**
 * A span of years that names none, such as "at least one of Python or Go", is a skill; not a part of the years that
 * stand before it ("8 years in sales, of which 3 as a manager").
 */
function withKind(text: string, span: RequirementSpan): RequirementSpan {
  const own = text.slice(span.start, span.end)
  if (span.kind === 'degree' && LIKE_IT.test(own) && !namesDegree(own)) return { ...span, kind: 'tool' }
  if (span.kind !== 'years' || namesYears(own)) return span
  return isPartOfYears(own) && namesYears(text.slice(0, span.start)) ? span : { ...span, kind: 'skill' }
}

/** Whether nobody can be asked for a span of years: an age, or an amount without a minimum. */
const isIdle = (text: string, span: RequirementSpan): boolean =>
  isAge(text, span, span.kind === 'years') || (span.kind === 'years' && hasNoMinimum(text, span))

/** "B.Sc in Microbiology, Biochemistry or other life sciences": subjects that the model takes for skills. */
function withWholeDegrees(text: string, spans: readonly RequirementSpan[]): RequirementSpan[] {
  const whole: RequirementSpan[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    const isSubject =
      last?.kind === 'degree' &&
      span.kind === 'skill' &&
      /^\s{0,2},\s{0,2}$/.test(text.slice(last.end, span.start)) &&
      OR_OTHER.test(text.slice(span.start, span.end)) &&
      namesSubject(text.slice(span.start, span.end))
    if (last && isSubject) last.end = span.end
    else whole.push({ ...span })
  }
  return whole
}
const OR_OTHER = /\bor (?:any |an)?other\b/i

function labelledSpans(tokens: readonly AdvertToken[], labels: readonly string[]): RequirementSpan[] {
  const spans: RequirementSpan[] = []
  let before = OUTSIDE
  for (const [i, label] of labels.entries()) {
    const token = tokens[i]
    const kind = REQUIREMENT_KINDS.find((each) => label === BEGINS + each || label === GOES_ON + each)
    const last = spans.at(-1)
    if (token && kind) {
      const isSame = label === GOES_ON + kind && (before === BEGINS + kind || before === GOES_ON + kind)
      if (last && isSame) last.end = token.end
      else spans.push({ start: token.start, end: token.end, kind })
    }
    before = label
  }
  return spans
}

/** The label of each token, from the spans of the sentence; where spans overlap, the first one counts. */
export const tokenLabels = (tokens: readonly AdvertToken[], spans: readonly RequirementSpan[]): string[] => {
  const owners = tokens.map(({ start }) => spans.find((span) => start >= span.start && start < span.end))
  return owners.map((owner, i) => {
    if (!owner) return OUTSIDE
    return (owners[i - 1] === owner ? GOES_ON : BEGINS) + owner.kind
  })
}
