/** The most useful changes after an interview. */

type ScoredAnswer = { questionId: string; score: number; improvements: readonly string[] }

export type Change = {
  /** The advice, as written for the answer. */
  text: string
  /** The questions that it was written for, the lowest score first. */
  questionIds: string[]
}

/** Two at most, so that they are easy to act on. */
const MOST = 2

/**
 * The most useful improvement of each of the weakest answers, where the interview's score can gain most. Advice that
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
