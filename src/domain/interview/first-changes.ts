/** The changes to begin with after an interview. */

type ScoredAnswer = { questionId: string; score: number; improvements: readonly string[] }

export type Change = {
  /** What to say better, as written for the answer. */
  text: string
  /** The questions it was written for, the weakest answer first. */
  questionIds: string[]
}

/** More than two at once is a list, not a lead. */
const MOST = 2

/**
 * The most useful improvement of each of the weakest answers: there the interview's score has most to gain. Advice that
 * two answers share counts as one change.
 */
export function firstChanges(scores: readonly ScoredAnswer[]): Change[] {
  const changes: Change[] = []
  for (const { questionId, improvements } of [...scores].sort((a, b) => a.score - b.score)) {
    const [text] = improvements
    if (text === undefined) continue
    const known = changes.find((change) => change.text === text)
    if (known) known.questionIds.push(questionId)
    else if (changes.length < MOST) changes.push({ text, questionIds: [questionId] })
  }
  return changes
}
