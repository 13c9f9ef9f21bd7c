/** Changes to a story, as this browser keeps them until they are saved: a reload costs no text. */
import { readStored, removeStored, writeStored } from './browser-storage'

const draftKey = (storyId: string) => `greenroom:story:${storyId}`

/** The text as last typed here; empty when nothing was changed. */
export function readStoryDraft(storyId: string): string {
  const stored = readStored(draftKey(storyId))
  return typeof stored === 'string' ? stored : ''
}

/** An empty text is forgotten. */
export function writeStoryDraft(storyId: string, text: string): void {
  if (text === '') removeStored(draftKey(storyId))
  else writeStored(draftKey(storyId), text)
}
