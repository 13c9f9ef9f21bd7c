/** Looks for every point of a question in an answer: for what makes it and for what is said against it. */
import type { Profile } from '../preprocess/profile'
import type { Window } from '../preprocess/read-answer'
import { type LinearModel, linear } from '../score/linear-model'
import { type Comparison, featuresOf, type Places, placesOf } from './match'
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

/** Of several ways to say a point, so many that share most words with the answer are compared in full. */
const COMPARED = 3

/** A text, where its words stand in the answer, and what was compared already. */
type Candidate = { text: Profile; places: Places; read: Map<Window, Reading> }

/** @param model strength of a comparison, about 0.2 (nothing in common) to 1 (says the same) */
export function readPoints(
  points: readonly PreparedPoint[],
  comparison: Comparison,
  model: LinearModel,
): AnswerReading {
  const candidatesOf = (texts: readonly Profile[]): Candidate[] =>
    texts.map((text) => ({ text, places: placesOf(text, comparison), read: new Map() }))
  const sides = points.map(({ says, against }) => ({ made: candidatesOf(says), contrary: candidatesOf(against) }))

  const readingAt = ({ text, read }: Candidate, window: Window): Reading => {
    const known = read.get(window)
    if (known) return known
    const features = featuresOf(text, window.profile(), comparison)
    const reading = { strength: linear(model, features), window, features }
    read.set(window, reading)
    return reading
  }

  const bestOf = (candidates: readonly Candidate[]): Reading | null => {
    let found: Reading | null = null
    const likely = [...candidates].sort((a, b) => b.places.best - a.places.best).slice(0, COMPARED)
    for (const candidate of likely) {
      for (const window of new Set([candidate.places.single, candidate.places.any])) {
        if (!window) continue
        const reading = readingAt(candidate, window)
        if (!found || reading.strength > found.strength) found = reading
      }
    }
    return found
  }

  const nearest = (side: 'made' | 'contrary', window: Window): Reading | null => {
    let found: Candidate | null = null
    let most = 0
    for (const each of sides) {
      for (const candidate of each[side]) {
        const recall = candidate.places.recalls[window.first] as number
        if (recall > most) [found, most] = [candidate, recall]
      }
    }
    return found && readingAt(found, window)
  }

  return {
    points: sides.map(({ made, contrary }) => ({ made: bestOf(made), contrary: bestOf(contrary) })),
    sentences: comparison.answer.windows
      .filter(({ size }) => size === 1)
      .map((window) => ({ made: nearest('made', window), contrary: nearest('contrary', window) })),
  }
}
