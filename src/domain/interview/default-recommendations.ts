/** Shown where an evaluation brought no recommendation of its own. */
export const DEFAULT_RECOMMENDATIONS: readonly string[] = [
  'Take the answer with the lowest score and write it again with the points listed under it, without looking at the first version.',
  'Say each answer aloud once and time it: aim for two minutes.',
  'Prepare three stories from your own work, each with what you did, one figure, and what came of it.',
]
