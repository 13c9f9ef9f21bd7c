/** The plan that a user holds, between the names of the domain and those of the database's client. */
import type { HeldPlan, PlanId } from '@/domain/plans/plans'
import type { Plan, User } from '@/generated/prisma/client'
import type { Tx } from '@/server/ports'

/** The plan as the domain names it; the database's client spells it with an underscore. */
export const toPlanId = (plan: Plan): PlanId => (plan === 'pay_per_use' ? 'pay-per-use' : plan)

/** The plan part of a user's row, as the domain takes it. */
export const heldPlan = (row: Pick<User, 'plan' | 'planExpiresAt'>) => ({
  plan: toPlanId(row.plan),
  planExpiresAt: row.planExpiresAt,
})

/** The domain's plan ids as the database's client spells them. */
const COLUMN = { free: 'free', 'pay-per-use': 'pay_per_use', monthly: 'monthly' } as const satisfies Record<
  PlanId,
  Plan
>

/** The plan as the database's client names it. */
export const planColumn = (plan: PlanId): Plan => COLUMN[plan]

/** Stores a plan that was calculated. */
export const setPlan = (tx: Tx, userId: string, { plan, planExpiresAt }: HeldPlan) =>
  tx.user.update({ where: { id: userId }, data: { plan: planColumn(plan), planExpiresAt }, select: { id: true } })
