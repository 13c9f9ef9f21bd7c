/** Questions on one claim of a CV, for a short interview. */
import type { Lexicon } from '@/domain/documents/lexicon'
import { type Practice, roleOfAdvert } from '@/domain/interview/personal-questions/practice'
import { questionsOnClaim } from '@/domain/interview/personal-questions/practice-claim'
import { claimsOf } from './claims-in-cv'

export type ClaimPracticeInput = {
  /** Both as pasted. */
  cv: string
  job: string
  /** Verbatim from the CV. */
  claim: string
  count: number
}

/**
 * At most `count` questions, each of a different category, and the role closest to the advert; null where the CV has no
 * such claim.
 */
export function practiceOnClaim(
  { cv, job, claim, count }: ClaimPracticeInput,
  lexicon: Lexicon,
  now: Date,
): Practice | null {
  const found = claimsOf(cv, lexicon, now).find(({ quote }) => quote === claim)
  if (!found) return null
  const { quote, job: of } = found
  return {
    role: roleOfAdvert(job, lexicon),
    questions: questionsOnClaim({ quote, employer: of?.employer || null }, count),
  }
}
