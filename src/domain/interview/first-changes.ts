/** The most useful changes after an interview. */

import { NEEDS_WORK_BELOW } from './bands'

type ScoredAnswer = {
  questionId: string
  score: number
  improvements: readonly string[]
  /** The score of the latest attempt, where the question was answered again. */
  latest?: number | undefined
}

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
 * two answers share counts as one change. An answer that a later attempt has mended needs none.
 */
export function firstChanges(scores: readonly ScoredAnswer[]): Change[] {
  const changes: Change[] = []
  for (const { questionId, improvements, latest = 0 } of [...scores].sort((a, b) => a.score - b.score)) {
    const [text] = improvements
    if (text === undefined || latest >= NEEDS_WORK_BELOW) continue
    const known = changes.find((change) => change.text === text)
    if (known) known.questionIds.push(questionId)
    else if (changes.length < MOST) changes.push({ text, questionIds: [questionId] })
  }
  return changes
}
