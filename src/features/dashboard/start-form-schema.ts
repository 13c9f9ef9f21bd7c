import { z } from 'zod'
import { createInterviewInput } from '@/schemas/interview'

/** The values of the form; the user comes from the session. */
export const startForm = createInterviewInput.omit({ userId: true, startKey: true }).extend({
  /** Uses the user's latest CV instead of the pasted one. */
  reusesLastCv: z.boolean(),
})
export type StartRequest = z.output<typeof startForm>
