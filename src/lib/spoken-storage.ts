/** How answers were spoken, as this browser measured it. It stays here: no server needs to know. */
import { z } from 'zod'
import { spokenSchema } from '@/schemas/spoken'
import { readStoredAs, removeStored, storedKeys, writeStored } from './browser-storage'

type Spoken = z.infer<typeof spokenSchema>

const PREFIX = 'greenroom:spoken:'
/** Interviews whose figures are kept. */
const MOST_INTERVIEWS = 30

const byQuestion = z.record(z.string(), spokenSchema)

/** What was spoken in an interview, by question. */
const readInterview = (interviewId: string) => readStoredAs(PREFIX + interviewId, byQuestion) ?? {}

/** Null where the answer was not spoken in this browser. */
export const readSpoken = (interviewId: string, questionId: string): Spoken | null =>
  readInterview(interviewId)[questionId] ?? null

export function writeSpoken(interviewId: string, questionId: string, spoken: Spoken): void {
  writeStored(PREFIX + interviewId, { ...readInterview(interviewId), [questionId]: spoken })
  forgetOldest()
}

/** Ids begin with the time at which they were made, so the first in order are the oldest. */
function forgetOldest(): void {
  const keys = storedKeys().filter((key) => key.startsWith(PREFIX))
  for (const key of keys.sort().slice(0, -MOST_INTERVIEWS)) removeStored(key)
}
