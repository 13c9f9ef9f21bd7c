/** Bands of the match score, with their messages. */

const BANDS = [
  { from: 90, message: 'Excellent match! Your CV aligns very well with the role.' },
  { from: 80, message: 'Strong match with room for improvement' },
  { from: 70, message: 'Good match, focus on highlighting key areas' },
  { from: 50, message: 'Decent foundation, needs targeted improvements' },
  { from: 0, message: 'Consider significant updates to better match the role' },
] as const

export const matchMessage = (score: number): string =>
  (BANDS.find(({ from }) => score >= from) ?? BANDS[BANDS.length - 1] ?? BANDS[0]).message

/** Lowest score of the next band up; null in the highest. */
export const nextBand = (score: number): number | null =>
  [...BANDS].reverse().find(({ from }) => from > score)?.from ?? null
