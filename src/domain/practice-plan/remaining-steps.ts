/** The remaining steps before an interview, by priority. */

/** An answer whose latest score is below `NEEDS_WORK_BELOW`. */
export type WeakAnswer = {
  interviewId: string
  questionId: string
  /** Position of the question in its interview, counted from 1. */
  number: number
  question: string
  /** 0 to 100. */
  score: number
}

export type Step =
  /** `points` are due, of which `cards` are asked in this sitting. */
  | { kind: 'review'; minutes: number; points: number; cards: number }
  | { kind: 'retake'; minutes: number; answer: WeakAnswer }
  | { kind: 'interview'; minutes: number }
  | { kind: 'guide'; minutes: number }
  | { kind: 'last-look'; minutes: number }

/** Target number of mock interviews. */
export const INTERVIEWS_AIM = 3
/** Most answers worth retaking; nobody would do more. */
export const MOST_RETAKES = 6

export const MINUTES = { card: 1, retake: 4, interview: 20, guide: 15, 'last-look': 10 } as const

export type Work = {
  /** Sorted by score, the lowest first. */
  weakest: readonly WeakAnswer[]
  /** Interviews finished so far. */
  interviewsDone: number
  /** Whether the role has a guide whose worked test is still unread. */
  isGuideLeft: boolean
}

/**
 * An interview comes first where there was none, since the other steps build on its answers. After it, two retakes come
 * before each further interview; the guide's worked test comes early, so that there is time to practise it. When
 * nothing else is left, the step is another interview.
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
