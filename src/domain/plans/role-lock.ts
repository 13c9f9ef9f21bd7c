/** A pay-per-use plan is for one role: once practice for it is under way, the role stays. */
import { purchaseSpanMs } from './plans'

/** More than this many answered questions in one interview lock the role. */
export const ROLE_LOCK_THRESHOLD = 3

/** Since when interviews count for the lock: the last purchase, which is one span before the plan's end. */
export const roleLockFrom = (planExpiresAt: Date): Date =>
  new Date(planExpiresAt.getTime() - purchaseSpanMs('pay-per-use'))

/**
 * Whether the selected role is locked: some interview, whatever its status, that was created since the purchase has more than three answered questions. Only a running pay-per-use plan locks.
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
