/** Everything that is stored about a user, as a download for the user. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isAnswered } from '@/domain/interview/answers'
import type { AttemptDto } from '@/schemas/attempt'
import { storedContestSchema } from '@/schemas/contest'
import type { UserExportDto } from '@/schemas/user'
import type { Deps } from '@/server/ports'
import { getCvReview, listCvReviews } from '@/server/services/cv-review'
import { listAttempts } from '@/server/services/evaluation'
import { getInterview, listInterviews } from '@/server/services/interview'
import { reportOf, toPaymentDto } from '@/server/services/payment'
import { everyItem } from '@/server/services/shared/page'
import { findUser, toUserDto } from '@/server/services/shared/user-row'

const BY_AGE: ({ createdAt: 'asc' } | { id: 'asc' })[] = [{ createdAt: 'asc' }, { id: 'asc' }]

/** Everything except credentials: the hashes of the password and of links, and the session version. */
export async function exportAccount(deps: Deps, userId: string): Promise<UserExportDto> {
  const { prisma } = deps
  const now = deps.now()
  const row = await findUser(prisma, userId)
  const more = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { emailVerifiedAt: true, isEmailMoved: true, isHolderVerified: true, planEndNoticeFor: true },
  })
  const where = { userId }
  const oldestFirst = { where, orderBy: { createdAt: 'asc' } } as const
  const oldestFirstById = { where, orderBy: BY_AGE }
  const interviews: UserExportDto['interviews'] = []
  // One at a time: an export is rare, and a single query for all texts would fill the memory.
  for await (const { id } of everyItem((page) => listInterviews(deps, userId, page))) {
    interviews.push(await exportInterview(deps, userId, id))
    // Yields to the event loop, which the embedded database blocks.
    await nextTurn()
  }
  const cvReviews: UserExportDto['cvReviews'] = []
  for await (const { id } of everyItem((page) => listCvReviews(deps, userId, page))) {
    cvReviews.push(await getCvReview(deps, userId, id))
  }
  return {
    exportedAt: now,
    account: { ...(await toUserDto(prisma, row, now)), ...more },
    emailLinks: await prisma.emailToken.findMany({
      ...oldestFirst,
      select: { kind: true, createdAt: true, expiresAt: true },
    }),
    providers: await prisma.identity.findMany({
      ...oldestFirst,
      select: { provider: true, providerAccountId: true, createdAt: true },
    }),
    usage: await prisma.usageEntry.findMany({ ...oldestFirst, omit: { id: true, userId: true } }),
    interviews,
    cvReviews,
    reviewCards: await prisma.reviewCard.findMany({ ...oldestFirstById, omit: { id: true, userId: true } }),
    contestedReadings: storedContestSchema.array().parse(
      await prisma.contestedReading.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'asc' }, { interviewId: 'asc' }, { questionId: 'asc' }, { number: 'asc' }],
        omit: { userId: true },
        include: { remarks: { orderBy: { createdAt: 'asc' } } },
      }),
    ),
    withdrawnClaims: await prisma.withdrawnClaim.findMany({ ...oldestFirst, omit: { userId: true } }),
    stories: await prisma.story.findMany({ ...oldestFirstById, omit: { id: true, userId: true } }),
    mentorLinks: await prisma.mentorLink.findMany({
      ...oldestFirstById,
      omit: { id: true, userId: true, tokenHash: true },
    }),
    mentorComments: await prisma.mentorComment.findMany({
      ...oldestFirstById,
      omit: { id: true, userId: true, linkId: true },
    }),
    practiceGoal: await prisma.practiceGoal.findUnique({ where: { userId }, omit: { userId: true } }),
    debriefs: await prisma.debrief.findMany({ ...oldestFirst, omit: { userId: true } }),
    payments: await exportPayments(deps, userId),
    planExtensions: await prisma.planExtension.findMany({ ...oldestFirst, select: { days: true, createdAt: true } }),
    operatorActs: await prisma.auditEntry.findMany({
      ...oldestFirst,
      select: { act: true, subject: true, reason: true, outcome: true, createdAt: true },
    }),
  }
}

/** One interview, with what its screens do not show. */
async function exportInterview(deps: Deps, userId: string, id: string): Promise<UserExportDto['interviews'][number]> {
  const { prisma } = deps
  const interview = await getInterview(deps, userId, id)
  const answered = new Set(interview.answers.filter(({ text }) => isAnswered(text)).map((a) => a.questionId))
  const attempts: AttemptDto[] = []
  for await (const attempt of everyItem((page) => listAttempts(deps, userId, { id, ...page })))
    attempts.unshift(attempt)
  const { cvReviewId, answers, scores } = await prisma.interview.findUniqueOrThrow({
    where: { userId_id: { userId, id } },
    select: {
      cvReviewId: true,
      answers: { select: { questionId: true, wordCount: true, revision: true, updatedAt: true } },
      scores: { select: { questionId: true, evaluator: true, score: true, createdAt: true } },
    },
  })
  return {
    ...interview,
    cvReviewId,
    // The first attempt at a follow-up question that was not answered in the interview is not among its answers.
    retakes: attempts.filter(({ number, questionId }) => number > 1 || !answered.has(questionId)),
    saves: answers.map(({ revision, ...save }) => ({ ...save, revision: Number(revision) })),
    evaluations: scores,
  }
}

async function exportPayments({ prisma }: Deps, userId: string): Promise<UserExportDto['payments']> {
  const rows = await prisma.payment.findMany({
    where: { userId },
    orderBy: BY_AGE,
    include: { events: { orderBy: { createdAt: 'asc' }, omit: { paymentId: true } } },
  })
  return rows.map((row) => {
    const { sandboxOutcome, channel, creditedAt, refund, refundAskedAt, events } = row
    const reported = reportOf(row)
    return { ...toPaymentDto(row), sandboxOutcome, channel, creditedAt, reported, refund, refundAskedAt, events }
  })
}
