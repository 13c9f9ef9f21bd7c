/** The parts of a story that were found, each with the sentence that is surest to be one. */
import { type PartFact, STORY_PARTS } from '../facts'
import { quoteOf } from '../preprocess/quote'
import type { ReadAnswer } from '../preprocess/read-answer'
import { type LabelledSentence, SENTENCE_LABELS } from './classify-sentences'

export const findParts = ({ sentences }: ReadAnswer, labelled: readonly LabelledSentence[]): PartFact[] =>
  STORY_PARTS.map((part) => {
    const at = SENTENCE_LABELS.indexOf(part)
    let quote: string | null = null
    let probability = 0
    for (const [i, { label, probabilities }] of labelled.entries()) {
      const likely = probabilities[at] ?? 0
      if (label !== part || likely <= probability) continue
      quote = quoteOf(sentences[i]?.text ?? '')
      probability = likely
    }
    return { part, quote, probability }
  })
