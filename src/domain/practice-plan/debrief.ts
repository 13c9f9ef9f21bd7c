/** The debrief: what a user tells about the real interview, from its day on. */
import { firstRepeated, OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { daysBetween } from './days'

export const OUTCOMES = ['waiting', 'next-round', 'offer', 'refused', 'cancelled'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Number of days after an interview for which the debrief is asked for. */
const ASKED_DAYS = 60

/** Whether an interview on this day can be debriefed: on the day itself and for the next `ASKED_DAYS` days. */
export const isDebriefOpen = (interviewOn: string, today: string): boolean =>
  interviewOn <= today && !isLongPast(interviewOn, today)

/** Whether nothing follows any more from an interview on this day; where it was just entered, a wrong year. */
export const isLongPast = (interviewOn: string, today: string): boolean => daysBetween(interviewOn, today) > ASKED_DAYS

/** The questions of several interviews, each once, as many as one mock interview can ask; the first ones stay. */
export function questionsToPractise(asked: readonly string[]): string[] {
  const kept: string[] = []
  for (const question of asked) if (firstRepeated([...kept, question]) < 0) kept.push(question)
  return kept.slice(0, OWN_QUESTIONS.most)
}
