/** What was typed into the review form, kept in the browser until it was sent. */
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'
import { type ReviewValues, reviewDraftSchema } from './review-values'

/** An improved version of an earlier review is a draft of its own, so that neither overwrites the other. */
const key = (userId: string, fromId: string | null) =>
  `greenroom:cv-review-draft:${userId}${fromId === null ? '' : `:${fromId}`}`

export function readReviewDraft(userId: string, fromId: string | null): ReviewValues | null {
  const parsed = reviewDraftSchema.safeParse(readStored(key(userId, fromId)))
  return parsed.success ? parsed.data : null
}

/** Whether it could be kept. */
export function writeReviewDraft(userId: string, fromId: string | null, values: ReviewValues): boolean {
  if (values.cvContent || values.jobDescription) return writeStored(key(userId, fromId), values)
  removeReviewDraft(userId, fromId)
  return true
}

export const removeReviewDraft = (userId: string, fromId: string | null): void => removeStored(key(userId, fromId))
