import type { z } from 'zod'
import { dayOf } from '@/domain/practice-plan/days'
import { isLongPast } from '@/domain/practice-plan/debrief'
import { browserTimeZone } from '@/lib/browser-time-zone'
import { goalInput } from '@/schemas/practice'

/** The values of the form; the user comes from the session, the time zone from the browser. */
export const goalForm = goalInput
  .omit({ userId: true, timeZone: true })
  .refine(({ interviewOn }) => !interviewOn || !isLongPast(interviewOn, dayOf(new Date(), browserTimeZone())), {
    path: ['interviewOn'],
    message: 'This day is long past. Check the year.',
  })
/** The same for a first goal, which has something in it. */
export const firstGoalForm = goalForm.refine(({ interviewOn, role, advert }) => interviewOn || role || advert, {
  path: ['interviewOn'],
  message: 'Give the date of your interview, its role or its advert.',
})
export type GoalValues = z.input<typeof goalForm>
export type Goal = z.output<typeof goalForm>
