/** Selects the answer to retake first. */

/** Scores from here on are excellent and need no retake. */
const EXCELLENT = 90

type Scored = {
  /** Number in the interview, from 1. */
  number: number
  /** Score of the latest evaluated attempt. */
  score: number
  canBeAnswered: boolean
}

/** The number of the question with the lowest latest score, the earlier on a tie; null where none needs a retake. */
export function weakestQuestion(questions: readonly Scored[]): number | null {
  const open = questions.filter(({ score, canBeAnswered }) => canBeAnswered && score < EXCELLENT)
  return open.toSorted((a, b) => a.score - b.score || a.number - b.number)[0]?.number ?? null
}
