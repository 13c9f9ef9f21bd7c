/** Short interviews on single parts of a CV review: a requirement of the advert, or a claim of the CV. */
import { AppError } from '@/domain/errors'
import type { Practice } from '@/domain/interview/personal-questions/practice'
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

/** A review whose part is practised. */
type PractisedReview = { report: unknown; cvContent: string; jobDescription: string }

/** What a practice interview is on, and how its questions are made. */
export type Focus = {
  /** Of the review. */
  id: string
  /** Verbatim from one of the review's texts. @throws AppError if the review has no such part */
  focusOf: (review: PractisedReview) => string
  make: (texts: { cv: string; job: string; now: Date; focus: string; count: number }) => Promise<Practice>
}

/**
 * Starts an interview of up to three questions on a requirement, or returns the existing one: there is one per
 * requirement and review, and its answers can be repeated. It belongs to the review and costs no further unit.
 * @throws AppError NOT_FOUND no such review or requirement, or another user's · CONFLICT the review is not ready, or
 * too old to have a table of requirements · BAD_REQUEST no question can be made from the requirement
 */
export const practiseRequirement = (
  deps: Deps,
  userId: string,
  { id, requirement }: PractiseRequirementInput,
): Promise<PracticeDto> =>
  practiseFocus(deps, userId, {
    id,
    focusOf: ({ report }) => {
      const rows = rowsOf(report)
      if (!rows) throw notReady()
      const focus = rows[requirement]?.text
      if (focus === undefined)
        throw new AppError('NOT_FOUND', 'requirement-not-found', 'The review has no such requirement.')
      return focus
    },
    make: ({ focus, ...texts }) => deps.rules.makePractice({ ...texts, requirement: focus }, userId),
  })

/**
 * As `practiseRequirement`, on any part of a review.
 * @throws AppError NOT_FOUND no such review, or another user's · CONFLICT the review is not ready · BAD_REQUEST no
 * question can be made · what `focusOf` and `make` throw
 */
export async function practiseFocus(deps: Deps, userId: string, { id, focusOf, make }: Focus): Promise<PracticeDto> {
  const review = await deps.prisma.cvReview.findUnique({
    where: { userId_id: { userId, id } },
    select: { status: true, report: true, cvContent: true, jobDescription: true, createdAt: true },
  })
  if (!review) throw notFound()
  if (review.status !== 'completed') throw notReady()
  const focus = focusOf(review)
  const earlier = await takeUp(deps.prisma, { userId, cvReviewId: id, focus })
  if (earlier) return earlier

  const { cvContent: cv, jobDescription: job, createdAt } = review
  const { role, questions } = await make({ cv, job, now: createdAt, focus, count: QUESTIONS })
  if (questions.length === 0) {
    throw new AppError('BAD_REQUEST', 'nothing-to-practise', 'No question could be made from this.')
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

const rowsOf = (report: unknown) => cvReportSchema.parse(report).analysis?.rows

const notReady = () =>
  new AppError('CONFLICT', 'no-requirements', 'This review has no table of requirements. Review the CV again first.')

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
      status: true,
      report: true,
      practice: {
        where: { status: { not: 'abandoned' } },
        orderBy: { createdAt: 'asc' },
        select: { id: true, focus: true, status: true, score: true },
      },
    },
  })
  if (!review) throw notFound()
  const rows = review.status === 'completed' ? (rowsOf(review.report) ?? []) : []
  const requirements = new Set(rows.map(({ text }) => text))
  return review.practice.flatMap(({ id: interviewId, focus, status, score }) =>
    // Others practise a claim of the CV.
    focus !== null && requirements.has(focus)
      ? [{ requirement: focus, interviewId, isCompleted: status === 'completed', score }]
      : [],
  )
}

const notFound = () => new AppError('NOT_FOUND', 'cv-review-not-found', 'CV review not found')
