/** The ledger of a plan's units: charges and refunds. */
import { effectivePlan, type HeldPlan, isPlanExpired } from '@/domain/plans/plans'
import { paidPeriods } from '@/domain/plans/purchase'
import { cvReviewPeriodStart, monthKey, monthStart } from '@/domain/plans/usage'
import type { Prisma } from '@/generated/prisma/client'
import type { Tx } from '@/server/ports'
import { purchasesOf } from './purchases'

type Kind = 'interview' | 'cv_review'

/**
 * Units of a kind that count against the plan in the calendar month (UTC) of `now`. The free plan's are those of work
 * that was started on it: what was started while a paid plan ran takes no free unit, after its end either.
 */
export async function countUsage(tx: Tx, userId: string, kind: Kind, held: HeldPlan, now: Date): Promise<number> {
  const where = { userId, kind, month: monthKey(now) }
  const used = await sumOf(tx, where)
  // Only an expired plan leaves work that was started on another plan than the one that applies now.
  if (used === 0 || !isPlanExpired(held, now)) return used
  const { purchases, extensions } = await purchasesOf(tx, userId)
  const started = paidPeriods(purchases, extensions)
    .filter(({ to }) => to > monthStart(now))
    .map(({ from, to }) => ({ createdAt: { gte: from, lt: to } }))
  if (started.length === 0) return used
  // By the start of the work: a unit that is given back later belongs to the plan it was charged to.
  const isPaid = started.map((work) => (kind === 'interview' ? { interview: work } : { cvReview: work }))
  return used - (await sumOf(tx, { ...where, OR: isPaid }))
}

async function sumOf(tx: Tx, where: Prisma.UsageEntryWhereInput): Promise<number> {
  const { _sum } = await tx.usageEntry.aggregate({ where, _sum: { amount: true } })
  return Math.max(0, _sum.amount ?? 0)
}

/** CV reviews that count against the plan now: those of the month, or of the purchase. */
export async function countCvReviews(tx: Tx, userId: string, held: HeldPlan, now: Date): Promise<number> {
  if (effectivePlan(held, now).cvReviewPeriod === 'month') return countUsage(tx, userId, 'cv_review', held, now)
  // By the creation time of the review: a unit that is refunded later belongs to the purchase it was charged to.
  const cvReview = { createdAt: { gte: cvReviewPeriodStart(held, now) } }
  return sumOf(tx, { userId, kind: 'cv_review', cvReview })
}

/** The work that a unit is charged for. */
type Work = { userId: string } & ({ interviewId: string } | { cvReviewId: string })

const entriesOf = (work: Work) =>
  'interviewId' in work
    ? ({ kind: 'interview', failed: 'evaluation_failed', later: 'evaluated_later' } as const)
    : ({ kind: 'cv_review', failed: 'review_failed', later: 'reviewed_later' } as const)

/** Charges the unit of new work. */
export async function charge(tx: Tx, work: Work, now: Date): Promise<void> {
  const { kind } = entriesOf(work)
  await tx.usageEntry.create({ data: { ...work, kind, month: monthKey(now), amount: 1, reason: 'started' } })
}

/**
 * Refunds a unit to the month it was charged to. Idempotent; if `chargeLate` has charged it again since, that entry is
 * deleted instead.
 */
export async function giveBack(tx: Tx, work: Work): Promise<void> {
  const { kind, failed, later } = entriesOf(work)
  const { count } = await tx.usageEntry.deleteMany({ where: { ...work, reason: later } })
  if (count > 0) return
  const charge = await tx.usageEntry.findFirst({ where: { ...work, reason: 'started' }, select: { month: true } })
  if (!charge) return
  await tx.usageEntry.createMany({
    data: { ...charge, ...work, kind, amount: -1, reason: failed },
    skipDuplicates: true,
  })
}

/** Charges a refunded unit again, when the work succeeded after all. Idempotent. */
export async function chargeLate(tx: Tx, work: Work): Promise<void> {
  const { kind, failed, later } = entriesOf(work)
  const givenBack = await tx.usageEntry.findFirst({ where: { ...work, reason: failed }, select: { month: true } })
  if (!givenBack) return
  await tx.usageEntry.createMany({
    data: { ...givenBack, ...work, kind, amount: 1, reason: later },
    skipDuplicates: true,
  })
}

/** Interviews of the month (UTC) of `now` whose unit was refunded because they were discarded. */
export const countFreeDiscards = (tx: Tx, userId: string, now: Date): Promise<number> =>
  tx.usageEntry.count({ where: { userId, kind: 'interview', month: monthKey(now), reason: 'discarded' } })

/** Refunds the unit of a discarded interview, if it was charged in the month (UTC) of `now`. */
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
