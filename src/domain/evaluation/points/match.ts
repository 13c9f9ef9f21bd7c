/** Finds the passage of an answer that is most similar to a sentence, and measures the similarity. */
import type { ReadAnswer, Window } from '@/domain/evaluation/preprocess/read-answer'
import { inverted, SIMILAR_CREDIT, similarWords } from '@/domain/evaluation/preprocess/similar-words'
import type { Profile } from '@/domain/evaluation/preprocess/text-features'
import { type LinearModel, linear } from '@/domain/evaluation/score/linear-model'
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
  model: LinearModel,
): number | null {
  if (references.length === 0) return null
  const strengths = references.map((reference) =>
    linear(model, pairFeatures(reference, comparison.answer.whole, comparison.context)),
  )
  return Math.min(1, Math.max(0, ...strengths))
}
