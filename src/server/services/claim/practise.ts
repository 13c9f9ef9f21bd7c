/** Short interviews on single claims of a CV. */
import type { PractiseClaimInput } from '@/schemas/claim'
import type { PracticeDto } from '@/schemas/cv-review'
import type { Deps } from '@/server/ports'
import { practiseFocus } from '@/server/services/cv-review'
import { claimNotFound } from './withdraw'

/**
 * Starts an interview of up to three questions on a claim of the review's CV, or returns the existing one: there is one
 * per claim and review. It belongs to the review and costs no further unit.
 * @throws AppError NOT_FOUND no such review or claim, or another user's · CONFLICT the review is not ready ·
 * BAD_REQUEST no question can be made from the claim
 */
export const practiseClaim = (deps: Deps, userId: string, { id, quote }: PractiseClaimInput): Promise<PracticeDto> =>
  practiseFocus(deps, userId, {
    id,
    focusOf: () => quote,
    make: async ({ cv, job, now, count }) => {
      const practice = await deps.rules.makeClaimPractice({ cv, job, now, claim: quote, count }, userId)
      if (!practice) throw claimNotFound()
      return practice
    },
  })
