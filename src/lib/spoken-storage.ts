/** Measurements of spoken answers. They stay in this browser and are never sent to the server. */
import { z } from 'zod'
import { spokenSchema } from '@/schemas/spoken'
import { readStoredAs, removeStored, storedKeys, writeStored } from './browser-storage'

type Spoken = z.infer<typeof spokenSchema>

const PREFIX = 'greenroom:spoken:'
/** Maximum number of interviews whose measurements are kept. */
const MOST_INTERVIEWS = 30

const byQuestion = z.record(z.string(), spokenSchema)

/** The measurements of an interview, by question. */
const readInterview = (interviewId: string) => readStoredAs(PREFIX + interviewId, byQuestion) ?? {}

/** Null if the answer was not spoken in this browser. */
export const readSpoken = (interviewId: string, questionId: string): Spoken | null =>
  readInterview(interviewId)[questionId] ?? null

export function writeSpoken(interviewId: string, questionId: string, spoken: Spoken): void {
  writeStored(PREFIX + interviewId, { ...readInterview(interviewId), [questionId]: spoken })
  forgetOldest()
}

/** Ids are time-ordered (UUIDv7), so the first ones in sort order are the oldest. */
function forgetOldest(): void {
  const keys = storedKeys().filter((key) => key.startsWith(PREFIX))
  for (const key of keys.sort().slice(0, -MOST_INTERVIEWS)) removeStored(key)
}
