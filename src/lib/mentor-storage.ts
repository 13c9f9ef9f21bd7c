/**
 * Comments on a shared result, as this browser keeps them until they are sent: a reload costs no text. Kept by the link's
 * id, not by its token, which would open the result to whoever looks in here.
 */
import { readStored, removeStored, writeStored } from './browser-storage'

const draftKey = (linkId: string, questionId: string) => `greenroom:mentor:${linkId}:${questionId}`
const nameKey = (linkId: string) => `greenroom:mentor-name:${linkId}`

function read(key: string): string {
  const stored = readStored(key)
  return typeof stored === 'string' ? stored : ''
}

function write(key: string, text: string): boolean {
  if (text !== '') return writeStored(key, text)
  removeStored(key)
  return true
}

/** The comment as last typed here; empty when there is none. */
export const readMentorDraft = (linkId: string, questionId: string): string => read(draftKey(linkId, questionId))

/** Whether the text could be kept; an empty one is forgotten. */
export const writeMentorDraft = (linkId: string, questionId: string, text: string): boolean =>
  write(draftKey(linkId, questionId), text)

/** The name that was given last, which holds for all answers. */
export const readMentorName = (linkId: string): string => read(nameKey(linkId))

export const writeMentorName = (linkId: string, name: string): boolean => write(nameKey(linkId), name)
