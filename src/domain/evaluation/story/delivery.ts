/** How a spoken answer was delivered. It is shown beside the score and never counts in it: fillers are not competence. */
import type { Delivery } from '../facts'
import type { ReadAnswer } from '../preprocess/read-answer'
import { FILLERS } from './words'

const SECONDS = 60

/** @param seconds how long the answer took; unknown when 0 or absent */
export function deliveryOf({ sentences, words }: ReadAnswer, seconds = 0): Delivery {
  const fillers = sentences.flatMap(({ tokens }) => tokens).filter(({ word }) => FILLERS.has(word)).length
  return {
    wordsPerMinute: seconds > 0 ? Math.round((SECONDS * words) / seconds) : null,
    fillers: Number(((100 * fillers) / Math.max(1, words)).toFixed(1)),
    longestSentence: Math.max(0, ...sentences.map(({ tokens }) => tokens.length)),
  }
}
