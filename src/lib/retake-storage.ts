/** Answers being written a second time, as this browser keeps them until they are sent: a reload costs no text. */
import { readStored, removeStored, writeStored } from './browser-storage'

const draftKey = (interviewId: string, questionId: string) => `greenroom:retake:${interviewId}:${questionId}`

/** The text as last typed here; empty when there is none. */
export function readRetakeDraft(interviewId: string, questionId: string): string {
  const stored = readStored(draftKey(interviewId, questionId))
  return typeof stored === 'string' ? stored : ''
}

/** Whether the text could be kept; an empty one is forgotten. */
export function writeRetakeDraft(interviewId: string, questionId: string, text: string): boolean {
  if (text !== '') return writeStored(draftKey(interviewId, questionId), text)
  removeStored(draftKey(interviewId, questionId))
  return true
}
