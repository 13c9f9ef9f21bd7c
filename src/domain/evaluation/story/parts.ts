/** The parts of a story, each with its most likely sentence. */
import { type PartFact, quoteOf, STORY_PARTS } from '@/domain/evaluation/facts'
import type { ReadAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { type LabelledSentence, SENTENCE_LABELS } from './classify-sentences'
import { concretenessOf, cuesOf } from './sentence-cues'

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

/** Below this probability of being an action, a sentence may well be the setting. */
const SURE = 0.85

/** Verbatim, most concrete first. */
export function ownSteps({ sentences, text }: ReadAnswer, labelled: readonly LabelledSentence[]): string[] {
  return sentences
    .map((sentence, i) => ({ sentence, cues: cuesOf(sentence.tokens, text), found: labelled[i] }))
    .filter(
      ({ cues, found }) => cues.ownPast > 0 && found?.label === 'action' && Math.max(...found.probabilities) >= SURE,
    )
    .sort((a, b) => concretenessOf(b.cues) - concretenessOf(a.cues))
    .map(({ sentence }) => quoteOf(sentence.text))
}
