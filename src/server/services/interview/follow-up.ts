/** Adding the follow-up question to an answer during the interview. */
import { knownQuestion } from '@/content/known-question'
import { AppError } from '@/domain/errors'
import { evaluatedPart } from '@/domain/interview/answers'
import { followUpTo } from '@/domain/interview/follow-up'
import { assertKnownQuestions, assertOpen } from '@/domain/interview/lifecycle'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Role } from '@/domain/interview/roles'
import type { AddFollowUpInput, InterviewDto } from '@/schemas/interview'
import type { Deps } from '@/server/ports'
import { getInterview, lockInterview } from './queries'
import { toStored } from './stored-question'

/**
 * Inserts a follow-up question after its question: a probing question if the stored answer gives reason for one,
 * otherwise the one that the editors wrote. Only the latter is scored. Idempotent and free.
 * @throws AppError NOT_FOUND no such interview · CONFLICT it has ended · BAD_REQUEST no question of the interview, one
 * without a follow-up question, or an interview started without follow-up questions
 */
export async function addFollowUp(
  deps: Deps,
  userId: string,
  { id, questionId }: AddFollowUpInput,
): Promise<InterviewDto> {
  // Before the transaction: reading an answer takes longer than a row should stay locked.
  const probing = await probingQuestionTo(deps, userId, { id, questionId })
  await deps.prisma.$transaction(async (tx) => {
    const interview = await lockInterview(tx, userId, id)
    const { role, status, questions, asksFollowUps, currentQuestionIndex: current } = interview
    assertOpen(status)
    if (!asksFollowUps)
      throw new AppError('BAD_REQUEST', 'no-follow-up', 'This interview was started without follow-up questions.')
    assertKnownQuestions(questions, [{ questionId }])
    if (questions.some(({ followUpOf }) => followUpOf === questionId)) return
    const known = knownQuestion(questionId, role as Role)
    const followUp = probing ?? (known && followUpTo(known))
    if (!followUp) throw new AppError('BAD_REQUEST', 'no-follow-up', 'This question has no follow-up question.')
    const at = questions.findIndex((question) => question.id === questionId) + 1
    const all = questions.toSpliced(at, 0, followUp).map(toStored)
    // Keeps the position of an interview that was saved at a later question.
    const currentQuestionIndex = current < at ? current : current + 1
    const data = { questions: all, questionCount: all.length, currentQuestionIndex }
    await tx.interview.update({ where: { userId_id: { userId, id } }, data })
  })
  return getInterview(deps, userId, id)
}

/** Null without an answer, for a follow-up question, and where one was added before. */
async function probingQuestionTo(
  { prisma, rules }: Deps,
  userId: string,
  { id, questionId }: AddFollowUpInput,
): Promise<InterviewQuestion | null> {
  const interview = await prisma.interview.findUnique({
    where: { userId_id: { userId, id } },
    select: { role: true, questions: true },
  })
  const questions = (interview?.questions ?? []) as unknown as InterviewQuestion[]
  const question = questions.find((each) => each.id === questionId)
  if (!question || question.followUpOf || questions.some(({ followUpOf }) => followUpOf === questionId)) return null
  const stored = await prisma.answer.findUnique({
    where: { userId_interviewId_questionId: { userId, interviewId: id, questionId } },
    select: { text: true },
  })
  if (!stored) return null
  const hasWritten = knownQuestion(questionId, interview?.role as Role) !== undefined
  const asked = questions.map(({ text }) => text)
  const answers = [{ question, answer: evaluatedPart(stored.text) }]
  const [made] = await rules.makeProbingQuestions({ answers, asked, always: !hasWritten }, userId)
  return made ?? null
}
