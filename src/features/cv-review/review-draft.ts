import * as v from 'valibot'
import type { ReviewValues } from './review-form-schema'

export const NO_TEXTS: ReviewValues = { cvContent: '', jobDescription: '', fileWarnings: [] }

/** The unsubmitted values, which may be invalid. */
export const reviewDraftSchema = v.object({
  cvContent: v.fallback(v.string(), ''),
  jobDescription: v.fallback(v.string(), ''),
  fileWarnings: v.fallback(v.array(v.string()), []),
})
