/** One result as a mentor without an account sees it through a link. */
import { firstName } from '@/domain/account/first-name'
import { AppError } from '@/domain/errors'
import { isAnswered } from '@/domain/interview/answers'
import { assertKnownQuestions } from '@/domain/interview/lifecycle'
import { pointVerdicts } from '@/domain/interview/point-verdicts'
import { assertMayComment } from '@/domain/mentor/link'
import type { InterviewDto, QuestionDto } from '@/schemas/interview'
import type { MentorCommentInput, SentCommentDto, SharedResultDto } from '@/schemas/mentor'
import type { Deps } from '@/server/ports'
import { getInterview, lockInterview } from '@/server/services/interview'
import { deadLink, findMentorLink } from './links'

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
