/**
 * Joins what the model reports with what rules find better. The model says which key points are made or contradicted
 * and where the parts of a story stand; rules measure how the answer is told and whether it is an answer at all. A
 * finding is dropped whose quote is not in the answer's own words, or too little to prove anything (see `proof.ts`).
 */
import { type AnswerFacts, type PartFact, type PointFact, quoteOf, STORY_PARTS } from '@/domain/evaluation/facts'
import { leanOfVerdicts, MADE } from '@/domain/evaluation/points/model-verdicts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import type { KeyPoint } from '@/domain/interview/question'
import type { FoundQuote } from '@/domain/text/find-quote'
import type { Span } from '@/domain/text/prompt-injection'
import { type FoundFacts, quotesOf } from './facts-schema'
import type { OwnWords } from './own-words'
import { canState, hasBearing } from './proof'

/** So many key points on the same words, if they are most of those that are claimed, make a report unusable. */
const MANY = 3

/**
 * What makes a report useless as a whole, as a complaint for the model; null when it can be used. A key point that is
 * not mentioned is not a key point that is missing; two verdicts on one point are none; a report whose quotes are
 * invented or state nothing proves nothing in either direction; and one that finds most key points in the same words
 * has not looked.
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

/** Two places that share more than half of the shorter one. */
function isSameStretch(a: Span, b: Span): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared > 0.5 * Math.min(a.end - a.start, b.end - b.start)
}

/** Probability of a part of a story whose quote stands in the answer. */
const FOUND = 0.95

const MISSING: PointFact = { verdict: 'missing', made: MADE.missing, quote: null, shown: 0 }

/** @param rules what rules found in the same answer */
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
 * Words that have nothing to do with a point are shown as coming near it, since candidates have words of their own, and
 * do not contradict it. They are worth what rules find, so that a model which obeys the answer gains nothing by them.
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

/** The same words tell one part of a story, the first for which they are quoted. */
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

/** Orders that only a model would obey are reported as well as those that rules recognise. */
function withOrders(excluded: AnswerFacts['excluded'], { addressed }: OwnWords): AnswerFacts['excluded'] {
  if (addressed === null || excluded.some(({ kind }) => kind === 'instructions')) return excluded
  return [{ kind: 'instructions', quote: quoteOf(addressed) }, ...excluded]
}
