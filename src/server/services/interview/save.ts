/** Storing answers while an interview is in progress. */
import { assertQuestionIndex } from '@/domain/interview/lifecycle'
import type { InterviewDto, SaveAnswerInput, SavedAnswerDto, SaveInterviewInput } from '@/schemas/interview'
import type { Deps } from '@/server/ports'
import { getInterview, interviewNotFound, lockOpenInterview } from './queries'
import { writeAnswer, writeAnswers } from './write-answer'

/**
 * Stores one answer during typing, unless a newer revision is stored. Never changes the status.
 * @throws AppError NOT_FOUND · CONFLICT the interview has ended · BAD_REQUEST no question of the interview
 */
export async function saveAnswer(
  deps: Deps,
  userId: string,
  { id, ...answer }: SaveAnswerInput,
): Promise<SavedAnswerDto> {
  const now = deps.now()
  if (await writeAnswer(deps.sql, { userId, id, now }, answer)) return { superseded: false, savedAt: now }
  await lockOpenInterview(deps.prisma, userId, id, [answer])
  // The only other reasons: a newer answer is stored, or the account has just been deleted.
  const held = await deps.prisma.answer.findUnique({
    where: { userId_interviewId_questionId: { userId, interviewId: id, questionId: answer.questionId } },
    select: { text: true, timeSpent: true, revision: true },
  })
  if (!held) throw interviewNotFound()
  return { superseded: true, held: { ...held, revision: Number(held.revision) } }
}

/** Stores the answers and the current question; the status becomes 'saved'. */
export async function saveInterview(deps: Deps, userId: string, input: SaveInterviewInput): Promise<InterviewDto> {
  const { id, currentQuestionIndex, answers } = input
  const now = deps.now()
  await deps.prisma.$transaction(async (tx) => {
    const { questions } = await lockOpenInterview(tx, userId, id, answers)
    assertQuestionIndex(currentQuestionIndex, questions.length)
    await writeAnswers(tx, { userId, id, now }, answers)
    await tx.interview.update({
      where: { userId_id: { userId, id } },
      data: { status: 'saved', savedAt: now, currentQuestionIndex },
    })
  })
  return getInterview(deps, userId, id)
}
