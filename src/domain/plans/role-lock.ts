/** Role lock: a pay-per-use plan covers one role, which cannot be changed once practice for it is under way. */
import { purchaseSpanMs } from './plans'

/** More than this many answered questions in one interview lock the role. */
const ROLE_LOCK_THRESHOLD = 3

/** Interviews count for the lock from the last purchase on, which is one purchase span before the plan's end. */
export const roleLockFrom = (planExpiresAt: Date): Date =>
  new Date(planExpiresAt.getTime() - purchaseSpanMs('pay-per-use'))

/**
 * Whether the selected role is locked: an interview created since the purchase, whatever its status, has more than
 * three answered questions. Only a current pay-per-use plan locks.
 */
export function isRoleLocked(
  held: { plan: string; planExpiresAt: Date | null },
  interviews: readonly { createdAt: Date; answeredCount: number }[],
  now: Date,
): boolean {
  if (held.plan !== 'pay-per-use' || held.planExpiresAt === null || held.planExpiresAt <= now) return false
  const from = roleLockFrom(held.planExpiresAt)
  return interviews.some((i) => i.createdAt >= from && i.answeredCount > ROLE_LOCK_THRESHOLD)
}
