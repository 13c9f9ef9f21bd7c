/** A claim of a CV: a line that an interviewer would ask about, and what becomes of it. */

/** `figure`: a line with a figure; `result`: one that says what came of the work without a figure. */
export const CLAIM_KINDS = ['figure', 'result', 'award', 'certificate'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** In characters. A longer line is taken by its sentences, and a longer sentence is left out. */
export const LONGEST_CLAIM = 300

/** `other-figure`: told with another figure of the same unit · `untold`: no answer surely tells it. */
export const CLAIM_STATES = ['told', 'other-figure', 'untold', 'withdrawn'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** @param told the sentence that tells the claim, if any */
export function claimState(told: { figures: object | null } | null, isWithdrawn: boolean): ClaimState {
  if (isWithdrawn) return 'withdrawn'
  if (told === null) return 'untold'
  return told.figures === null ? 'told' : 'other-figure'
}
