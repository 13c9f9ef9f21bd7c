import { z } from 'zod'
import { createCvReviewInput } from '@/schemas/cv-review'

/** What the form asks for; whose review it is the session knows. */
export const reviewForm = createCvReviewInput.omit({ userId: true })
export type ReviewValues = z.infer<typeof reviewForm>

export const NO_TEXTS: ReviewValues = { cvContent: '', jobDescription: '', fileWarnings: [] }

/** What is typed, while it is being typed: any text may stand there. */
export const reviewDraftSchema = z.object({
  cvContent: z.string().catch(''),
  jobDescription: z.string().catch(''),
  fileWarnings: z.array(z.string()).catch([]),
})
