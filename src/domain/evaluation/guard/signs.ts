/** What tells an answer made to please a machine from one that a person gave: word lists, shuffled words, copied questions. */
import { isStopWord } from '../preprocess/language'
import type { Profile } from '../preprocess/profile'
import type { ReadAnswer } from '../preprocess/read-answer'
import { wordOrder } from './word-order'

/** Longer answers are no surer. */
const MOST_WORDS = 150

/**
 * In this order: how words follow one another, the same times the root of the length, the shares of grammar words, of
 * content words said before, of sentences said before, of content words from the question, and the length of sentences.
 */
export function guardSigns({ sentences, words, whole }: ReadAnswer, question: Profile): number[] {
  const order = wordOrder(sentences)
  let stop = 0
  let content = 0
  let asked = 0
  for (const { tokens } of sentences) {
    for (const { stem } of tokens) {
      if (isStopWord(stem)) stop++
      else {
        content++
        if (question.has.has(stem)) asked++
      }
    }
  }
  const different = new Set(sentences.map(({ profile }) => profile.run.join(' '))).size
  return [
    order,
    (order * Math.sqrt(Math.min(MOST_WORDS, words))) / 10,
    stop / Math.max(1, words),
    1 - whole.content.length / Math.max(1, content),
    1 - different / Math.max(1, sentences.length),
    asked / Math.max(1, content),
    Math.min(4, Math.log(1 + words / Math.max(1, sentences.length))),
  ]
}
