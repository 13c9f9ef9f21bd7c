/** Measurements of spoken answers. They stay in this browser and are never sent to the server. */
import * as v from 'valibot'
import type { Spoken } from '@/domain/interview/spoken-answer'
import { removeStored, storedKeys, writeStored } from './browser-storage'
import { readStoredAs } from './read-stored-as'

const PREFIX = 'greenroom:spoken:'
/** Maximum number of interviews whose measurements are kept. */
const MOST_INTERVIEWS = 30

const count = v.pipe(v.number(), v.minValue(0))

const spokenSchema: v.GenericSchema<unknown, Spoken> = v.object({
  words: count,
  milliseconds: count,
  pauses: count,
  longestPause: count,
  fillers: v.record(v.string(), count),
})

const byQuestion = v.record(v.string(), spokenSchema)

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
