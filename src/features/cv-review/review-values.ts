import { z } from 'zod'
import { createCvReviewInput } from '@/schemas/cv-review'

/** The values of the form; the user comes from the session. */
export const reviewForm = createCvReviewInput.omit({ userId: true })
export type ReviewValues = z.infer<typeof reviewForm>

export const NO_TEXTS: ReviewValues = { cvContent: '', jobDescription: '', fileWarnings: [] }

/** The unsubmitted values, which may be invalid. */
export const reviewDraftSchema = z.object({
  cvContent: z.string().catch(''),
  jobDescription: z.string().catch(''),
  fileWarnings: z.array(z.string()).catch([]),
})
