/**
 * The words of an advert that name something asked for, by a fitted model: a linear-chain conditional random field that
 * labels each token of a sentence with the kind of requirement that begins or goes on there.
 */
import words from '@/content/language/advert-words.json'
import { type NamedCrf, namedLabels } from '@/domain/documents/named-crf'
import { REQUIREMENT_KINDS, type RequirementKind } from '@/domain/documents/types'
import type { AdvertToken } from './advert-tokens'
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
  return labelledSpans(tokens, namedLabels(crf, rows))
    .map((span) => withKind(text, withMarks(text, trimmed(text, withWholeBracket(text, span)))))
    .filter(({ start, end }) => /[\p{L}\d]/u.test(text.slice(start, end)))
    .filter((span) => !isAge(text, span))
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

const YEARS = /(?<!\p{L})(?:years?|yrs?|months?|decades?)\b/iu

/** A span of years that names none, such as "at least one of Python or Go", is a skill. */
const withKind = (text: string, span: RequirementSpan): RequirementSpan =>
  span.kind === 'years' && !YEARS.test(text.slice(span.start, span.end)) ? { ...span, kind: 'skill' } : span

/** Around a number of years that is an age: "aged 22 to 30 years", "23 yrs or older", "26 years of age". */
const AGE_BEFORE = /\bage(?:d|s|s? limit)?\b(?! care)[^.\n]{0,24}$/iu
const AGE_BEHIND = /\b(?:years?|yrs?)\s(?:old|of age|or older|or younger|and older)\b/iu
/** "between 22 and 30 years": nobody asks for such a range of experience. */
const AGE_RANGE = /\b(?:1[89]|[2-5]\d)\s?(?:-|–|to|and)\s?[2-6]\d\s?(?:years?|yrs?)\b(?!\s(?:of\s)?(?:work|exp))/iu
/** In characters. */
const BESIDE = { before: 32, behind: 14 }

/** Whether a span of years is an age, which no CV shows and nobody can practise for. */
function isAge(text: string, { kind, start, end }: RequirementSpan): boolean {
  if (kind !== 'years' || /experience/iu.test(text.slice(start, end))) return false
  const from = Math.max(0, start - BESIDE.before)
  const around = text.slice(from, end + BESIDE.behind)
  return AGE_BEFORE.test(text.slice(from, start)) || AGE_BEHIND.test(around) || AGE_RANGE.test(around)
}

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
