/** Texts of a step on the dashboard and in the calendar. */
import type { Step } from './remaining-steps'

/** The step as an instruction, without its duration. */
export function titleOf(step: Step): string {
  switch (step.kind) {
    case 'review':
      return step.points === 1 ? 'Say a missed point again' : 'Say missed points again'
    case 'retake':
      return 'Answer a weak question again'
    case 'interview':
      return 'Take a mock interview'
    case 'guide':
      return 'Work through the test in your guide'
    case 'last-look':
      return 'Read your cheat sheet, and lay out what you need'
  }
}

/** One line: 'Answer a weak question again, 4 minutes'. */
export const lineOf = (step: Step): string =>
  `${titleOf(step)}, ${step.minutes} ${step.minutes === 1 ? 'minute' : 'minutes'}`

/** '6 days until your interview'. @param daysLeft 0 or more */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft === 0) return 'Your interview is today'
  return daysLeft === 1 ? 'Your interview is tomorrow' : `${daysLeft} days until your interview`
}
