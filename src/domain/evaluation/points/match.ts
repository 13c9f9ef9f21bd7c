/** Finds the passage of an answer that is most similar to a sentence, measures the similarity, and quotes it. */
import { isQuotable, quoteOf } from '@/domain/evaluation/facts'
import { inverted, SIMILAR_CREDIT, similarWords } from '@/domain/evaluation/preprocess/language'
import type { ReadAnswer, Window } from '@/domain/evaluation/preprocess/read-answer'
import { type Profile, shareOfWords } from '@/domain/evaluation/preprocess/text-features'
import { type AdditiveModel, additive } from '@/domain/evaluation/score/linear-model'
import { type PairContext, pairFeatures } from './pair-features'
import type { PreparedQuestion } from './prepare'

/** Penalty per further sentence of a window: the share of the sentence's words that it must add to be worthwhile. */
const PRICE_OF_A_SENTENCE = 0.04

/** An answer prepared for comparison with the texts of its question. */
export type Comparison = {
  answer: ReadAnswer
  context: PairContext
  /** Inverted index: for each content stem of the answer, the sentences that contain it. */
  places: ReadonlyMap<string, readonly number[]>
}

export function compare(answer: ReadAnswer, prepared: PreparedQuestion): Comparison {
  const places = new Map<string, number[]>()
  for (const [at, { profile }] of answer.sentences.entries()) {
    for (const stem of profile.content) {
      const known = places.get(stem)
      if (known) known.push(at)
      else places.set(stem, [at])
    }
  }
  const similar = similarWords(prepared.vocabulary, places.keys())
  return {
    answer,
    places,
    context: { question: prepared.question, similar, similarBack: inverted(similar) },
  }
}

/** Windows of the answer that share most words with a sentence: the candidates for a full comparison. */
export type Places = {
  /** Weighted recall of the sentence's words in each sentence of the answer, 0 to 1. */
  recalls: Float64Array
  /** The sentence and the window with the highest recall; null where no word is shared. */
  single: Window | null
  any: Window | null
  /** Recall of `any`, less the penalty for its length. */
  best: number
}

export function placesOf(sentence: Profile, comparison: Comparison): Places {
  const { windows, sentences } = comparison.answer
  const credits = creditsOf(sentence, comparison)
  const recalls = new Float64Array(sentences.length)
  for (const credit of credits)
    for (let i = 0; i < recalls.length; i++) recalls[i] = (recalls[i] as number) + (credit[i] as number)
  let single: Window | null = null
  let any: Window | null = null
  let [bestSingle, best] = [0, 0]
  for (const window of windows) {
    const value =
      window.size === 1
        ? (recalls[window.first] as number)
        : recallIn(window, credits) - PRICE_OF_A_SENTENCE * (window.size - 1)
    if (value > best) [any, best] = [window, value]
    if (window.size === 1 && value > bestSingle) [single, bestSingle] = [window, value]
  }
  return { recalls, single, any, best }
}

/**
 * For each content word of the sentence: its share of the total weight, times its credit in each sentence of the
 * answer.
 */
type Credits = readonly Float64Array[]

function creditsOf(sentence: Profile, { answer, places, context }: Comparison): Credits {
  const total = sentence.weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return []
  return sentence.content.flatMap((stem, i) => {
    const exact = places.get(stem)
    const similar = context.similar.get(stem)
    if (!exact && !similar) return []
    const share = (sentence.weights[i] as number) / total
    const credits = new Float64Array(answer.sentences.length)
    for (const near of similar ?? [])
      for (const place of places.get(near) ?? []) credits[place] = share * SIMILAR_CREDIT
    for (const place of exact ?? []) credits[place] = share
    return [credits]
  })
}

function recallIn({ first, size }: Window, credits: Credits): number {
  let recall = 0
  for (const credit of credits) {
    let best = credit[first] as number
    for (let place = first + 1; place < first + size; place++) best = Math.max(best, credit[place] as number)
    recall += best
  }
  return recall
}

/**
 * Predicted share of full marks for the best match with a model answer, 0 to 1; null for a question without model
 * answers.
 */
export function agreementOf(
  { references }: PreparedQuestion,
  comparison: Comparison,
  model: AdditiveModel,
): number | null {
  if (references.length === 0) return null
  const strengths = references.map((reference) =>
    additive(model, pairFeatures(reference, comparison.answer.whole, comparison.context)),
  )
  return Math.min(1, Math.max(0, ...strengths))
}

/** Share of the wording's words that a quote must gain to begin or end inside a sentence, for each such end. */
const PRICE_OF_A_CUT = 0.04

const CLAUSE_MARK = /[,;:–—()]/u

/** A place where a quote can begin or end. */
type Edge = { at: number; isSentence: boolean }

/**
 * The quote that shows a match: the window as it stands if it is short enough, or those of its whole sentences or
 * clauses that share most words with the wording.
 */
export function passageOf(window: Window, wording: Profile, { sentences, text }: ReadAnswer): string {
  const parts = sentences.slice(window.first, window.first + window.size)
  const whole = text.slice(parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0)
  if (isQuotable(whole)) return quoteOf(whole)
  const tokens = parts.flatMap((part) => part.tokens)
  const { starts, ends } = edgesOf(parts, text)
  let found = ''
  let most = 0
  for (const start of starts) {
    for (const end of ends) {
      const passage = text.slice(start.at, end.at)
      if (end.at <= start.at || !isQuotable(passage)) continue
      const within = tokens.filter((token) => token.start >= start.at && token.end <= end.at)
      const stems = new Set(within.map(({ stem }) => stem))
      const shared = shareOfWords(wording, (stem) => stems.has(stem))
      const value = shared - PRICE_OF_A_CUT * (Number(!start.isSentence) + Number(!end.isSentence))
      if (value > most || (value === most && passage.length < found.length)) [found, most] = [passage, value]
    }
  }
  return quoteOf(found || whole)
}

function edgesOf(parts: ReadAnswer['sentences'], text: string): { starts: Edge[]; ends: Edge[] } {
  const starts: Edge[] = []
  const ends: Edge[] = []
  for (const { start, end, tokens } of parts) {
    starts.push({ at: start, isSentence: true })
    ends.push({ at: end, isSentence: true })
    for (const [i, token] of tokens.entries()) {
      const before = tokens[i - 1]
      if (!before || !CLAUSE_MARK.test(text.slice(before.end, token.start))) continue
      starts.push({ at: token.start, isSentence: false })
      ends.push({ at: before.end, isSentence: false })
    }
  }
  return { starts, ends }
}
