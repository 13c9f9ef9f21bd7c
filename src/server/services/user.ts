/** The user's own record, usage and choices. */
import { AppError } from '@/domain/errors'
import type { Region } from '@/domain/interview/regions'
import type { Role } from '@/domain/interview/roles'
import { freeDiscardsLeft } from '@/domain/plans/discards'
import { effectivePlan, type PlanId } from '@/domain/plans/plans'
import { isRoleLocked } from '@/domain/plans/role-lock'
import { monthKey } from '@/domain/plans/usage'
import type { Prisma } from '@/generated/prisma/client'
import type { UsageDto, UserDto } from '@/schemas/user'
import type { Deps, Tx } from '../ports'
import { countCvReviews, countFreeDiscards, countUsage, lockUser } from './usage'

export const userSelect = {
  id: true,
  email: true,
  name: true,
  emailVerifiedAt: true,
  plan: true,
  planExpiresAt: true,
  selectedRole: true,
  region: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect

type UserRow = Prisma.UserGetPayload<{ select: typeof userSelect }>

/** The plan as the domain names it; the database's client spells it with an underscore. */
export const toPlanId = (plan: UserRow['plan']): PlanId => (plan === 'pay_per_use' ? 'pay-per-use' : plan)

/** The plan part of a user's row, as the domain takes it. */
export const heldPlan = (row: Pick<UserRow, 'plan' | 'planExpiresAt'>) => ({
  plan: toPlanId(row.plan),
  planExpiresAt: row.planExpiresAt,
})

/** @throws AppError NOT_FOUND 'User not found' */
export async function findUser(tx: Tx, userId: string): Promise<UserRow> {
  const row = await tx.user.findUnique({ where: { id: userId }, select: userSelect })
  if (!row) throw new AppError('NOT_FOUND', 'user-not-found', 'User not found')
  return row
}

/** Whether a running pay-per-use plan holds the user to the selected role. */
export async function isLocked(tx: Tx, row: UserRow, now: Date): Promise<boolean> {
  // Nearly nobody is on this plan at any moment: spare the others the query.
  if (row.plan !== 'pay_per_use' || !row.planExpiresAt || row.planExpiresAt <= now) return false
  const interviews = await tx.interview.findMany({
    where: { userId: row.id, createdAt: { gte: new Date(row.planExpiresAt.getTime() - 24 * 60 * 60 * 1000) } },
    select: { createdAt: true, _count: { select: { answers: { where: { wordCount: { gt: 0 } } } } } },
  })
  return isRoleLocked(
    heldPlan(row),
    interviews.map((i) => ({ createdAt: i.createdAt, answeredCount: i._count.answers })),
    now,
  )
}

export async function toUserDto(tx: Tx, row: UserRow, now: Date): Promise<UserDto> {
  const { emailVerifiedAt, ...rest } = row
  return {
    ...rest,
    plan: toPlanId(row.plan),
    emailVerified: emailVerifiedAt !== null,
    roleLocked: await isLocked(tx, row, now),
  }
}

/** @throws AppError NOT_FOUND 'User not found' */
export async function getUser(deps: Deps, userId: string): Promise<UserDto> {
  return toUserDto(deps.prisma, await findUser(deps.prisma, userId), deps.now())
}

export async function getUsage(deps: Deps, userId: string): Promise<UsageDto> {
  const now = deps.now()
  const row = await findUser(deps.prisma, userId)
  const plan = effectivePlan(heldPlan(row), now)
  return {
    interviewCount: await countUsage(deps.prisma, userId, 'interview', now),
    cvReviewCount: await countCvReviews(deps.prisma, userId, heldPlan(row), now),
    month: monthKey(now),
    interviewLimit: plan.interviewLimit,
    cvReviewLimit: plan.cvReviewLimit,
    freeDiscardsLeft: freeDiscardsLeft(await countFreeDiscards(deps.prisma, userId, now)),
  }
}

/** The CV the user last gave, for an interview or a review. */
export async function getLastCv(deps: Deps, userId: string): Promise<{ cvContent: string | null }> {
  const latest = {
    where: { userId, cvContent: { not: '' } },
    orderBy: { createdAt: 'desc' },
    select: { cvContent: true, createdAt: true },
  } as const
  const interview = await deps.prisma.interview.findFirst(latest)
  const review = await deps.prisma.cvReview.findFirst(latest)
  const isReviewLater = review !== null && (interview === null || review.createdAt > interview.createdAt)
  return { cvContent: (isReviewLater ? review : interview)?.cvContent ?? null }
}

/** @throws AppError CONFLICT while a pay-per-use plan holds another role */
export async function selectRole(deps: Deps, userId: string, selectedRole: Role): Promise<{ user: UserDto }> {
  const now = deps.now()
  const row = await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, userId)
    const current = await findUser(tx, userId)
    assertRoleFree(current, selectedRole, await isLocked(tx, current, now))
    return tx.user.update({ where: { id: userId }, data: { selectedRole }, select: userSelect })
  })
  return { user: await toUserDto(deps.prisma, row, now) }
}

/** Keeps where the user seeks work. */
export async function selectRegion(deps: Deps, userId: string, region: Region): Promise<{ user: UserDto }> {
  await findUser(deps.prisma, userId)
  const row = await deps.prisma.user.update({ where: { id: userId }, data: { region }, select: userSelect })
  return { user: await toUserDto(deps.prisma, row, deps.now()) }
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
