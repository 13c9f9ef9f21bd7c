/**
 * Praise needs evidence. The expected grade is uncertain, so a score just above `PRAISE` would often praise an answer that
 * people put in their lowest quarter. An expected grade earns praise from the threshold on at which this has become rare
 * in held-out answers. Below it the grades are drawn together under `PRAISE`, in their order: the map never turns two
 * answers round.
 */

/** Share of full marks from which a score reads as praise. */
export const PRAISE = 0.8

export type PraiseRule = {
  /** Expected grade that earns praise, 0 to 1, for short and for long references. */
  short: number
  long: number
}

/**
 * Expected grades up to here stay as they are. A lower knee keeps the distances between answers (and the correlation with
 * people), a higher one keeps the scores close to people's; at three fifths both stay near what they were.
 */
const KNEE = 0.6

/** What `PRAISE` is approached to, so that a rounded score stays below it. */
const CLOSE_TO_PRAISE = PRAISE - 0.0051

/** The share of full marks to show for an expected one; `lengthOfReference` is 0 for a short reference, 1 for a long one. */
export function withPraiseEarned(expected: number, lengthOfReference: number, { short, long }: PraiseRule): number {
  const threshold = short + (long - short) * lengthOfReference
  if (expected >= threshold || expected <= KNEE) return expected
  return KNEE + ((expected - KNEE) * (CLOSE_TO_PRAISE - KNEE)) / (threshold - KNEE)
}
