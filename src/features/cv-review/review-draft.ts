import * as v from 'valibot'
import type { ReviewValues } from './review-form-schema'

export const NO_TEXTS: ReviewValues = { cvContent: '', jobDescription: '', fileWarnings: [] }

/** The unsubmitted values, which may be invalid. */
export const reviewDraftSchema = v.object({
  cvContent: v.fallback(v.string(), ''),
  jobDescription: v.fallback(v.string(), ''),
  fileWarnings: v.fallback(v.array(v.string()), []),
})

/**
 * The key of the stored draft.
 * @param fromId the review of which the draft is an improved version, which has a draft of its own, so that neither
 *   overwrites the other
 */
export const reviewDraftKey = (userId: string, fromId: string | null): string =>
  `greenroom:cv-review-draft:${userId}${fromId === null ? '' : `:${fromId}`}`
