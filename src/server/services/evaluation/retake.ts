import { withWaysToSay } from '@/content/known-question'
import { AppError } from '@/domain/errors'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { assertEvaluated, assertMayAttempt, assertScored, isFallback } from '@/domain/interview/attempts'
import { assertKnownQuestions } from '@/domain/interview/lifecycle'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Role } from '@/domain/interview/roles'
import { rewordedResult } from '@/domain/practice-settings/wording'
import type { Prisma } from '@/generated/prisma/client'
import { type AttemptDto, attemptSchema, type RereadAttemptInput, type RetakeAnswerInput } from '@/schemas/attempt'
import type { Deps, Tx } from '@/server/ports'
import { lockInterview, ownerOf, questionIn } from '@/server/services/interview'
import { recordEvidence } from '@/server/services/practice'
import { wordingFor } from '@/server/services/shared/user-row'
import type { ReadingKey } from './answer-reading'
import { readWithModel } from './read-with-model'

const attemptSelect = {
  questionId: true,
  number: true,
  text: true,
  status: true,
  evaluator: true,
  result: true,
  createdAt: true,
} as const satisfies Prisma.AnswerAttemptSelect

type QuestionKey = { userId: string; interviewId: string; questionId: string }

/**
 * Stores a further attempt and evaluates it: rules do so within the request, a model in a durable job. Idempotent: the
 * text of the last attempt, sent again (for example after a lost response), creates no second one.
 * @returns all attempts at the question, the interview's own first
 * @throws AppError NOT_FOUND · BAD_REQUEST no answered question of the interview, or one that is not scored · CONFLICT
 * no feedback yet, or no further attempt possible
 */
export async function retakeAnswer(
  deps: Deps,
  userId: string,
  { id, questionId, text }: RetakeAnswerInput,
): Promise<AttemptDto[]> {
  const stored = await deps.prisma.$transaction(async (tx) => {
    const interview = await lockInterview(tx, userId, id)
    assertEvaluated(interview)
    assertScored(questionId)
    const isFollowUp = questionIn(interview, questionId)?.followUpOf !== undefined
    if (!isFollowUp) assertKnownQuestions(interview.questions, [{ questionId }])
    const attempts = await attemptsAt(deps, tx, { userId, interviewId: id, questionId })
    if (attempts.length === 0 && !isFollowUp) {
      throw new AppError('BAD_REQUEST', 'question-not-answered', 'This question was not answered in the interview.')
    }
    // Only against further attempts: the interview's own answer, sent unchanged, counts as a further attempt.
    const last = await tx.answerAttempt.findFirst({
      where: { userId, interviewId: id, questionId },
      orderBy: { number: 'desc' },
      select: { text: true, status: true },
    })
    if (last && last.text === text && last.status !== 'failed') return null
    assertMayAttempt(attempts)
    const key = { interviewId: id, questionId, number: Math.max(0, ...attempts.map(({ number }) => number)) + 1 }
    await tx.answerAttempt.create({ data: { userId, ...key, text, status: 'processing', createdAt: deps.now() } })
    // Enqueued in any case: if the process ends before the immediate evaluation does, the job does it.
    await deps.queue.enqueue(tx, 'evaluate-attempt', key, { lane: userId })
    return key
  })
  if (stored && 'begin' in deps.evaluator) deps.queue.wake('evaluate-attempt')
  else if (stored) await evaluateAtOnce(deps, stored)
  return attemptsAt(deps, deps.prisma, { userId, interviewId: id, questionId })
}

/**
 * Has the model evaluate a further attempt that was evaluated by rules instead. Free. The result of the rules stays
 * until then, and also if the model fails for good.
 * @returns all attempts at the question, the interview's own first
 * @throws AppError NOT_FOUND no such interview or attempt · CONFLICT it was evaluated by a model, or no model is
 * configured
 */
export async function rereadAttempt(
  deps: Deps,
  userId: string,
  { id, ...which }: RereadAttemptInput,
): Promise<AttemptDto[]> {
  const key = { interviewId: id, ...which }
  const where = { userId_interviewId_questionId_number: { userId, ...key } }
  await deps.prisma.$transaction(async (tx) => {
    await lockInterview(tx, userId, id)
    const attempt = await tx.answerAttempt.findUnique({ where, select: attemptSelect })
    if (!attempt) throw new AppError('NOT_FOUND', 'attempt-not-found', 'Attempt not found')
    if (!isFallback(attempt, hasModel(deps))) {
      throw new AppError(
        'CONFLICT',
        'evaluation-not-repeatable',
        'Only an attempt that had to do without the AI service can be read again.',
      )
    }
    await tx.answerAttempt.update({ where, data: { status: 'processing' } })
    await deps.queue.enqueue(tx, 'evaluate-attempt', key, { lane: userId })
  })
  deps.queue.wake('evaluate-attempt')
  return attemptsAt(deps, deps.prisma, { userId, interviewId: id, questionId: which.questionId })
}

