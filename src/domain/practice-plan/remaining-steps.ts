/** The remaining steps before an interview, by priority. */
import { type AnswerTime, minutesWith } from '@/domain/practice-settings/settings'

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

/** Steps with the minutes that each takes; null without a clock. */
export type Step =
  /** `points` are due, of which `cards` are asked in this sitting. */
  | { kind: 'review'; minutes: number | null; points: number; cards: number }
  | { kind: 'retake'; minutes: number | null; answer: WeakAnswer }
  | { kind: 'interview'; minutes: number | null }
  | { kind: 'guide'; minutes: number | null }
  | { kind: 'last-look'; minutes: number | null }

/** Target number of mock interviews. */
export const INTERVIEWS_AIM = 3
/** Most answers worth retaking; nobody would do more. */
export const MOST_RETAKES = 6

/** In the usual time. */
export const MINUTES = { card: 1, retake: 4, interview: 20, guide: 15, 'last-look': 10 } as const

export type Work = {
  /** Sorted by score, the lowest first. */
  weakest: readonly WeakAnswer[]
  /** Interviews finished so far. */
  interviewsDone: number
  /** Whether the role has a guide whose worked test is still unread. */
  isGuideLeft: boolean
  /** How much time is counted on. */
  answerTime: AnswerTime
}

/**
 * An interview comes first where there was none, since the other steps build on its answers. After it, two retakes come
 * before each further interview; the guide's worked test comes early, so that there is time to practise it. There is
 * always one interview left.
 */
export function remainingSteps({ weakest, interviewsDone, isGuideLeft, answerTime }: Work): Step[] {
  const minutesOf = (kind: 'interview' | 'retake' | 'guide') => minutesWith(answerTime, MINUTES[kind])
  const interview: Step = { kind: 'interview', minutes: minutesOf('interview') }
  const retakes = weakest
    .slice(0, MOST_RETAKES)
    .map((answer): Step => ({ kind: 'retake', minutes: minutesOf('retake'), answer }))
  // One more interview shows whether the practice has helped, however many there were.
  let interviews = Math.max(1, INTERVIEWS_AIM - interviewsDone)
  const steps: Step[] = []
  if (interviewsDone === 0) {
    steps.push(interview)
    interviews -= 1
  }
  steps.push(...retakes.splice(0, 1))
  if (isGuideLeft) steps.push({ kind: 'guide', minutes: minutesOf('guide') })
  while (retakes.length > 0 || interviews > 0) {
    if (interviews-- > 0) steps.push(interview)
    steps.push(...retakes.splice(0, 2))
  }
  return steps
}
