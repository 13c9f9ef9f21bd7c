import { z } from 'zod'
import type { Spoken } from '@/domain/interview/spoken-answer'

const count = z.number().min(0)

/** How an answer was spoken, as a browser keeps it. */
export const spokenSchema = z.object({
  words: count,
  milliseconds: count,
  pauses: count,
  longestPause: count,
  fillers: z.record(z.string(), count),
}) satisfies z.ZodType<Spoken>
