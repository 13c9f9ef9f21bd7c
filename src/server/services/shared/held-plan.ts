/** The plan that a user holds: conversion between the domain's names and those of the Prisma client. */
import type { HeldPlan, PlanId } from '@/domain/plans/plans'
import type { Plan, User } from '@/generated/prisma/client'
import type { Tx } from '@/server/ports'

/** The domain's id of a plan; the Prisma client spells it with an underscore. */
export const toPlanId = (plan: Plan): PlanId => (plan === 'pay_per_use' ? 'pay-per-use' : plan)

/** The plan columns of a user's row, as the domain expects them. */
export const heldPlan = (row: Pick<User, 'plan' | 'planExpiresAt'>) => ({
  plan: toPlanId(row.plan),
  planExpiresAt: row.planExpiresAt,
})

const COLUMN = { free: 'free', 'pay-per-use': 'pay_per_use', monthly: 'monthly' } as const satisfies Record<
  PlanId,
  Plan
>

/** The Prisma client's name of a plan. */
export const planColumn = (plan: PlanId): Plan => COLUMN[plan]

/** Stores a calculated plan. */
export const setPlan = (tx: Tx, userId: string, { plan, planExpiresAt }: HeldPlan) =>
  tx.user.update({ where: { id: userId }, data: { plan: planColumn(plan), planExpiresAt }, select: { id: true } })
