/** Answers to review cards, as this browser keeps them until they are sent: a reload costs no text. */
import { readStored, removeStored, writeStored } from './browser-storage'

const draftKey = (cardId: string) => `greenroom:review:${cardId}`

/** The text as last typed here; empty when there is none. */
export function readReviewDraft(cardId: string): string {
  const stored = readStored(draftKey(cardId))
  return typeof stored === 'string' ? stored : ''
}

/** Whether the text could be kept; an empty one is forgotten. */
export function writeReviewDraft(cardId: string, text: string): boolean {
  if (text !== '') return writeStored(draftKey(cardId), text)
  removeStored(draftKey(cardId))
  return true
}
