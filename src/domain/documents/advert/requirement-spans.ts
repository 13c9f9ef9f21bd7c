/**
 * The words of an advert that name something asked for, by a fitted model: a linear-chain conditional random field that
 * labels each token of a sentence with the kind of requirement that begins or goes on there.
 */
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

/** The spans in a sentence, from its tokens and their features, with whole brackets and a kind that their words allow. */
export const spansOf = (
  text: string,
  tokens: readonly AdvertToken[],
  rows: readonly string[][],
  crf: NamedCrf,
): RequirementSpan[] =>
  labelledSpans(tokens, namedLabels(crf, rows)).map((span) => withKind(text, withWholeBracket(text, span)))

/** A span with the closing bracket directly behind it, or without the bracket that it does not close. */
function withWholeBracket(text: string, span: RequirementSpan): RequirementSpan {
  const own = text.slice(span.start, span.end)
  const open = own.lastIndexOf('(')
  if (open <= 0 || own.includes(')', open)) return span
  if (text.charAt(span.end) === ')') return { ...span, end: span.end + 1 }
  return { ...span, end: span.start + own.slice(0, open).trimEnd().length }
}

const YEARS = /\b(?:years?|yrs?|months?|decades?)\b/i

/** A span of years that names none, such as "at least one of Python or Go", is a skill. */
const withKind = (text: string, span: RequirementSpan): RequirementSpan =>
  span.kind === 'years' && !YEARS.test(text.slice(span.start, span.end)) ? { ...span, kind: 'skill' } : span

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
