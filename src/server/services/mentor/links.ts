/** Links through which a person without an account can read one result and comment on it, and what that person sees. */

import { firstName } from '@/domain/account/first-name'
import { AppError } from '@/domain/errors'
import { isAnswered } from '@/domain/interview/answers'
import { assertKnownQuestions } from '@/domain/interview/lifecycle'
import { pointVerdicts } from '@/domain/interview/point-verdicts'
import { assertMayComment, assertMayShare, DEAD_MENTOR_LINK, mentorLinkExpiry } from '@/domain/mentor/link'
import type { InterviewDto, QuestionDto } from '@/schemas/interview'
import type {
  MentorCommentInput,
  MentorLinkDto,
  NewMentorLinkDto,
  SentCommentDto,
  SharedResultDto,
} from '@/schemas/mentor'
import type { Deps, Tx } from '@/server/ports'
import { assertOwnInterview, getInterview, lockInterview } from '@/server/services/interview'
import { linkTokenHash, newLinkToken } from '@/server/services/shared/link-token'

const linkSelect = { id: true, createdAt: true, expiresAt: true } as const

/** The same error whether the link never existed or has ended, so that it reveals nothing. */
const deadLink = () =>
  new AppError('NOT_FOUND', 'mentor-link-not-found', `${DEAD_MENTOR_LINK.title}. ${DEAD_MENTOR_LINK.reason}`)

/** The link of a token; null if it does not exist or has expired. */
const findMentorLink = (tx: Tx, token: string, now: Date) =>
  tx.mentorLink.findFirst({
    where: { tokenHash: linkTokenHash(token), expiresAt: { gt: now } },
    select: { id: true, userId: true, interviewId: true, expiresAt: true },
  })

/**
 * The valid links to a result, oldest first; their number is bounded.
 * @throws AppError NOT_FOUND no such interview, or another user's
 */
export async function listMentorLinks({ prisma, now }: Deps, userId: string, id: string): Promise<MentorLinkDto[]> {
  await assertOwnInterview(prisma, userId, id)
  return prisma.mentorLink.findMany({
    where: { userId, interviewId: id, expiresAt: { gt: now() } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: linkSelect,
  })
}

/**
 * Creates a link. Its token is returned only here.
 * @throws AppError NOT_FOUND · CONFLICT there is no result yet, or the maximum number of links is reached
 */
export async function createMentorLink(deps: Deps, userId: string, id: string): Promise<NewMentorLinkDto> {
  const now = deps.now()
  const token = newLinkToken()
  const link = await deps.prisma.$transaction(async (tx) => {
    const { status, feedbackStatus } = await lockInterview(tx, userId, id)
    if (status !== 'completed' || feedbackStatus !== 'ready') {
      throw new AppError('CONFLICT', 'no-feedback-yet', 'An interview can be shared once it has its feedback.')
    }
    assertMayShare(await tx.mentorLink.count({ where: { userId, interviewId: id, expiresAt: { gt: now } } }))
    return tx.mentorLink.create({
      data: {
        userId,
        interviewId: id,
        tokenHash: linkTokenHash(token),
        createdAt: now,
        expiresAt: mentorLinkExpiry(now),
      },
      select: linkSelect,
    })
  })
  return { ...link, token, url: `${deps.publicUrl}/shared/${token}` }
}

/**
 * Ends a link; its comments are kept.
 * @returns the remaining links to the same result
 * @throws AppError NOT_FOUND no such link, or another user's
 */
export async function endMentorLink(deps: Deps, userId: string, id: string): Promise<MentorLinkDto[]> {
  const interviewId = await deps.prisma.$transaction(async (tx) => {
    const link = await tx.mentorLink.findUnique({ where: { userId_id: { userId, id } }, select: { interviewId: true } })
    if (!link) throw new AppError('NOT_FOUND', 'mentor-link-not-found', 'There is no such link any more.')
    // Waits for a comment that is being stored, because that locks the interview as well.
    await lockInterview(tx, userId, link.interviewId)
    await tx.mentorLink.deleteMany({ where: { userId, id } })
    return link.interviewId
  })
  return listMentorLinks(deps, userId, interviewId)
}

const sentSelect = { id: true, questionId: true, name: true, text: true, createdAt: true } as const

/** @throws AppError NOT_FOUND for a link that does not exist, or has expired */
export async function getSharedResult(deps: Deps, token: string): Promise<SharedResultDto> {
  const link = await findMentorLink(deps.prisma, token, deps.now())
  if (!link) throw deadLink()
  const interview = await getInterview(deps, link.userId, link.interviewId)
  const owner = await deps.prisma.user.findUnique({ where: { id: link.userId }, select: { name: true } })
  const comments = await deps.prisma.mentorComment.findMany({
    where: { userId: link.userId, linkId: link.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: sentSelect,
  })
  const { role, completedAt, feedback, questions } = interview
  return {
    linkId: link.id,
    expiresAt: link.expiresAt,
    firstName: firstName(owner?.name ?? ''),
    role,
    completedAt,
    score: feedback && interview.score,
    range: feedback?.range ?? null,
    // Field by field, because a question's provenance quotes the CV or the advert.
    questions: questions.map((question) => toSharedQuestion(question, interview)),
    comments,
  }
}

function toSharedQuestion(
  { id, text, category }: QuestionDto,
  { answers, feedback }: InterviewDto,
): SharedResultDto['questions'][number] {
  const answer = answers.find(({ questionId }) => questionId === id)?.text ?? ''
  const found = feedback?.questionScores.find(({ questionId }) => questionId === id)
  return {
    ...{ id, text, category, answer: isAnswered(answer) ? answer : null },
    result: found
      ? { score: found.score, range: found.range, judged: found.judged, points: pointVerdicts(found) }
      : null,
  }
}

/**
 * Stores a mentor's comment on an answer.
 * @throws AppError NOT_FOUND for a link that does not exist or has expired · BAD_REQUEST no question of the interview,
 * or one without an answer · CONFLICT when the result has the maximum number of comments
 */
export async function commentAsMentor(
  deps: Deps,
  { token, questionId, name, text }: MentorCommentInput,
): Promise<SentCommentDto> {
  const { prisma, now } = deps
  const found = await findMentorLink(prisma, token, now())
  if (!found) throw deadLink()
  const { userId, interviewId } = found
  return prisma.$transaction(async (tx) => {
    const { questions } = await lockInterview(tx, userId, interviewId)
    // Checked again under the lock: the link may just have been ended.
    const link = await findMentorLink(tx, token, now())
    if (!link) throw deadLink()
    assertKnownQuestions(questions, [{ questionId }])
    const where = { userId_interviewId_questionId: { userId, interviewId, questionId } }
    const answer = await tx.answer.findUnique({ where, select: { wordCount: true } })
    if (!answer?.wordCount) {
      throw new AppError('BAD_REQUEST', 'question-not-answered', 'This question was not answered in the interview.')
    }
    assertMayComment(await tx.mentorComment.count({ where: { userId, interviewId } }))
    return tx.mentorComment.create({
      data: {
        userId,
        interviewId,
        questionId,
        linkId: link.id,
        name: name.trim(),
        text: text.trim(),
        createdAt: now(),
      },
      select: sentSelect,
    })
  })
}
