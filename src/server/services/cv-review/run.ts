/**
 * Reviewing a CV against its job description; the work of the job 'review-cv'. A language model words the review if one
 * is configured; score and findings always come from the rules.
 */

import { matchMessage } from '@/domain/cv-review/bands'
import type { CvReviewResult } from '@/domain/cv-review/review-cv'
import { ReaderError, type ReaderFailure } from '@/domain/evaluation/reader-failure'
import { oneLine } from '@/domain/text/wording'
import type { CvAnalysisDto, CvReportDto } from '@/schemas/cv-review'
import type { CvTexts, Deps } from '@/server/ports'
import { chargeLate, giveBack } from '@/server/services/shared/usage'

/** Maximum length of a job title in characters; anything longer is a sentence that was mistaken for one. */
const MAX_TITLE = 120

/** Idempotent: does nothing when the review is done or deleted. */
export async function runCvReview(deps: Deps, id: string): Promise<void> {
  const review = await deps.prisma.cvReview.findFirst({
    where: { id },
    select: { userId: true, status: true, cvContent: true, jobDescription: true, createdAt: true },
  })
  if (review?.status !== 'processing') return
  // The time of the request, so that a retry yields the same review.
  const { userId, cvContent: cv, jobDescription: job, createdAt: now } = review
  const result = await deps.rules.reviewCv({ cv, job, now }, userId)
  const title = oneLine(result.jobTitle)
  const report = storable(toReport(result, await wordCvReview(deps, review, result, userId)))
  await deps.prisma.$transaction(async (tx) => {
    const { count } = await tx.cvReview.updateMany({
      // Also a review that was marked as failed in the meantime, as in `evaluateInterview`.
      where: { userId, id, status: { in: ['processing', 'failed'] } },
      data: {
        status: 'completed',
        score: result.score,
        jobTitle: title.length > MAX_TITLE ? '' : storable(title),
        report,
        completedAt: deps.now(),
      },
    })
    if (count > 0) await chargeLate(tx, { userId, cvReviewId: id })
  })
}

/** Called after the last retry: marks the review as failed and refunds the unit. */
export async function failCvReview(deps: Deps, id: string): Promise<void> {
  await deps.prisma.$transaction(async (tx) => {
    const review = await tx.cvReview.findFirst({ where: { id }, select: { userId: true } })
    if (!review) return
    const where = { ...review, id, status: 'processing' as const }
    const { count } = await tx.cvReview.updateMany({ where, data: { status: 'failed' } })
    if (count > 0) await giveBack(tx, { ...review, cvReviewId: id })
  })
}

function toReport(result: CvReviewResult, { overallMatch, weakLines, wording }: Wording): CvReportDto {
  const { feedback, parts, rows, title, dates, latestLines, limits } = result
  return {
    feedback: { ...feedback, overallMatch },
    analysis: { parts, rows, title, weakLines, dates, latestLines, limits },
    wording,
  }
}

/** Removes lone surrogates, which a truncated quote may end with and PostgreSQL cannot store. */
function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replace(/\p{Cs}/gu, '') as T
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storable(part) : part)),
  ) as T
}

/** Timeout of the model in milliseconds: together with the matching it must fit into the job's expiry time. */
const WAIT_MS = 20_000

type Wording = {
  overallMatch: string
  weakLines: CvAnalysisDto['weakLines']
  wording: CvReportDto['wording']
}
type Texts = { cvContent: string; jobDescription: string }

/**
 * The overall text, and the weak lines with rewrites. Falls back to the rules' texts if the model fails or invents
 * facts.
 */
async function wordCvReview(deps: Deps, texts: Texts, result: CvReviewResult, owner: string): Promise<Wording> {
  const { feedback, bullets, score } = result
  const weakLines = bullets.weak.map(({ quote, why, rewrite }) => ({ quote, why, rewrite }))
  const own = (failure: ReaderFailure | null): Wording => ({
    overallMatch: feedback.overallMatch,
    weakLines,
    wording: { overall: 'rules', failure },
  })
  if (!deps.writeCvTexts) return own(null)

  const findings = [feedback.overallMatch, ...feedback.strengths, ...feedback.gaps]
  let written: CvTexts
  try {
    written = await deps.writeCvTexts({ ...texts, findings, weakLines, owner }, WAIT_MS)
  } catch (error) {
    if (!(error instanceof ReaderError))
      deps.log.error({ err: error }, 'unexpected error while asking the language model for texts')
    return own(error instanceof ReaderError ? (error.failure ?? 'unavailable') : 'unavailable')
  }
  const { overall, rewrites } = await deps.rules.acceptCvTexts(
    {
      ...written,
      cv: texts.cvContent,
      job: texts.jobDescription,
      findings,
      weakLines: weakLines.map(({ quote }) => quote),
    },
    owner,
  )
  deps.log.info(
    { overall: overall !== null, rewrites: rewrites.size, of: written.rewrites.length },
    "the language model's texts were checked",
  )
  return {
    overallMatch: overall === null ? feedback.overallMatch : `${sentence(matchMessage(score))} ${overall}`,
    weakLines: weakLines.map((line, index) => ({ ...line, rewrite: rewrites.get(index) ?? line.rewrite })),
    wording: overall === null ? { overall: 'rules', failure: 'unusable' } : { overall: 'llm', failure: null },
  }
}

const sentence = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`)
