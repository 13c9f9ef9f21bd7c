/** From where on the coach says a thing, and how much it says at once. */

export const MOST = { strengths: 3, praisedPoints: 2, improvements: 4, evidence: 24 } as const

/** Probabilities from which a find is stated as a fact, and doubts from which nothing is praised. */
export const SURE = { praise: 0.9, shown: 0.7, result: 0.6, lean: 0.35, guard: 0.5 } as const

/** Below these values something is asked for. */
export const THIN = { words: 40, detail: 0.25, structure: 0.3, ownSteps: 0.2 } as const
