/** Sentences in which the candidate tells a step of their own: "I called the client". */
import { quoteOf } from '../preprocess/quote'
import type { ReadAnswer } from '../preprocess/read-answer'
import type { LabelledSentence } from './classify-sentences'
import { concretenessOf, signsOf } from './sentence-signs'

/** Below this probability of being an action, a sentence may as well be the setting. */
const SURE = 0.85

/** Verbatim, most concrete first. */
export function ownSteps({ sentences, text }: ReadAnswer, labelled: readonly LabelledSentence[]): string[] {
  return sentences
    .map((sentence, i) => ({ sentence, signs: signsOf(sentence.tokens, text), found: labelled[i] }))
    .filter(
      ({ signs, found }) => signs.ownPast > 0 && found?.label === 'action' && Math.max(...found.probabilities) >= SURE,
    )
    .sort((a, b) => concretenessOf(b.signs) - concretenessOf(a.signs))
    .map(({ sentence }) => quoteOf(sentence.text))
}
