import type { z } from 'zod'
import { createCvReviewInput } from '@/schemas/cv-review'

/** The values of the form; the user comes from the session. */
export const reviewForm = createCvReviewInput.omit({ userId: true })
export type ReviewValues = z.output<typeof reviewForm>
