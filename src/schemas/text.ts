import { z } from 'zod'
import { MISSING_CV, MISSING_JOB_DESCRIPTION } from '@/domain/cv-review/missing-texts'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'

// PostgreSQL cannot store NUL, and a lone surrogate is not a valid character.
const UNSTORABLE = /\0|\p{Cs}/u

/**
 * Any text that users type: limited in length, and without characters that cannot be stored.
 * @param missing what to say where it was left out
 */
export const text = (what: string, max: number, missing = `${what} is missing.`) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : `${what} must be text.`) })
    .max(max, `${what} is too long: at most ${max.toLocaleString('en')} characters can be kept.`)
    .refine((value) => !UNSTORABLE.test(value), `${what} contains characters that cannot be stored.`)

/** An identifier. One that no row can have is refused. */
export const id = text('The id', 200).meta({ examples: ['0193b2c4-7d2f-7b5e-9d0a-2f6c1e8a4b73'] })

/** No row has this id. */
const NO_ID = '-'

/** The id, or one that matches nothing if no row can have it: REST answers such an id in a path like any other. */
export const possibleId = (value: string): string => (id.safeParse(value).success ? value : NO_ID)

/** The input of procedures that need no more than an id, and of those about all that a user has. */
export const idInput = z.object({ id })
export const userInput = z.object({ userId: id })

export const jobDescription = text(
  'The job description',
  TEXT_LIMITS.jobDescription,
  MISSING_JOB_DESCRIPTION.title,
).meta({
  examples: [
    'Accountant, Lagos. You close the books each month, file VAT and reconcile three bank accounts. You ' +
      'need a degree in accounting, two years of experience and good Excel.',
  ],
})

/** The text of a CV, as pasted or read from a file. */
export const cvContent = text('The CV', TEXT_LIMITS.cv, MISSING_CV.title).meta({
  examples: [
    'Ada Obi. Accountant at Baobab Foods, Lagos, since March 2022: closes the books of two shops each ' +
      'month, files VAT, reconciles four bank accounts in Excel, found ₦1.2m of payments that were booked ' +
      'twice. B.Sc. Accounting, University of Ibadan, 2021. Skills: Excel, QuickBooks, VAT.',
  ],
})

/** An answer to a question, as typed or spoken. */
export const answerText = text('The answer', TEXT_LIMITS.answer).meta({
  examples: [
    'I reconcile the bank account first, because every other figure rests on it. Last March that showed ' +
      '₦1.2m of payments which had been booked twice.',
  ],
})
