/** Requesting CV reviews, and reading them. */
import { AppError } from '@/domain/errors'
import { assertCvReviewQuota } from '@/domain/plans/usage'
import type { Prisma } from '@/generated/prisma/client'
import {
  type CreateCvReviewInput,
  type CvReviewDto,
  type CvReviewSummaryDto,
  type CvVersionDto,
  cvReportSchema,
  type StartedCvReviewDto,
} from '@/schemas/cv-review'
import type { Page, PageWish } from '@/schemas/paging'
import type { Deps } from '@/server/ports'
import { heldPlan } from '@/server/services/shared/held-plan'
import { byCreation, pageQuery, toPage } from '@/server/services/shared/page'
import { charge, countCvReviews } from '@/server/services/shared/usage'
import { findUser, lockUser } from '@/server/services/shared/user-row'

const summarySelect = {
  id: true,
  userId: true,
  status: true,
  score: true,
  jobTitle: true,
  createdAt: true,
  completedAt: true,
} as const satisfies Prisma.CvReviewSelect

/**
 * Creates the review and charges the unit in one transaction; a job does the work.
 * @throws AppError PAYMENT_REQUIRED limit reached · NOT_FOUND no such user
 */
export async function createCvReview(deps: Deps, input: CreateCvReviewInput): Promise<StartedCvReviewDto> {
  const now = deps.now()
  const { userId } = input
  const review = await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, userId)
    const held = heldPlan(await findUser(tx, userId))
    assertCvReviewQuota(held, await countCvReviews(tx, userId, held, now), now)
    const created = await tx.cvReview.create({
      data: { ...input, createdAt: now },
      select: { id: true, status: true },
    })
    await charge(tx, { userId, cvReviewId: created.id }, now)
    await deps.queue.enqueue(tx, 'review-cv', { cvReviewId: created.id }, { lane: userId })
    return created
  })
  deps.queue.wake('review-cv')
  return review
}

/** @throws AppError NOT_FOUND no such review, or another user's */
export async function getCvReview(deps: Deps, userId: string, id: string): Promise<CvReviewDto> {
  const row = await deps.prisma.cvReview.findUnique({
    where: { userId_id: { userId, id } },
    select: { ...summarySelect, cvContent: true, jobDescription: true, fileWarnings: true, report: true },
  })
  if (!row) throw new AppError('NOT_FOUND', 'cv-review-not-found', 'CV review not found')
  const { report, ...review } = row
  const done = review.status === 'completed' ? cvReportSchema.parse(report) : null
  const versions = review.status === 'completed' ? await versionsFor(deps, userId, review.jobDescription) : []
  return {
    ...review,
    versions,
    feedback: done?.feedback ?? null,
    analysis: done?.analysis ?? null,
    wording: done?.wording ?? { overall: 'rules', failure: null },
  }
}

/** Maximum number of versions that are compared; older ones are left out. */
const MOST_VERSIONS = 20

async function versionsFor(deps: Deps, userId: string, jobDescription: string): Promise<CvVersionDto[]> {
  const latest = await deps.prisma.cvReview.findMany({
    where: { userId, jobDescription, status: 'completed' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_VERSIONS,
    select: { id: true, score: true, createdAt: true, cvContent: true },
  })
  return deps.rules.compareVersions(latest.reverse(), userId)
}

/** The user's reviews, newest first. */
export async function listCvReviews(
  { prisma }: Deps,
  userId: string,
  page: PageWish,
): Promise<Page<CvReviewSummaryDto>> {
  const { behind, orderBy, take } = pageQuery('createdAt', page)
  const rows = await prisma.cvReview.findMany({ where: { userId, AND: behind }, orderBy, take, select: summarySelect })
  return toPage(rows, page, byCreation, (row) => row)
}
