/**
 * Joins what the model reports with what rules find better. The model says what is meant: key points, parts, ownership,
 * specifics, relevance, and which sentences answer the question. Rules count in these sentences: words, figures,
 * signposts; and they tell input that is no answer. A finding is dropped whose quote is not in the answer's own words, or
 * too little to prove anything (see `proof.ts`).
 */
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import { type AnswerFacts, type PointFinding, type Specific, STAR_PARTS } from '@/domain/evaluation/facts'
import { COVERED, PARTLY } from '@/domain/evaluation/find-points'
import { quoteOf } from '@/domain/evaluation/read-answer'
import { remarksOn } from '@/domain/evaluation/remarks'
import { countWords } from '@/domain/interview/answers'
import type { Span } from '@/domain/text/addressed-text'
import type { Verbatim } from '@/domain/text/verbatim'
import { type FoundFacts, quotesOf } from './facts-schema'
import type { OwnWords } from './own-words'
import { canName, canState, hasBearing, MOST_WITHOUT_BEARING } from './proof'

/** Finds facts by rules. */
export type FactFinder = { findFacts(input: EvaluationInput): AnswerFacts }

/** So many key points on the same words, if they are most of those that are claimed, make a report unusable. */
const MANY = 3

/**
 * What makes a report useless as a whole, as a complaint for the model; null when it can be used. A key point that is
 * not mentioned is not a key point that is missing; a report whose quotes are invented or state nothing proves nothing in
 * either direction; and one that finds most key points in the same words has not looked.
 */
export function complaintAbout(found: FoundFacts, keyPoints: number, own: OwnWords): string | null {
  const reported = new Set(found.points.map(({ point }) => point))
  const absent = Array.from({ length: keyPoints }, (_, i) => i + 1).filter((number) => !reported.has(number))
  if (absent.length > 0) return `points: there is no entry for key point ${absent.join(', ')}.`
  const quotes = quotesOf(found)
  const claimed = found.points.filter(({ strength, denied }) => strength >= COVERED && !denied)
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
    return `points: the same words are to prove ${most} key points. Quote for each the words that make it; where there are none, strength is 0.`
  }
  return null
}

/** Two places that share more than half of the shorter one. */
function isSameStretch(a: Span, b: Span): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared > 0.5 * Math.min(a.end - a.start, b.end - b.start)
}

/** Strengths in quarters: finer steps of a model are noise. */
const quarters = (strength: number) => Math.round(strength * 4) / 4

const MISSING: PointFinding = { status: 'missing', strength: 0, quote: null, denied: false }

export function mergeFacts(input: EvaluationInput, rules: FactFinder, found: FoundFacts, own: OwnWords): AnswerFacts {
  const stated = (quote: string | null) => {
    const place = own.find(quote)
    return place && canState(place.text) ? place : null
  }
  const standing = (quote: string | null) => {
    const place = stated(quote)
    return place && quoteOf(place.text)
  }
  const mine = apart(found.ownership.own.map(stated))
  const shared = apart(found.ownership.shared.map(stated), mine)
  const specifics = (kind: Specific['kind'], quotes: readonly string[]): Specific[] =>
    apart(quotes.map(own.find))
      .filter(({ text }) => canName(text))
      .map(({ text }) => ({ kind, quote: quoteOf(text) }))

  const whole = rules.findFacts(input)
  // What the model does not take for an answer adds nothing to the counts, wherever it stands and whatever it says.
  const answering = own.sentencesOf(found)
  const counted = answering === '' ? whole : rules.findFacts({ ...input, answer: answering })

  // The same words tell one part of a story, the first for which they are quoted.
  const situation = apart(found.parts.situation.map(stated))
  const task = apart(found.parts.task.map(stated), situation)
  const action = apart(found.parts.action.map(stated), [...situation, ...task])
  const result = apart(found.parts.result.map(stated), [...situation, ...task, ...action])
  const told = { situation, task, action, result }

  const merged: Omit<AnswerFacts, 'remarks'> = {
    evaluator: 'llm',
    words: whole.words,
    sentences: counted.sentences,
    ownWords: counted.ownWords,
    points: input.question.keyPoints.map((keyPoint, i) => {
      const finding = pointOf(found, i + 1, stated)
      const place = stated(finding.quote)
      const bears = place === null || hasBearing(keyPoint, input.question.text, own.around(place))
      return bears ? finding : atMostPartly(finding)
    }),
    parts: STAR_PARTS.map((part) => {
      const quotes = told[part]
      const shown = part === 'result' ? quotes.at(-1) : quotes[0]
      const words = quotes.reduce((sum, { text }) => sum + countWords(text), 0)
      return {
        part,
        present: quotes.length > 0,
        quote: shown ? quoteOf(shown.text) : null,
        share: Math.min(1, words / Math.max(1, counted.ownWords)),
      }
    }),
    signposts: counted.signposts,
    specifics: [
      ...counted.specifics.filter(({ kind }) => kind === 'number'),
      ...specifics('tool', found.specifics.tools),
      ...specifics('person', found.specifics.people),
      ...specifics('outcome', found.specifics.outcomes),
    ],
    ownership: {
      own: mine.length,
      shared: shared.length,
      ownQuote: mine[0] ? quoteOf(mine[0].text) : null,
      sharedQuote: shared[0] ? quoteOf(shared[0].text) : null,
    },
    relevance: relevanceOf(found, counted, standing),
    agreement: null,
    degenerate: withOrders(whole.degenerate, own),
  }
  return { ...merged, remarks: remarksOn(merged) }
}

/** Places that are there and do not repeat one another, nor what stands in `others`. */
function apart(places: readonly (Verbatim | null)[], others: readonly Verbatim[] = []): Verbatim[] {
  const kept: Verbatim[] = []
  for (const place of places) {
    if (place && ![...others, ...kept].some((other) => isSameStretch(place, other))) kept.push(place)
  }
  return kept
}

/** Orders that only a model would obey are reported as well as those that rules recognise. */
function withOrders(degenerate: AnswerFacts['degenerate'], own: OwnWords): AnswerFacts['degenerate'] {
  const { quote, share } = own.addressed
  if (quote === null || degenerate.some(({ kind }) => kind === 'instructions')) return degenerate
  return [{ kind: 'instructions', share, quote: quoteOf(quote) }, ...degenerate]
}

const atMostPartly = (finding: PointFinding): PointFinding =>
  finding.status === 'covered' ? { ...finding, status: 'partly', strength: MOST_WITHOUT_BEARING } : finding

type QuoteFinder = (quote: string | null) => string | null
type PlaceFinder = (quote: string | null) => Verbatim | null

/** Relevance that the model does not prove is what the rules find. */
function relevanceOf({ relevance }: FoundFacts, rules: AnswerFacts, standing: QuoteFinder): AnswerFacts['relevance'] {
  const quote = standing(relevance.quote)
  return quote === null ? rules.relevance : { strength: quarters(relevance.strength), quote }
}

function pointOf(found: FoundFacts, number: number, stated: PlaceFinder): PointFinding {
  const report = found.points.find(({ point }) => point === number)
  const place = stated(report?.quote ?? null)
  if (!report || place === null) return MISSING
  const quote = quoteOf(place.text)
  if (report.denied) return { status: 'missing', strength: 0, quote, denied: true }
  const strength = quarters(report.strength)
  if (strength === 0) return MISSING
  return {
    status: strength >= COVERED ? 'covered' : strength >= PARTLY ? 'partly' : 'missing',
    strength,
    quote,
    denied: false,
  }
}
