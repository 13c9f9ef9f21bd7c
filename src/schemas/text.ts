import { z } from 'zod'
import { TEXT_LIMITS as LIMITS } from '@/domain/limits/text-limits'

export { LIMITS }

// NUL cannot be stored in PostgreSQL, a lone surrogate is no character at all.
const UNSTORABLE = /\0|\p{Cs}/u

/** Any text that people type: bounded, and without characters that cannot be stored. */
export const text = (what: string, max: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `${what} is missing.` : `${what} must be text.`) })
    .max(max, `${what} is too long: at most ${max.toLocaleString('en')} characters can be kept.`)
    .refine((value) => !UNSTORABLE.test(value), `${what} contains characters that cannot be stored.`)

/** An identifier in a path or a body; whatever is no identifier simply matches nothing. */
export const id = text('The id', 200)

/** A job description, as pasted. */
export const jobDescription = text('The job description', LIMITS.jobDescription)

/** The text of a CV, as pasted or read from a file. */
export const cvContent = text('The CV', LIMITS.cv)
