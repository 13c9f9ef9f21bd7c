/** Short interviews on single requirements of a CV review. */
import { AppError } from '@/domain/errors'
import {
  cvReportSchema,
  type PracticeDto,
  type PractiseRequirementInput,
  type RequirementPracticeDto,
} from '@/schemas/cv-review'
import type { Deps, Tx } from '@/server/ports'
import { toStored } from '@/server/services/interview'
import { lockUser } from '@/server/services/shared/user-row'

/** Number of questions of a practice interview: one of each category, as far as the requirement yields them. */
const QUESTIONS = 3

/**
 * Starts an interview of up to three questions on a requirement, or returns the existing one: there is one per
 * requirement and review, and its answers can be repeated. It belongs to the review and costs no further unit.
 * @throws AppError NOT_FOUND no such review or requirement, or another user's · CONFLICT the review is not ready, or
 * too old to have a table of requirements · BAD_REQUEST no question can be made from the requirement
 */
export async function practiseRequirement(
  deps: Deps,
  userId: string,
  { id, requirement }: PractiseRequirementInput,
): Promise<PracticeDto> {
  const review = await deps.prisma.cvReview.findUnique({
    where: { userId_id: { userId, id } },
    select: { status: true, report: true, cvContent: true, jobDescription: true, createdAt: true },
  })
  if (!review) throw notFound()
  const rows = review.status === 'completed' ? cvReportSchema.parse(review.report).analysis?.rows : undefined
  if (!rows)
    throw new AppError(
      'CONFLICT',
      'no-requirements',
      'This review has no table of requirements. Review the CV again first.',
    )
  const focus = rows[requirement]?.text
  if (focus === undefined)
    throw new AppError('NOT_FOUND', 'requirement-not-found', 'The review has no such requirement.')
  const earlier = await takeUp(deps.prisma, { userId, cvReviewId: id, focus })
  if (earlier) return earlier

  const { cvContent: cv, jobDescription: job, createdAt } = review
  const { role, questions } = await deps.rules.makePractice(
    { cv, job, now: createdAt, requirement: focus, count: QUESTIONS },
    userId,
  )
  if (questions.length === 0) {
    throw new AppError('BAD_REQUEST', 'nothing-to-practise', 'No question could be made from this requirement.')
  }
  const now = deps.now()
  return deps.prisma.$transaction(async (tx) => {
    // Serialises concurrent requests, so that a double click starts one interview.
    await lockUser(tx, userId)
    const started = await takeUp(tx, { userId, cvReviewId: id, focus })
    if (started) return started
    const { id: interviewId } = await tx.interview.create({
      data: {
        userId,
        role,
        jobDescription: job,
        cvContent: cv,
        questions: questions.map(toStored),
        questionCount: questions.length,
        cvReviewId: id,
        focus,
        // A saved interview can be continued in any browser.
        status: 'saved',
        createdAt: now,
        savedAt: now,
      },
      select: { id: true },
    })
    return { interviewId, isCompleted: false }
  })
}

/** The practice interview that was started before, if any; a discarded one is reopened. */
async function takeUp(
  tx: Pick<Tx, 'interview'>,
  key: { userId: string; cvReviewId: string; focus: string },
): Promise<PracticeDto | null> {
  const found = await tx.interview.findUnique({
    where: { userId_cvReviewId_focus: key },
    select: { id: true, status: true },
  })
  if (!found) return null
  if (found.status === 'abandoned') {
    await tx.interview.update({
      where: { userId_id: { userId: key.userId, id: found.id } },
      data: { status: 'saved' },
    })
  }
  return { interviewId: found.id, isCompleted: found.status === 'completed' }
}

/**
 * The practice interviews of a review that were started and not discarded, at most one for each requirement.
 * @throws AppError NOT_FOUND no such review, or another user's
 */
export async function listRequirementPractices(
  { prisma }: Deps,
  userId: string,
  id: string,
): Promise<RequirementPracticeDto[]> {
  const review = await prisma.cvReview.findUnique({
    where: { userId_id: { userId, id } },
    select: {
      practice: {
        where: { status: { not: 'abandoned' } },
        orderBy: { createdAt: 'asc' },
        select: { id: true, focus: true, status: true, score: true },
      },
    },
  })
  if (!review) throw notFound()
  return review.practice.map(({ id: interviewId, focus, status, score }) => ({
    requirement: focus ?? '',
    interviewId,
    isCompleted: status === 'completed',
    score,
  }))
}

const notFound = () => new AppError('NOT_FOUND', 'cv-review-not-found', 'CV review not found')
