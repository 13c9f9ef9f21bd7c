/** The ledger of what a plan's units were used for. */
import { effectivePlan, type HeldPlan } from '@/domain/plans/plans'
import { cvReviewPeriodStart, monthKey } from '@/domain/plans/usage'
import type { Page, PageWish } from '@/schemas/paging'
import type { UsageEntryDto } from '@/schemas/user'
import type { Deps, Tx } from '../ports'
import { byCreation, pageQuery, toPage } from './page'

type Kind = 'interview' | 'cv_review'

/** Units of a kind used in the calendar month (UTC) of `now`. */
export async function countUsage(tx: Tx, userId: string, kind: Kind, now: Date): Promise<number> {
  const { _sum } = await tx.usageEntry.aggregate({
    where: { userId, kind, month: monthKey(now) },
    _sum: { amount: true },
  })
  return Math.max(0, _sum.amount ?? 0)
}

/** CV reviews that count against the plan now: those of the month, or of the purchase. */
export async function countCvReviews(tx: Tx, userId: string, held: HeldPlan, now: Date): Promise<number> {
  if (effectivePlan(held, now).cvReviewPeriod === 'month') return countUsage(tx, userId, 'cv_review', now)
  // By when the review was asked for: a unit that is given back later belongs to the purchase it was taken from.
  const cvReview = { createdAt: { gte: cvReviewPeriodStart(held, now) } }
  const { _sum } = await tx.usageEntry.aggregate({
    where: { userId, kind: 'cv_review', cvReview },
    _sum: { amount: true },
  })
  return Math.max(0, _sum.amount ?? 0)
}

/** Writes down that an interview was started. */
export async function chargeInterview(tx: Tx, userId: string, interviewId: string, now: Date): Promise<void> {
  await tx.usageEntry.create({
    data: { userId, interviewId, kind: 'interview', month: monthKey(now), amount: 1, reason: 'started' },
  })
}

/** Writes down that a CV review was asked for. */
export async function chargeCvReview(tx: Tx, userId: string, cvReviewId: string, now: Date): Promise<void> {
  await tx.usageEntry.create({
    data: { userId, cvReviewId, kind: 'cv_review', month: monthKey(now), amount: 1, reason: 'started' },
  })
}

/** What a unit was used for. */
type Work = { interviewId: string } | { cvReviewId: string }

const entriesOf = (work: Work) =>
  'interviewId' in work
    ? ({ kind: 'interview', failed: 'evaluation_failed', later: 'evaluated_later' } as const)
    : ({ kind: 'cv_review', failed: 'review_failed', later: 'reviewed_later' } as const)

const whoAndWhen = { userId: true, month: true } as const

/**
 * Gives a unit back to the month it was taken from; a second time changes nothing. One that was counted again since the
 * first time is no longer.
 */
export async function giveBack(tx: Tx, work: Work): Promise<void> {
  const { kind, failed, later } = entriesOf(work)
  const { count } = await tx.usageEntry.deleteMany({ where: { ...work, reason: later } })
  if (count > 0) return
  const charge = await tx.usageEntry.findFirst({ where: { ...work, reason: 'started' }, select: whoAndWhen })
  if (!charge) return
  await tx.usageEntry.createMany({
    data: { ...charge, ...work, kind, amount: -1, reason: failed },
    skipDuplicates: true,
  })
}

/** Counts what succeeded after all, if its unit was given back; a second time changes nothing. */
export async function chargeLate(tx: Tx, work: Work): Promise<void> {
  const { kind, failed, later } = entriesOf(work)
  const givenBack = await tx.usageEntry.findFirst({ where: { ...work, reason: failed }, select: whoAndWhen })
  if (!givenBack) return
  await tx.usageEntry.createMany({
    data: { ...givenBack, ...work, kind, amount: 1, reason: later },
    skipDuplicates: true,
  })
}

/** Interviews of the month (UTC) of `now` whose unit came back because they were discarded. */
export const countFreeDiscards = (tx: Tx, userId: string, now: Date): Promise<number> =>
  tx.usageEntry.count({ where: { userId, kind: 'interview', month: monthKey(now), reason: 'discarded' } })

/** Gives back the unit of an interview of this month that was discarded, where there is one. */
export async function giveBackDiscarded(tx: Tx, userId: string, interviewId: string, now: Date): Promise<void> {
  const month = monthKey(now)
  const charge = await tx.usageEntry.findFirst({
    where: { userId, interviewId, reason: 'started', month },
    select: { id: true },
  })
  if (!charge) return
  await tx.usageEntry.create({
    data: { userId, interviewId, kind: 'interview', month, amount: -1, reason: 'discarded' },
  })
}

/** What was counted in the calendar month (UTC), the latest first. */
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

/** Holds the user's row until the transaction ends, so that two starts at once are counted one after the other. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR UPDATE`
}
