/** Questions to the interviewer as this browser keeps them until the server has them: a reload costs no text. */
import { z } from 'zod'
import { readStored, removeStored, writeStored } from './browser-storage'

const draftKey = (interviewId: string) => `greenroom:questions-to-us:${interviewId}`

const draftSchema = z.array(z.string())

/** The texts as last typed here; null when there are none. */
export function readToUsDraft(interviewId: string): string[] | null {
  const parsed = draftSchema.safeParse(readStored(draftKey(interviewId)))
  return parsed.success ? parsed.data : null
}

export const writeToUsDraft = (interviewId: string, texts: readonly string[]): boolean =>
  writeStored(draftKey(interviewId), texts)

export const removeToUsDraft = (interviewId: string): void => removeStored(draftKey(interviewId))
