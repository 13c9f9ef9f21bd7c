/** Texts of a step on the dashboard and in the calendar. */
import { minutesText } from '@/domain/practice-settings/settings'
import type { Step } from './remaining-steps'

const TITLES = {
  review: 'Say missed points again',
  retake: 'Answer a weak question again',
  interview: 'Take a mock interview',
  guide: 'Work through the test in your guide',
  'last-look': 'Read your cheat sheet, and lay out what you need',
} as const satisfies Record<Step['kind'], string>

/** The step as an instruction, without its duration. */
export const titleOf = (step: Step): string =>
  step.kind === 'review' && step.points === 1 ? 'Say a missed point again' : TITLES[step.kind]

/** One line: 'Answer a weak question again, 4 minutes'; without minutes where there is no clock. */
export const lineOf = (step: Step): string =>
  titleOf(step) + (step.minutes === null ? '' : `, ${minutesText(step.minutes)}`)

/** '6 days until your interview'. @param daysLeft 0 or more */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft === 0) return 'Your interview is today'
  return daysLeft === 1 ? 'Your interview is tomorrow' : `${daysLeft} days until your interview`
}
