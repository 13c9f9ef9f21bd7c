/** The remaining steps before an interview, in the order of their worth. */

/** An answer whose latest score is below `NEEDS_WORK_BELOW`. */
export type WeakAnswer = {
  interviewId: string
  questionId: string
  /** Of the question in its interview, counted from 1. */
  number: number
  question: string
  /** 0 to 100. */
  score: number
}

export type Step =
  | { kind: 'review'; minutes: number; points: number }
  | { kind: 'retake'; minutes: number; answer: WeakAnswer }
  | { kind: 'interview'; minutes: number }
  | { kind: 'guide'; minutes: number }
  | { kind: 'last-look'; minutes: number }

/** Mock interviews before the real one. */
export const INTERVIEWS_AIM = 3
/** Answers that are worth giving again: more would be all that anybody does. */
export const MOST_RETAKES = 6

export const MINUTES = { retake: 4, interview: 20, guide: 15, 'last-look': 10 } as const

export type Work = {
  /** The weakest first. */
  weakest: readonly WeakAnswer[]
  /** Finished so far. */
  interviewsDone: number
  /** Whether a guide belongs to the role, and its worked test was not read yet. */
  isGuideLeft: boolean
}

/**
 * An interview comes first where there was none, since all else rests on its answers. After it two answers are given
 * again for each further interview, and the guide's worked test is read early, while there is time to practise it.
 * Where nothing is left there is another interview.
 */
export function remainingSteps({ weakest, interviewsDone, isGuideLeft }: Work): Step[] {
  const interview: Step = { kind: 'interview', minutes: MINUTES.interview }
  const retakes = weakest
    .slice(0, MOST_RETAKES)
    .map((answer): Step => ({ kind: 'retake', minutes: MINUTES.retake, answer }))
  let interviews = Math.max(0, INTERVIEWS_AIM - interviewsDone)
  const steps: Step[] = []
  if (interviewsDone === 0) {
    steps.push(interview)
    interviews -= 1
  }
  steps.push(...retakes.splice(0, 1))
  if (isGuideLeft) steps.push({ kind: 'guide', minutes: MINUTES.guide })
  while (retakes.length > 0 || interviews > 0) {
    if (interviews-- > 0) steps.push(interview)
    steps.push(...retakes.splice(0, 2))
  }
  return steps.length > 0 ? steps : [interview]
}