const hasModel = ({ evaluator }: Deps) => evaluator.name === 'llm'

/** All attempts in order; empty if the question has neither an evaluated answer nor a further attempt. */
export async function attemptsAt(deps: Deps, tx: Tx, where: QuestionKey): Promise<AttemptDto[]> {
  const key = { userId_interviewId_questionId: where }
  const answer = await tx.answer.findUnique({
    // An answer without a word counts as not answered and is never scored.
    where: { ...key, wordCount: { gt: 0 } },
    select: { questionId: true, text: true, updatedAt: true },
  })
  const wish = await wordingFor(tx, where.userId)
  const score = await tx.answerScore.findUnique({ where: key, select: { evaluator: true, result: true } })
  const rows = await tx.answerAttempt.findMany({ where, orderBy: { number: 'asc' }, select: attemptSelect })
  const isModel = hasModel(deps)
  const further = rows.map((row) => ({ ...row, ...(isFallback(row, isModel) && { fallback: true }) }))
  const first = answer && (score || further.length > 0) ? [toFirstAttempt(answer, score)] : []
  const attempts = attemptSchema.array().parse([...first, ...further])
  return attempts.map(({ result, ...attempt }) => ({ ...attempt, result: result && rewordedResult(result, wish) }))
}

/** The interview's own answer; without a score while the interview is being evaluated again. */
const toFirstAttempt = (
  { questionId, text, updatedAt }: { questionId: string; text: string; updatedAt: Date },
  score: { evaluator: string; result: Prisma.JsonValue } | null,
) => ({
  questionId,
  number: 1,
  text,
  status: score ? 'ready' : 'processing',
  evaluator: score?.evaluator ?? null,
  result: score?.result ?? null,
  createdAt: updatedAt,
})

/** Evaluates within the request; if that fails, the job that was enqueued with the attempt does it. */
async function evaluateAtOnce(deps: Deps, key: ReadingKey): Promise<void> {
  try {
    await evaluateAttempt(deps, key)
  } catch (error) {
    deps.log.warn({ err: error }, 'an attempt could not be evaluated at once: a job will do it')
    deps.queue.wake('evaluate-attempt')
  }
}

/** Evaluates one attempt. Does nothing if that is done or the attempt no longer exists. */
export async function evaluateAttempt(deps: Deps, key: ReadingKey): Promise<void> {
  const userId = await ownerOf(deps.prisma, key.interviewId)
  if (userId === null) return
  const attempt = await deps.prisma.answerAttempt.findUnique({
    where: { userId_interviewId_questionId_number: { userId, ...key } },
    select: { text: true, status: true, createdAt: true, interview: { select: { role: true, questions: true } } },
  })
  if (attempt?.status !== 'processing') return
  const { role, questions } = attempt.interview
  const question = questionIn({ questions: questions as unknown as InterviewQuestion[], role }, key.questionId)
  // The question was removed from the bank since.
  if (!question) return failAttempt(deps, key)
  const input = { question: withWaysToSay(question, role as Role), answer: attempt.text, role }
  await readAnswer(deps, userId, input, async (facts) => {
    const result = await deps.rules.scoreAnswer({ input, facts }, userId)
    await deps.prisma.$transaction(async (tx) => {
      const { count } = await tx.answerAttempt.updateMany({
        where: { userId, ...key, status: 'processing' },
        data: { status: 'ready', evaluator: facts.evaluator, score: result.score, result },
      })
      if (count === 0) return
      const source = { userId, interviewId: key.interviewId, at: attempt.createdAt }
      await recordEvidence(tx, source, [result])
    })
  })
}

async function readAnswer(
  deps: Deps,
  owner: string,
  input: EvaluationInput,
  keep: (facts: AnswerFacts) => Promise<void>,
): Promise<void> {
  const { evaluator } = deps
  if (!('begin' in evaluator)) return keep(await evaluator.findFacts(input, owner))
  const limits = { spent: { ms: 0, calls: 0 }, answered: 1, owner }
  await readWithModel(deps, evaluator, [input], limits, (_, facts) => keep(facts))
}

/**
 * Called after the last retry: an attempt with an earlier result keeps it; one without is marked as failed and does not
 * count.
 */
export async function failAttempt(deps: Deps, key: ReadingKey): Promise<void> {
  const userId = await ownerOf(deps.prisma, key.interviewId)
  if (userId === null) return
  const where = { userId, ...key, status: 'processing' as const }
  await deps.prisma.answerAttempt.updateMany({ where: { ...where, score: { not: null } }, data: { status: 'ready' } })
  await deps.prisma.answerAttempt.updateMany({ where, data: { status: 'failed' } })
}
