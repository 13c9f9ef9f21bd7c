/** When the provider is polled again about a payment without a result. */

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Seconds after the start of a payment. The first ones catch a browser that died, the late ones a slow bank transfer.
 */
const ASK_AT = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY] as const

/** Seconds after which an answer other than "paid" ends the payment. */
const ENDS_AFTER = 3 * DAY

/** Seconds after which even a provider that never answers is asked no more. */
const GIVEN_UP_AFTER = 30 * DAY

export type FollowUp = { kind: 'ask'; afterSeconds: number } | { kind: 'end' }

/**
 * What to do about an open payment.
 * @param ageSeconds since it was begun
 * @param answered whether the provider has just said that it is not paid: without an answer, money may lie there
 */
export function followUp(ageSeconds: number, answered: boolean): FollowUp {
  const next = ASK_AT.find((seconds) => seconds > ageSeconds)
  if (next !== undefined) return { kind: 'ask', afterSeconds: Math.ceil(next - ageSeconds) }
  if (answered ? ageSeconds >= ENDS_AFTER : ageSeconds >= GIVEN_UP_AFTER) return { kind: 'end' }
  return { kind: 'ask', afterSeconds: DAY }
}
