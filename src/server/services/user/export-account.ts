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
import { listPayments } from '@/server/services/payment'
import { everyItem } from '@/server/services/shared/page'
import { findUser, toUserDto } from '@/server/services/shared/user-row'

const BY_AGE: ({ createdAt: 'asc' } | { id: 'asc' })[] = [{ createdAt: 'asc' }, { id: 'asc' }]

/** Everything except credentials: the hashes of the password and of links, and the session version. */
export async function exportAccount(deps: Deps, userId: string): Promise<UserExportDto> {
  const { prisma } = deps
  const now = deps.now()
  const row = await findUser(prisma, userId)
  const where = { userId }
  const oldestFirst = { where, orderBy: { createdAt: 'asc' } } as const
  const oldestFirstById = { where, orderBy: BY_AGE }
  const interviews: UserExportDto['interviews'] = []
  // One at a time: an export is rare, and a single query for all texts would fill the memory.
  for await (const { id } of everyItem((page) => listInterviews(deps, userId, page))) {
    const interview = await getInterview(deps, userId, id)
    const answered = new Set(interview.answers.filter(({ text }) => isAnswered(text)).map((a) => a.questionId))
    const attempts: AttemptDto[] = []
    for await (const attempt of everyItem((page) => listAttempts(deps, userId, { id, ...page })))
      attempts.unshift(attempt)
    // The first attempt at a follow-up question that was not answered in the interview is not among its answers.
    const retakes = attempts.filter(({ number, questionId }) => number > 1 || !answered.has(questionId))
    interviews.push({ ...interview, retakes })
    // Yields to the event loop, which the embedded database blocks.
    await nextTurn()
  }
  const cvReviews: UserExportDto['cvReviews'] = []
  for await (const { id } of everyItem((page) => listCvReviews(deps, userId, page))) {
    cvReviews.push(await getCvReview(deps, userId, id))
  }
  const payments: UserExportDto['payments'] = []
  for await (const payment of everyItem((page) => listPayments(deps, userId, page))) payments.push(payment)
  return {
    exportedAt: now,
    account: { ...(await toUserDto(prisma, row, now)), emailVerifiedAt: row.emailVerifiedAt },
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
    payments,
    planExtensions: await prisma.planExtension.findMany({ ...oldestFirst, select: { days: true, createdAt: true } }),
    operatorActs: await prisma.auditEntry.findMany({
      ...oldestFirst,
      select: { act: true, reason: true, outcome: true, createdAt: true },
    }),
  }
}
