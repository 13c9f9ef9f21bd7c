/** Sentences in which the candidate acts in the past: "I called the client". */
import { quoteOf } from '../preprocess/quote'
import type { ReadAnswer } from '../preprocess/read-answer'
import { concretenessOf, signsOf } from './sentence-signs'

/** Verbatim, most concrete first. */
export function ownSteps({ sentences, text }: ReadAnswer): string[] {
  return sentences
    .map((sentence) => ({ sentence, signs: signsOf(sentence.tokens, text) }))
    .filter(({ signs }) => signs.ownPast > 0)
    .sort((a, b) => concretenessOf(b.signs) - concretenessOf(a.signs))
    .map(({ sentence }) => quoteOf(sentence.text))
}
