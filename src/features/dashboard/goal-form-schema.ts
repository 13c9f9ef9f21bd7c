import type { z } from 'zod'
import { goalInput } from '@/schemas/practice'

/** The values of the form; the user comes from the session, the time zone from the browser. */
export const goalForm = goalInput.omit({ userId: true, timeZone: true })
/** The same for a goal that begins with its date. */
export const datedGoalForm = goalForm.refine(({ interviewOn }) => interviewOn !== null, {
  path: ['interviewOn'],
  message: 'Choose the date of your interview.',
})
export type GoalValues = z.input<typeof goalForm>
export type Goal = z.output<typeof goalForm>
