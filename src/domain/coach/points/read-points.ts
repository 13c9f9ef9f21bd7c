/** Looks for every point of a question in an answer: for what makes it and for what is said against it. */
import type { Profile } from '../preprocess/profile'
import type { Window } from '../preprocess/read-answer'
import { type LinearModel, linear } from '../score/linear-model'
import { type Comparison, matches } from './match'
import type { PreparedPoint } from './prepare'

export type Reading = { strength: number; window: Window; features: Float64Array }

export type PointReading = {
  /** The best match of what makes the point; null where the answer shares no word with it. */
  made: Reading | null
  /** The best match of what is said against it. */
  contrary: Reading | null
}

/** What each sentence of the answer comes nearest to, over all points. */
export type SentenceReading = { made: Reading | null; contrary: Reading | null }

export type AnswerReading = { points: readonly PointReading[]; sentences: readonly SentenceReading[] }

/** @param model strength of a comparison, about 0.2 (nothing in common) to 1 (says the same) */
export function readPoints(
  points: readonly PreparedPoint[],
  comparison: Comparison,
  model: LinearModel,
): AnswerReading {
  const sentences = comparison.answer.sentences.map((): SentenceReading => ({ made: null, contrary: null }))
  const best = (texts: readonly Profile[], side: 'made' | 'contrary'): Reading | null => {
    let found: Reading | null = null
    for (const text of texts) {
      for (const { window, features } of matches(text, comparison)) {
        const reading = { strength: linear(model, features), window, features }
        if (!found || reading.strength > found.strength) found = reading
        const sentence = sentences[window.first]
        if (window.size > 1 || !sentence) continue
        const known = sentence[side]
        if (!known || reading.strength > known.strength) sentence[side] = reading
      }
    }
    return found
  }
  return {
    points: points.map(({ says, against }) => ({ made: best(says, 'made'), contrary: best(against, 'contrary') })),
    sentences,
  }
}
