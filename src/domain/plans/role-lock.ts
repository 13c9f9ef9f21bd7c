/** A pay-per-use plan is for one role: once practice for it is under way, the role stays. */
const WINDOW_MS = 24 * 60 * 60 * 1000

/** More than this many answered questions in one interview lock the role. */
export const ROLE_LOCK_THRESHOLD = 3

/**
 * Whether the selected role is locked: some interview, whatever its status, that was created in the 24 hours before the
 * plan's end has more than three answered questions. Only a running pay-per-use plan locks.
 */
export function isRoleLocked(
  held: { plan: string; planExpiresAt: Date | null },
  interviews: readonly { createdAt: Date; answeredCount: number }[],
  now: Date,
): boolean {
  if (held.plan !== 'pay-per-use' || held.planExpiresAt === null || held.planExpiresAt <= now) return false
  const from = held.planExpiresAt.getTime() - WINDOW_MS
  return interviews.some((i) => i.createdAt.getTime() >= from && i.answeredCount > ROLE_LOCK_THRESHOLD)
}
