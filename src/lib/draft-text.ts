/** Texts as this browser keeps them until the server has them: a reload costs none. */
import { readStored, removeStored, writeStored } from './browser-storage'

/** Key of a text in the browser's storage, by what it belongs to. */
export const draftKeys = {
  retake: (interviewId: string, questionId: string) => `greenroom:retake:${interviewId}:${questionId}`,
  reviewCard: (cardId: string) => `greenroom:review:${cardId}`,
  story: (storyId: string) => `greenroom:story:${storyId}`,
  // By the link's id: its token would open the result to anybody who looks in here.
  mentorComment: (linkId: string, questionId: string) => `greenroom:mentor:${linkId}:${questionId}`,
  mentorName: (linkId: string) => `greenroom:mentor-name:${linkId}`,
  trial: (questionId: string) => `greenroom:trial:${questionId}`,
  newEmail: (userId: string) => `greenroom:new-email:${userId}`,
} as const

/** The text as last typed; empty when there is none. */
export function readDraftText(key: string): string {
  const stored = readStored(key)
  return typeof stored === 'string' ? stored : ''
}

/** Whether the text could be kept; an empty one is removed. */
export function writeDraftText(key: string, text: string): boolean {
  if (text !== '') return writeStored(key, text)
  removeStored(key)
  return true
}
