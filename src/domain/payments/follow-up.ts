/** When to poll the provider again about an open payment. */

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Seconds after the start of a payment. The early polls cover a browser that was closed, the late ones a slow bank
 * transfer.
 */
const ASK_AT = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY] as const

/** Seconds after which any answer but "paid" ends the payment. */
const ENDS_AFTER = 3 * DAY

/** Seconds after which polling stops even if the provider never answered. */
const GIVEN_UP_AFTER = 30 * DAY

export type FollowUp = { kind: 'ask'; afterSeconds: number } | { kind: 'end' }

/**
 * The next step for an open payment.
 * @param ageSeconds since the payment was started
 * @param answered whether the provider has just reported it as unpaid; without an answer it may have been paid
 */
export function followUp(ageSeconds: number, answered: boolean): FollowUp {
  const next = ASK_AT.find((seconds) => seconds > ageSeconds)
  if (next !== undefined) return { kind: 'ask', afterSeconds: Math.ceil(next - ageSeconds) }
  if (answered ? ageSeconds >= ENDS_AFTER : ageSeconds >= GIVEN_UP_AFTER) return { kind: 'end' }
  return { kind: 'ask', afterSeconds: DAY }
}
