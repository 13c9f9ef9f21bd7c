/** Finds the part of an answer that comes nearest to a sentence, and how near it comes. */
import type { Profile } from '../preprocess/profile'
import type { ReadAnswer, Window } from '../preprocess/read-answer'
import { SIMILAR_CREDIT, similarWords } from '../preprocess/similar-words'
import { type PairContext, pairFeatures } from './pair-features'
import type { PreparedQuestion } from './prepare'

/** What each further sentence of a window must bring, as a share of the words looked for. */
const PRICE_OF_A_SENTENCE = 0.04

export type Match = { window: Window; features: Float64Array }

/** An answer beside the question it answers. */
export type Comparison = {
  answer: ReadAnswer
  context: PairContext
  /** Places of each content stem of the answer: sentences that hold it. */
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
  return {
    answer,
    places,
    context: {
      question: prepared.question.has,
      questionNumbers: prepared.question.numbers,
      similar: similarWords(prepared.vocabulary, places.keys()),
      similarBack: similarWords(places.keys(), prepared.vocabulary),
    },
  }
}

/**
 * The single sentence and the window that hold most of a sentence's words, compared in full; the others are not looked at.
 * None where no word is shared.
 */
export function matches(sentence: Profile, comparison: Comparison): Match[] {
  const { answer, context } = comparison
  const credits = creditsOf(sentence, comparison)
  let single: Window | undefined
  let any: Window | undefined
  let [bestSingle, bestAny] = [0, 0]
  for (const window of answer.windows) {
    const value = recallIn(window, credits) - PRICE_OF_A_SENTENCE * (window.size - 1)
    if (value > bestAny) [any, bestAny] = [window, value]
    if (window.size === 1 && value > bestSingle) [single, bestSingle] = [window, value]
  }
  const windows = any && any !== single ? [single, any] : [single]
  return windows.flatMap((window) =>
    window ? [{ window, features: pairFeatures(sentence, window.profile(), context) }] : [],
  )
}

/** The comparison of a sentence with one part of the answer, as it is. */
export const featuresOf = (sentence: Profile, part: Profile, { context }: Comparison): Float64Array =>
  pairFeatures(sentence, part, context)

/** For each content word of the sentence, its share of the weight times its credit in each sentence of the answer. */
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
