import { z } from 'zod'
import type { Spoken } from '@/domain/interview/spoken-answer'

const count = z.number().min(0)

/** Measurements of a spoken answer, as stored in the browser. */
export const spokenSchema = z.object({
  words: count,
  milliseconds: count,
  pauses: count,
  longestPause: count,
  fillers: z.record(z.string(), count),
}) satisfies z.ZodType<Spoken>
