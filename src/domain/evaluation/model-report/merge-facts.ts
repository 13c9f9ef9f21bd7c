/**
 * Merges the model's report with the facts found by rules. The model says which key points are made or contradicted and
 * quotes the parts of a story; rules measure how the answer is told and whether it is an answer at all. Findings are
 * dropped if their quote is not in the answer's own words or proves too little (see `proof.ts`).
 */
import { type AnswerFacts, type PartFact, type PointFact, quoteOf, STORY_PARTS } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import type { KeyPoint } from '@/domain/interview/question'
import type { FoundQuote } from '@/domain/text/find-quote'
import type { Span } from '@/domain/text/prompt-injection'
import { type FoundFacts, quotesOf } from './found-facts'
import type { OwnWords } from './own-words'
import { canState, hasBearing } from './proof'
import { leanOfVerdicts, MADE } from './verdict-measures'

/** A report is unusable if this many key points, and most of those claimed, quote the same words. */
const MANY = 3

/**
 * Validates a report: a correction for the model, or null. Rejected are reports that omit a key point (which is not the
 * same as the verdict "missing"), give two verdicts on one, quote mostly invented or meaningless words, or prove most
 * key points by the same words.
 */
export function complaintAbout(found: FoundFacts, keyPoints: number, own: OwnWords): string | null {
  const counts = new Map<number, number>()
  for (const { point } of found.points) counts.set(point, (counts.get(point) ?? 0) + 1)
  const numbers = Array.from({ length: keyPoints }, (_, i) => i + 1)
  const absent = numbers.filter((number) => !counts.has(number))
  if (absent.length > 0) return `points: there is no entry for key point ${absent.join(', ')}.`
  const twice = numbers.filter((number) => (counts.get(number) ?? 0) > 1)
  if (twice.length > 0)
    return `points: there is more than one entry for key point ${twice.join(', ')}. Send one for each.`
  const quotes = quotesOf(found)
  const claimed = found.points.filter(({ verdict }) => verdict === 'met' || verdict === 'partly')
  const claims = claimed.flatMap(({ quote }) => {
    const place = own.find(quote)
    return place && canState(place.text) ? [place] : []
  })
  const areInvented = quotes.length >= 2 && quotes.every((quote) => own.find(quote) === null)
  if (areInvented || (claimed.length >= 2 && claims.length === 0)) {
    return 'None of the quotes proves a key point. Copy stretches of 3 to 25 words letter by letter from ANSWER.'
  }
  const most = Math.max(0, ...claims.map((claim) => claims.filter((other) => isSameStretch(claim, other)).length))
  if (most >= MANY && most > claims.length / 2) {
    return (
      `points: the same words are to prove ${most} key points. Quote for each the words that make it; ` +
      'where there are none, the verdict is missing.'
    )
  }
  return null
}

/** Whether two spans share more than half of the shorter one. */
function isSameStretch(a: Span, b: Span): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared > 0.5 * Math.min(a.end - a.start, b.end - b.start)
}

/** Probability of a story part whose quote was found in the answer. */
const FOUND = 0.95

const MISSING: PointFact = { verdict: 'missing', made: MADE.missing, quote: null, shown: 0 }

/** @param rules facts that the rules found in the same answer */
export function mergeFacts(
  { question }: EvaluationInput,
  rules: AnswerFacts,
  found: FoundFacts,
  own: OwnWords,
): AnswerFacts {
  const stated = (quote: string | null) => {
    const place = own.find(quote)
    return place && canState(place.text) ? place : null
  }
  const points = question.keyPoints.map((keyPoint, i) =>
    pointOf(
      keyPoint,
      question.text,
      found.points.find(({ point }) => point === i + 1),
      own,
      stated,
      rules.points[i]?.made ?? 0,
    ),
  )
  return {
    ...rules,
    evaluator: 'llm',
    points,
    lean: leanOfVerdicts(question.keyPoints, points),
    agreement: null,
    parts: rules.parts.length > 0 ? partsOf(found, stated) : [],
    excluded: withOrders(rules.excluded, own),
  }
}

type PlaceFinder = (quote: string | null) => FoundQuote | null

/**
 * A quote unrelated to its key point counts as partly met, since candidates use their own words, and never as a
 * contradiction. It scores no more than the rules' own finding, so that a model which obeys instructions in the answer
 * gains nothing.
 */
function pointOf(
  keyPoint: KeyPoint,
  question: string,
  report: FoundFacts['points'][number] | undefined,
  own: OwnWords,
  stated: PlaceFinder,
  madeByRules: number,
): PointFact {
  const place = stated(report?.quote ?? null)
  if (!report || !place || report.verdict === 'missing') return MISSING
  const bears = hasBearing(keyPoint, question, own.around(place))
  const verdict = bears ? report.verdict : report.verdict === 'contradicted' ? 'unsure' : 'partly'
  const made = bears ? MADE[verdict] : Math.min(MADE[verdict], Math.max(MADE.missing, madeByRules))
  return { verdict, made, quote: quoteOf(place.text), shown: made }
}

/** Each quote counts for one story part only, the first that names it. */
function partsOf({ parts }: FoundFacts, stated: PlaceFinder): PartFact[] {
  const taken: FoundQuote[] = []
  return STORY_PARTS.map((part) => {
    const places = parts[part].flatMap((quote) => {
      const place = stated(quote)
      return place && !taken.some((other) => isSameStretch(place, other)) ? [place] : []
    })
    taken.push(...places)
    const shown = part === 'result' ? places.at(-1) : places[0]
    return { part, quote: shown ? quoteOf(shown.text) : null, probability: shown ? FOUND : 0 }
  })
}

/** Adds prompt injections that the rules did not already report. */
function withOrders(excluded: AnswerFacts['excluded'], { addressed }: OwnWords): AnswerFacts['excluded'] {
  if (addressed === null || excluded.some(({ kind }) => kind === 'instructions')) return excluded
  return [{ kind: 'instructions', quote: quoteOf(addressed) }, ...excluded]
}
