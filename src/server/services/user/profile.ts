/** Usage, the latest CV, the choice of role and region, and how the user practises. */
import type { Region } from '@/domain/interview/regions'
import type { Role } from '@/domain/interview/roles'
import { freeDiscardsLeft } from '@/domain/plans/discards'
import { effectivePlan } from '@/domain/plans/plans'
import { monthKey } from '@/domain/plans/usage'
import type { Page, PageWish } from '@/schemas/paging'
import type { PracticeChange } from '@/schemas/practice-settings'
import type { UsageDto, UsageEntryDto, UserDto } from '@/schemas/user'
import type { Deps } from '@/server/ports'
import { heldPlan } from '@/server/services/shared/held-plan'
import { byCreation, pageQuery, toPage } from '@/server/services/shared/page'
import { assertRoleFree, isLocked } from '@/server/services/shared/role-lock'
import { countCvReviews, countFreeDiscards, countUsage } from '@/server/services/shared/usage'
import { findUser, lockUser, toUserDto, userSelect } from '@/server/services/shared/user-row'

export async function getUsage(deps: Deps, userId: string): Promise<UsageDto> {
  const now = deps.now()
  const row = await findUser(deps.prisma, userId)
  const held = heldPlan(row)
  const plan = effectivePlan(held, now)
  return {
    interviewCount: await countUsage(deps.prisma, userId, 'interview', held, now),
    cvReviewCount: await countCvReviews(deps.prisma, userId, held, now),
    month: monthKey(now),
    interviewLimit: plan.interviewLimit,
    cvReviewLimit: plan.cvReviewLimit,
    freeDiscardsLeft: freeDiscardsLeft(await countFreeDiscards(deps.prisma, userId, now)),
  }
}

/** The CV that the user submitted last, for an interview or a review. */
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

/** @throws AppError CONFLICT while a pay-per-use plan is locked to another role */
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

/** Stores the region in which the user seeks work. */
export async function selectRegion(deps: Deps, userId: string, region: Region): Promise<{ user: UserDto }> {
  await findUser(deps.prisma, userId)
  const row = await deps.prisma.user.update({ where: { id: userId }, data: { region }, select: userSelect })
  return { user: await toUserDto(deps.prisma, row, deps.now()) }
}

/** Changes how the user practises; what is left out stays. */
export async function changePractice(deps: Deps, userId: string, change: PracticeChange): Promise<{ user: UserDto }> {
  await findUser(deps.prisma, userId)
  const row = await deps.prisma.user.update({ where: { id: userId }, data: change, select: userSelect })
  return { user: await toUserDto(deps.prisma, row, deps.now()) }
}

/** The ledger entries of the current calendar month (UTC), the latest first. */
export async function listUsage({ prisma, now }: Deps, userId: string, page: PageWish): Promise<Page<UsageEntryDto>> {
  const { behind, orderBy, take } = pageQuery('createdAt', page)
  const rows = await prisma.usageEntry.findMany({
    where: { userId, month: monthKey(now()), AND: behind },
    orderBy,
    take,
    select: {
      id: true,
      kind: true,
      amount: true,
      reason: true,
      createdAt: true,
      interviewId: true,
      cvReviewId: true,
      interview: { select: { role: true } },
      cvReview: { select: { jobTitle: true } },
    },
  })
  return toPage(rows, page, byCreation, ({ interview, cvReview, ...entry }) => ({
    ...entry,
    role: interview?.role ?? null,
    jobTitle: cvReview?.jobTitle || null,
  }))
}
