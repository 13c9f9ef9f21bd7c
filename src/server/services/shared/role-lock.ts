/** The role to which a running pay-per-use plan is locked. */
import { AppError } from '@/domain/errors'
import type { Role } from '@/domain/interview/roles'
import { isRoleLocked, roleLockFrom } from '@/domain/plans/role-lock'
import type { User } from '@/generated/prisma/client'
import type { Tx } from '@/server/ports'
import { heldPlan } from './held-plan'

/** Whether a running pay-per-use plan locks the user to the selected role. */
export async function isLocked(tx: Tx, row: Pick<User, 'id' | 'plan' | 'planExpiresAt'>, now: Date): Promise<boolean> {
  // Early return, because few users have this plan at any time.
  if (row.plan !== 'pay_per_use' || !row.planExpiresAt || row.planExpiresAt <= now) return false
  const interviews = await tx.interview.findMany({
    where: { userId: row.id, createdAt: { gte: roleLockFrom(row.planExpiresAt) } },
    select: { createdAt: true, _count: { select: { answers: { where: { wordCount: { gt: 0 } } } } } },
  })
  return isRoleLocked(
    heldPlan(row),
    interviews.map((i) => ({ createdAt: i.createdAt, answeredCount: i._count.answers })),
    now,
  )
}

/** @throws AppError CONFLICT when the plan is locked to another role */
export function assertRoleFree(row: { selectedRole: string | null }, role: Role, locked: boolean): void {
  if (locked && row.selectedRole !== null && row.selectedRole !== role) {
    throw new AppError(
      'CONFLICT',
      'role-locked',
      'Your role is locked for this plan. Complete the session to switch to another role.',
    )
  }
}
