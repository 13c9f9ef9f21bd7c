/** Evaluates a completed interview answer by answer, so that a retry continues where the last attempt stopped. */
import { z } from 'zod'
import { withWaysToSay } from '@/content/known-question'
import { AppError } from '@/domain/errors'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { READER_FAILURES, type ReaderFailure } from '@/domain/evaluation/reader-failure'
import { scoreInterview } from '@/domain/evaluation/score/score-interview'
import { isProbe } from '@/domain/interview/follow-up'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Role } from '@/domain/interview/roles'
import { Prisma } from '@/generated/prisma/client'
import {
  type FeedbackSummary,
  feedbackSummarySchema,
  type InterviewDto,
  type QuestionScoreDto,
  questionScoreSchema,
} from '@/schemas/interview'
import type { Deps, Tx } from '@/server/ports'
import { getInterview, lockInterview, ownerOf } from '@/server/services/interview'
import { recordEvidence } from '@/server/services/practice'
import { chargeLate, giveBack } from '@/server/services/shared/usage'
import { type EvaluationProgress, readWithModel } from './read-with-model'

const select = {
  id: true,
  userId: true,
  role: true,
  cvContent: true,
  jobDescription: true,
  questions: true,
  completedAt: true,
  feedbackStatus: true,
  evaluationProgress: true,
  answers: { select: { questionId: true, text: true, wordCount: true } },
  scores: { select: { questionId: true, evaluator: true, result: true } },
} as const

/** Stored while an evaluation is split over several jobs. */
const progressSchema = z.object({
  ms: z.number(),
  calls: z.number(),
  failure: z.enum(READER_FAILURES).optional(),
}) satisfies z.ZodType<EvaluationProgress>

type Scored = { evaluator: string; result: QuestionScoreDto }

/** Scores the answers that have no score, then the interview. Does nothing unless an evaluation is pending. */
export async function evaluateInterview(deps: Deps, interviewId: string): Promise<void> {
  const interview = await deps.prisma.interview.findFirst({ where: { id: interviewId }, select })
  if (interview?.feedbackStatus !== 'processing') return
  const { userId } = interview
  const questions = (interview.questions as unknown as InterviewQuestion[]).filter(({ id }) => !isProbe(id))
  const answered = interview.answers.filter(({ wordCount, questionId }) => wordCount > 0 && !isProbe(questionId))
  const answers = new Map(answered.map((a) => [a.questionId, a.text]))
  const scored = new Map<string, Scored>(
    interview.scores.map((s) => [
      s.questionId,
      { evaluator: s.evaluator, result: questionScoreSchema.parse(s.result) },
    ]),
  )
  const inputs = questions.flatMap((question): EvaluationInput[] => {
    const answer = answers.get(question.id)
    return answer === undefined || scored.has(question.id)
      ? []
      : [{ question: withWaysToSay(question, interview.role as Role), answer, role: interview.role }]
  })
  const keep = async (input: EvaluationInput, facts: AnswerFacts) => {
    scored.set(input.question.id, await storeScore(deps, interview, input, facts))
  }

  const { evaluator } = deps
  let failure: ReaderFailure | undefined
  if ('begin' in evaluator) {
    const spent = progressSchema.safeParse(interview.evaluationProgress).data ?? { ms: 0, calls: 0 }
    const limits = { spent, answered: answers.size, owner: userId }
    const outcome = await readWithModel(deps, evaluator, inputs, limits, keep)
    if (!outcome.isFinished) return goOnLater(deps, interview, outcome.spent)
    failure = outcome.spent.failure
  } else {
    for (const input of inputs) await keep(input, await evaluator.findFacts(input, userId))
  }

  const inOrder = questions.flatMap((question) => {
    const known = scored.get(question.id)
    return known && answers.has(question.id)
      ? [{ category: question.category, competency: question.competency, opener: question.opener, ...known }]
      : []
  })
  const { score, range, metrics, metricRanges, notAsked, recommendations } = scoreInterview(
    inOrder.map(({ category, competency, opener, result }) => ({ category, competency, opener, scored: result })),
  )
  const isAllByModel = inOrder.every((known) => known.evaluator === 'llm')
  const summary: FeedbackSummary = {
    metrics,
    ...(range ? { range, metricRanges } : {}),
    notAsked,
    recommendations,
    remarks: await deps.rules.remarkOnTexts(
      [
        { name: 'Your CV', text: interview.cvContent },
        { name: 'The job description', text: interview.jobDescription },
      ],
      userId,
    ),
    evaluator: isAllByModel ? 'llm' : 'local',
    ...(evaluator.name === 'llm' ? { fallback: !isAllByModel } : {}),
    ...(failure && !isAllByModel ? { fallbackCause: failure } : {}),
  }
  await deps.prisma.$transaction(async (tx) => {
    const { count } = await tx.interview.updateMany({
      // Also an interview that was marked as failed in the meantime: a stalled worker may still finish.
      where: { userId, id: interviewId, feedbackStatus: { in: ['processing', 'failed'] } },
      data: {
        score,
        scoreLow: range?.low ?? null,
        scoreHigh: range?.high ?? null,
        summary,
        evaluationProgress: Prisma.DbNull,
        feedbackStatus: 'ready',
      },
    })
    if (count === 0) return
    await chargeLate(tx, { userId, interviewId })
    const source = { userId, interviewId, at: interview.completedAt ?? deps.now() }
    await recordEvidence(
      tx,
      source,
      inOrder.map(({ result }) => result),
    )
  })
}

