/** Unsent texts in the browser's storage, so that a reload loses none. */
import { readStored, removeStored, writeStored } from './browser-storage'

/** Storage keys, by what the text belongs to. */
export const draftKeys = {
  retake: (interviewId: string, questionId: string) => `greenroom:retake:${interviewId}:${questionId}`,
  reviewCard: (cardId: string) => `greenroom:review:${cardId}`,
  goalAdvert: (userId: string) => `greenroom:goal-advert:${userId}`,
  debrief: (userId: string, interviewOn: string) => `greenroom:debrief:${userId}:${interviewOn}`,
  cvLine: (reviewId: string, requirement: number) => `greenroom:cv-line:${reviewId}:${requirement}`,
  story: (storyId: string) => `greenroom:story:${storyId}`,
  // By the link's id, because the token would give anyone who reads the storage access to the result.
  mentorComment: (linkId: string, questionId: string) => `greenroom:mentor:${linkId}:${questionId}`,
  mentorName: (linkId: string) => `greenroom:mentor-name:${linkId}`,
  trial: (questionId: string) => `greenroom:trial:${questionId}`,
  newEmail: (userId: string) => `greenroom:new-email:${userId}`,
} as const

/** The stored text; empty if there is none. */
export function readDraftText(key: string): string {
  const stored = readStored(key)
  return typeof stored === 'string' ? stored : ''
}

/** An empty text is removed. @returns whether the text was stored */
export function writeDraftText(key: string, text: string): boolean {
  if (text !== '') return writeStored(key, text)
  removeStored(key)
  return true
}
