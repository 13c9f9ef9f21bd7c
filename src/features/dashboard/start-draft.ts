/** What was typed into the start form, kept in the browser until an interview was started with it, and what was chosen. */
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'
import { type StartDraft, startDraftSchema } from './start-values'

const key = (userId: string) => `greenroom:start-draft:${userId}`

export function readStartDraft(userId: string): StartDraft {
  const parsed = startDraftSchema.safeParse(readStored(key(userId)) ?? {})
  return parsed.success ? parsed.data : startDraftSchema.parse({})
}

export function writeStartDraft(userId: string, draft: StartDraft): void {
  const { role, jobDescription, cvContent, openers, followUps, ownQuestions, questionCount, level } = draft
  const isTouched = role || jobDescription || cvContent || ownQuestions.length > 0 || questionCount || level
  if (isTouched || !openers || !followUps) writeStored(key(userId), draft)
  else removeStartDraft(userId)
}

export const removeStartDraft = (userId: string): void => removeStored(key(userId))
