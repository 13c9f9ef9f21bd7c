import { z } from 'zod'
import { CLAIM_KINDS, CLAIM_STATES, LONGEST_CLAIM } from '@/domain/claims/claim'
import { id, text } from './text'

/** One line of the CV, as `quote` in the ledger. */
const quote = text('The claim', LONGEST_CLAIM)

export const claimsInput = z.object({
  userId: id,
  /** Of which review the CV is; the newest completed one by default. */
  cvReviewId: id.optional().describe('Of which review the CV is; the newest completed one by default.'),
})
export type ClaimsInput = z.infer<typeof claimsInput>

export const withdrawClaimInput = claimsInput.extend({ quote: quote.describe('As `quote` in the list.') })
export type WithdrawClaimInput = z.infer<typeof withdrawClaimInput>

export const practiseClaimInput = z.object({ id, quote: quote.describe('As `quote` in the list.') })
export type PractiseClaimInput = z.infer<typeof practiseClaimInput>

/** The answer or the saved story that a sentence stands in. */
const sourceSchema = z.object({
  interviewId: z.string(),
  questionId: z.string(),
  /** The question's number in the interview; null where it is not part of it. */
  number: z.int().nullable(),
  question: z.string(),
  /** Whether it stands in a saved story, which may differ from the answer. */
  isStory: z.boolean(),
})
export type ClaimSourceDto = z.infer<typeof sourceSchema>

const claimSchema = z.object({
  kind: z.enum(CLAIM_KINDS),
  /** Verbatim from the CV. */
  quote: z.string(),
  /** The job that it is told of, in the words of the CV; null outside jobs. Both may be empty. */
  job: z.object({ title: z.string(), employer: z.string() }).nullable(),
  /**
   * `told`: an answer tells it · `other-figure`: an answer tells the same with another figure · `untold`: no answer
   * surely tells it · `withdrawn`: the user does not want to use it any more.
   */
  state: z.enum(CLAIM_STATES),
  /** The sentence that tells it, verbatim, also of a withdrawn claim; null where none surely does. */
  told: z
    .object({
      quote: z.string(),
      source: sourceSchema,
      /** Both figures, verbatim, where they differ; otherwise null. */
      figures: z.object({ inCv: z.string(), inAnswer: z.string() }).nullable(),
    })
    .nullable(),
  /** Whether a practice interview can be made on it. */
  canPractise: z.boolean(),
  /** The practice interview on it, and its score from 0 to 100 once there is one; null if none was started. */
  practice: z.object({ interviewId: z.string(), isCompleted: z.boolean(), score: z.int().nullable() }).nullable(),
})
export type ClaimDto = z.infer<typeof claimSchema>

export const claimLedgerSchema = z.object({
  /** The review whose CV is read; null if there is none that is completed. */
  review: z.object({ id: z.string(), jobTitle: z.string(), createdAt: z.date() }).nullable(),
  /** Number of answers and stories that were read. */
  answers: z.int(),
  /** In the order of the CV. */
  claims: z.array(claimSchema),
  /** Sentences of stories with a figure that the CV does not have, verbatim. */
  missing: z.array(z.object({ quote: z.string(), source: sourceSchema })),
})
export type ClaimLedgerDto = z.infer<typeof claimLedgerSchema>

/** A withdrawn claim in the account export. */
export const storedWithdrawalSchema = z.object({ quote: z.string(), createdAt: z.date() })
