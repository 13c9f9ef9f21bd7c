/**
 * What each sentence of an advert says: what is asked for, duties, the tools of the team, or none of these. Fitted, for
 * sentences of which the rules know nothing.
 */
import model from '@/content/models/advert-asking.json'
import { bestLabels, type CrfModel, fitsOf, oddsOf } from '@/domain/documents/cv/crf'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type AdvertSentence, askingFeatures } from './asking-features'

export const ASKINGS = ['none', 'asks', 'duty', 'tools'] as const
export type Asking = (typeof ASKINGS)[number]

/** Written by `scripts/train/advert-asking.ts`. `vocabulary`: the words that are features. */
export type AskingModel = CrfModel & { vocabulary: readonly string[] }

/**
 * For each sentence the label of the most likely sequence, and the probability that it is not
 * `none`.
 */
export function askingsOf(
  sentences: readonly AdvertSentence[],
  lexicon: Lexicon,
  own: AskingModel = model,
): { asking: Asking; odds: number }[] {
  const fits = fitsOf(own, askingFeatures(sentences, lexicon, own.vocabulary))
  const odds = oddsOf(own, fits)
  return bestLabels(own, fits).map((label, i) => ({
    asking: ASKINGS[label] ?? 'none',
    odds: 1 - (odds[i]?.[0] ?? 1),
  }))
}
