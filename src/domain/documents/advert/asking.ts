/**
 * What each sentence of an advert says by a fitted model: what is asked for, duties, the tools of the team, or none of
 * these.
 */
import model from '@/content/models/advert-asking.json'
import { bestLabels, type CrfModel, fitsOf, oddsOf } from '@/domain/documents/crf'
import type { Lexicon } from '@/domain/documents/lexicon'
import { askingFeatures } from './asking-features'
import type { AdvertSentence } from './sentences'

export const ASKINGS = ['none', 'asks', 'duty', 'tools'] as const
export type Asking = (typeof ASKINGS)[number]

/** Written by `scripts/train/advert-requirements.ts`. `vocabulary`: the words that are features. */
export type AskingModel = CrfModel & { vocabulary: readonly string[] }

/** In sentences; real adverts have fewer, and nothing is found in further ones. */
const LONGEST = 500

/** The label of the most likely sequence, and the probability that it is not `none`. */
export type SentenceAsking = { asking: Asking; odds: number }

/** Of each of the first sentences. */
export function askingsOf(
  sentences: readonly AdvertSentence[],
  lexicon: Lexicon,
  own: AskingModel = model,
): SentenceAsking[] {
  const fits = fitsOf(own, askingFeatures(sentences.slice(0, LONGEST), lexicon, own.vocabulary))
  const odds = oddsOf(own, fits)
  return bestLabels(own, fits).map((label, i) => ({
    asking: ASKINGS[label] ?? 'none',
    odds: 1 - (odds[i]?.[0] ?? 1),
  }))
}

/** Upper bounds of the probabilities that are told apart. */
const ODDS = [0.05, 0.3, 0.7, 0.95]

/** What a sentence says, and how surely, as the name of a feature. */
export const sayingOf = ({ asking, odds }: SentenceAsking): string =>
  `${asking}${ODDS.filter((most) => odds >= most).length}`
