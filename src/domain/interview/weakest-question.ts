/** Which answer is worth giving again first. */

/** From here on an answer is called excellent, and nothing presses. */
const EXCELLENT = 90

type Scored = {
  /** In the interview, from 1. */
  number: number
  /** Of the newest attempt that was read. */
  score: number
  canBeAnswered: boolean
}

/** The number of the question whose newest answer scored least; the earlier of two, null where none needs it. */
export function weakestQuestion(questions: readonly Scored[]): number | null {
  const open = questions.filter(({ score, canBeAnswered }) => canBeAnswered && score < EXCELLENT)
  return open.toSorted((a, b) => a.score - b.score || a.number - b.number)[0]?.number ?? null
}
