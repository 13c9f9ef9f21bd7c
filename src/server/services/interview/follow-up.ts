/** Adding the follow-up question to an answer during the interview. */
import { knownQuestion } from '@/content/known-question'
import { AppError } from '@/domain/errors'
import { followUpId, followUpTo } from '@/domain/interview/follow-up'
import { assertKnownQuestions, assertOpen } from '@/domain/interview/lifecycle'
import type { Role } from '@/domain/interview/roles'
import type { AddFollowUpInput, InterviewDto } from '@/schemas/interview'
import type { Deps } from '@/server/ports'
import { getInterview, lockInterview } from './queries'
import { toStored } from './stored-question'

/**
 * Inserts the follow-up question after its question; it is answered and scored like any other. Idempotent and free.
 * @throws AppError NOT_FOUND no such interview · CONFLICT it has ended · BAD_REQUEST no question of the interview, one
 * without a follow-up question, or an interview started without follow-up questions
 */
export async function addFollowUp(
  deps: Deps,
  userId: string,
  { id, questionId }: AddFollowUpInput,
): Promise<InterviewDto> {
  await deps.prisma.$transaction(async (tx) => {
    const interview = await lockInterview(tx, userId, id)
    const { role, status, questions, asksFollowUps, currentQuestionIndex: current } = interview
    assertOpen(status)
    if (!asksFollowUps)
      throw new AppError('BAD_REQUEST', 'no-follow-up', 'This interview was started without follow-up questions.')
    assertKnownQuestions(questions, [{ questionId }])
    if (questions.some((question) => question.id === followUpId(questionId))) return
    const known = knownQuestion(questionId, role as Role)
    if (!known) throw new AppError('BAD_REQUEST', 'no-follow-up', 'This question has no follow-up question.')
    const at = questions.findIndex((question) => question.id === questionId) + 1
    const all = questions.toSpliced(at, 0, followUpTo(known)).map(toStored)
    // Keeps the position of an interview that was saved at a later question.
    const currentQuestionIndex = current < at ? current : current + 1
    const data = { questions: all, questionCount: all.length, currentQuestionIndex }
    await tx.interview.update({ where: { userId_id: { userId, id } }, data })
  })
  return getInterview(deps, userId, id)
}