async function storeScore(
  deps: Deps,
  { userId, id }: { id: string; userId: string },
  input: EvaluationInput,
  facts: AnswerFacts,
): Promise<Scored> {
  const result = await deps.rules.scoreAnswer({ input, facts }, userId)
  const key = { userId, interviewId: id, questionId: input.question.id }
  const data = { evaluator: facts.evaluator, score: result.score, result }
  await deps.prisma.answerScore.upsert({
    where: { userId_interviewId_questionId: key },
    create: { ...key, ...data },
    update: data,
  })
  return { evaluator: facts.evaluator, result }
}

/**
 * Enqueues another job for the remaining answers, at the end of the queue, so that one long interview does not delay
 * others.
 */
async function goOnLater(
  deps: Deps,
  { id, userId }: { id: string; userId: string },
  spent: EvaluationProgress,
): Promise<void> {
  await deps.prisma.$transaction(async (tx) => {
    const { count } = await tx.interview.updateMany({
      where: { userId, id, feedbackStatus: 'processing' },
      data: { evaluationProgress: { ...spent } },
    })
    if (count > 0) await deps.queue.enqueue(tx, 'evaluate-interview', { interviewId: id }, { lane: userId })
  })
  deps.queue.wake('evaluate-interview')
}

/** Starts the evaluation again, in the caller's transaction. Results of the model are kept. */
export async function restartEvaluation(
  { queue }: Deps,
  tx: Tx,
  { userId, interviewId }: { userId: string; interviewId: string },
): Promise<void> {
  await tx.answerScore.deleteMany({ where: { userId, interviewId, evaluator: 'local' } })
  await tx.interview.update({
    where: { userId_id: { userId, id: interviewId } },
    data: {
      feedbackStatus: 'processing',
      score: null,
      scoreLow: null,
      scoreHigh: null,
      summary: Prisma.DbNull,
      evaluationProgress: Prisma.DbNull,
    },
    select: { id: true },
  })
  await queue.enqueue(tx, 'evaluate-interview', { interviewId }, { lane: userId })
}

/** Called after the last retry: marks the evaluation as failed and refunds the unit. */
export async function failEvaluation(deps: Deps, interviewId: string): Promise<void> {
  await deps.prisma.$transaction(async (tx) => {
    const userId = await ownerOf(tx, interviewId)
    if (userId === null) return
    const { count } = await tx.interview.updateMany({
      where: { userId, id: interviewId, feedbackStatus: 'processing' },
      data: { feedbackStatus: 'failed' },
    })
    if (count > 0) await giveBack(tx, { userId, interviewId })
  })
}

/**
 * Starts the evaluation again after it failed, or after rules replaced an AI service that could not be reached. Results
 * of the model are kept. A refunded unit is charged again only when the evaluation succeeds.
 * @throws AppError NOT_FOUND · CONFLICT when there is nothing to repeat
 */
export async function retryEvaluation(deps: Deps, userId: string, id: string): Promise<InterviewDto> {
  await deps.prisma.$transaction(async (tx) => {
    const { feedbackStatus } = await lockInterview(tx, userId, id)
    if (feedbackStatus !== 'failed' && !(feedbackStatus === 'ready' && (await hasFallback(tx, userId, id)))) {
      throw new AppError(
        'CONFLICT',
        'evaluation-not-repeatable',
        'Only an evaluation that failed, or one that had to do without the AI service, can be started again.',
      )
    }
    await restartEvaluation(deps, tx, { userId, interviewId: id })
  })
  deps.queue.wake('evaluate-interview')
  return getInterview(deps, userId, id)
}

async function hasFallback(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx.interview.findUnique({ where: { userId_id: { userId, id } }, select: { summary: true } })
  return feedbackSummarySchema.safeParse(row?.summary).data?.fallback === true
}
