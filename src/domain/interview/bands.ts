/** Messages and emoji by score or progress. */

const band =
  <T>(steps: readonly (readonly [from: number, value: T])[], below: T) =>
  (score: number): T =>
    steps.find(([from]) => score >= from)?.[1] ?? below

/** An answer with a lower score is labelled as needing work, and becomes a step of the practice plan. */
export const NEEDS_WORK_BELOW = 70

/** Message beside the overall score of an interview. */
export const overallMessage = band(
  [
    [90, 'Excellent! You are ready for this interview.'],
    [80, 'A strong performance with little left to polish.'],
    [70, 'Good. A few clear changes will lift these answers.'],
    [50, 'A fair start. The notes below show what to say better.'],
  ],
  'An early draft. Take the notes below one by one and answer again.',
)

export const overallEmoji = band(
  [
    [85, '🎉'],
    [70, '👏'],
    [50, '💪'],
  ],
  '🌱',
)

export const questionLabel = band(
  [
    [90, 'Excellent'],
    [80, 'Good'],
    [NEEDS_WORK_BELOW, 'Fair'],
  ],
  'Needs Work',
)

/** Emoji of the progress bar, by the completed share of the interview (0-100). */
export const progressEmoji = band(
  [
    [75, '🏁'],
    [50, '🔥'],
    [25, '🚶'],
  ],
  '🌱',
)

/** Note under the progress bar; null in the first half. */
export function progressNote(percent: number): string | null {
  if (percent >= 80) return 'Almost done! Finish strong.'
  if (percent >= 50) return 'Halfway there. Keep going.'
  return null
}
