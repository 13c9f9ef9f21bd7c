/** Adding days to a plan, for example after an outage. */
import { AppError } from '@/domain/errors'
import { planName } from '@/domain/plans/plans'
import { afterExtension } from '@/domain/plans/purchase'
import type { Deps } from '@/server/ports'
import { writeAudit } from '@/server/services/shared/audit'
import { heldPlan, setPlan } from '@/server/services/shared/held-plan'
import { findUser, lockUser } from '@/server/services/shared/user-row'
import { accountId } from './find-account'

type ExtendInput = { operator: string; account: string; days: number; reason: string }

/**
 * Extends a paid plan from its end if it is running, otherwise from now. The days are stored beside the purchases, so
 * that a later refund takes them into account.
 * @throws AppError NOT_FOUND · CONFLICT on the free plan, which has no end
 */
export async function extendPlan(
  deps: Deps,
  { operator, account, days, reason }: ExtendInput,
): Promise<{ outcome: string }> {
  return deps.prisma.$transaction(async (tx) => {
    const userId = await accountId(tx, account)
    await lockUser(tx, userId)
    const held = heldPlan(await findUser(tx, userId))
    if (held.plan === 'free')
      throw new AppError('CONFLICT', 'conflict', 'This account is on the Free Plan, which has no end to move.')
    const now = deps.now()
    const extended = afterExtension(held, { days, extendedAt: now })
    await tx.planExtension.create({ data: { userId, days, createdAt: now }, select: { id: true } })
    await setPlan(tx, userId, extended)
    const outcome = `${planName(held.plan)} now until ${extended.planExpiresAt?.toISOString()}, by ${days} days`
    await writeAudit(tx, now, { operator, act: 'extend-plan', userId, reason, outcome })
    return { outcome }
  })
}
