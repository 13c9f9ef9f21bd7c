/** Every weight, floor and cap of the score. */
import type { PointWeight } from '@/domain/interview/question'

/** What a point counts among the points of its question. */
export const POINT_WEIGHTS: Readonly<Record<PointWeight, number>> = { essential: 1, expected: 0.6, bonus: 0.2 }

/**
 * Verdicts on a point: from which probability it counts as met or partly met, from which lean of the answer on it is
 * not praised, from which strength a sentence is taken to speak against the point in such an answer, and from which
 * probabilities on a sentence comes near enough to it for a verdict, and is quoted for it.
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
 * Closeness to the subject of the question from which the way an answer is told begins to count, and counts in full.
 */
export const ON_TOPIC = { from: 0.02, to: 0.1 } as const

/** Cap of a gamed answer; it falls from 100 between the two probabilities. */
export const GUARD_CAP = { most: 45, from: 0.5, to: 0.9 } as const

/** Highest score of a story without any figure, name or time; the cap rises with concreteness. */
export const NO_EVENT_CAP = { most: 40, from: 0.15, to: 0.5 } as const

/**
 * Agreement with a model answer is regressed to the mean, so scores are spread again around the middle: praise is
 * earned and blame told without putting two answers into another order.
 */
export const AGREEMENT_SPREAD = { middle: 0.8, factor: 1 } as const

/** Fewest words of an interview answer that can be judged; a short question may be answered in one. */
export const FEWEST_WORDS = 6

/** Ranges of answers that are very short, that the guard doubts, or whose reading is contested, are so much wider. */
export const WIDER = { words: 25, guard: 0.5, factor: 1.5 } as const
