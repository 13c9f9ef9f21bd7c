/** All weights, thresholds and caps of the score. */
import type { PointWeight } from '@/domain/interview/question'

/** Weight of a point among the points of its question. */
export const POINT_WEIGHTS: Readonly<Record<PointWeight, number>> = { essential: 1, expected: 0.6, bonus: 0.2 }

/**
 * Thresholds of a verdict: `met` and `partly` of the probability that the point is made; `leans` of the answer's lean,
 * from which a point is not praised; `contradicts` of the match with a mistake in such an answer; `near` and `shown` of
 * the probability that the quote makes the point, for a verdict and for quoting it.
 */
export const VERDICT_LIMITS = {
  met: 0.75,
  partly: 0.45,
  leans: 0.5,
  contradicts: 0.75,
  near: 0.35,
  shown: 0.6,
} as const

/**
 * An answer that makes no point and is less similar to the question's topic may answer another question. `grade`: mean
 * human grade of answers that do, to which the likely range then reaches down.
 */
export const OFF_QUESTION = { topic: 0.05, grade: 3 } as const

/**
 * Topic similarity of a usual answer to a question without points: with fewer of the few words of such a question an
 * answer may be to another one, or be a good answer to "What is your biggest weakness?". The likely range then reaches
 * from the grade of the former up to the score with this similarity.
 */
export const USUAL_TOPIC = 0.2

/** Topic similarity at which the measures of a story begin to count, and at which they count in full. */
export const ON_TOPIC = { from: 0.02, to: 0.1 } as const

/** Score cap of a gamed answer; it falls linearly from 100 between the two probabilities. */
export const GUARD_CAP = { most: 45, from: 0.5, to: 0.9 } as const

/**
 * Highest score of a story without any figure, name or time. The cap rises with concreteness, which is a mean over the
 * sentences, or with the number of details anywhere: two of them tell of an event, however short the sentences are.
 */
export const NO_EVENT_CAP = { most: 40, from: 0.15, to: 0.5, details: 2 } as const

/** Fewest words of an interview answer that can be scored; a short factual question may need only one. */
export const FEWEST_WORDS = 6

/**
 * Factor by which the range is wider for very short answers, answers that the guard doubts, and contested evaluations.
 */
export const WIDER = { words: 25, guard: 0.5, factor: 1.5 } as const
