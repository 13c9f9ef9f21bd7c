/** Minutes a single question is meant to take. */
export const QUESTION_MINUTES = { min: 3, max: 6 } as const

/** About how long an interview of so many questions takes: '15 to 30 minutes', '1½ to 3 hours'. */
export function expectedDuration(questionCount: number): string {
  const from = questionCount * QUESTION_MINUTES.min
  const to = questionCount * QUESTION_MINUTES.max
  return from < 60 ? `${from} to ${to} minutes` : `${hours(from)} to ${hours(to)} hours`
}

/** Hours to the nearest half. */
function hours(minutes: number): string {
  const halves = Math.round(minutes / 30)
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`
}
