/** Which role a running pay-per-use plan holds its user to. */
import { AppError } from '@/domain/errors'
import type { Role } from '@/domain/interview/roles'
import { isRoleLocked, roleLockFrom } from '@/domain/plans/role-lock'
import type { User } from '@/generated/prisma/client'
import type { Tx } from '@/server/ports'
import { heldPlan } from './held-plan'

/** Whether a running pay-per-use plan holds the user to the selected role. */
export async function isLocked(tx: Tx, row: Pick<User, 'id' | 'plan' | 'planExpiresAt'>, now: Date): Promise<boolean> {
  // Nearly nobody is on this plan at any moment: spare the others the query.
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

/** @throws AppError CONFLICT when the role is locked to another one */
export function assertRoleFree(row: { selectedRole: string | null }, role: Role, locked: boolean): void {
  if (locked && row.selectedRole !== null && row.selectedRole !== role) {
    throw new AppError(
      'CONFLICT',
      'role-locked',
      'Your role is locked for this plan. Complete the session to switch to another role.',
    )
  }
}
