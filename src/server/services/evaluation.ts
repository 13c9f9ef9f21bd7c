/** Evaluates a completed interview, answer by answer, so that a restart goes on where the last try ended. */
import { z } from 'zod'
import { withWaysToSay } from '@/content/known-question'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { READER_FAILURES, type ReaderFailure } from '@/domain/evaluation/reader-failure'
import { scoreInterview } from '@/domain/evaluation/score/score-interview'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Role } from '@/domain/interview/roles'
import { Prisma } from '@/generated/prisma/client'
import { type FeedbackSummary, type QuestionScoreDto, questionScoreSchema } from '@/schemas/interview'
import type { Deps, Tx } from '../ports'
import { readWithModel, type Spent } from './model-evaluation'
import { recordEvidence } from './review-cards'
import { chargeLate, giveBack } from './usage'

const select = {
  id: true,
  userId: true,
  role: true,
  cvContent: true,
  jobDescription: true,
  questions: true,
  completedAt: true,
  feedbackStatus: true,
  summary: true,
  answers: { select: { questionId: true, text: true, wordCount: true } },
  scores: { select: { questionId: true, evaluator: true, result: true } },
} as const

/** Stands in the place of the summary while an evaluation goes on from one job to the next. */
const spentSchema = z.object({
  spent: z.object({ ms: z.number(), calls: z.number(), failure: z.enum(READER_FAILURES).optional() }),
})

type Scored = { evaluator: string; result: QuestionScoreDto }

/** Scores what is not scored yet, then the whole. Does nothing when the feedback stands already or the interview is gone. */
export async function evaluateInterview(deps: Deps, interviewId: string): Promise<void> {
  const interview = await deps.prisma.interview.findUnique({ where: { id: interviewId }, select })
  if (interview?.feedbackStatus !== 'processing') return
  const questions = interview.questions as unknown as InterviewQuestion[]
  const answers = new Map(interview.answers.filter((a) => a.wordCount > 0).map((a) => [a.questionId, a.text]))
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
    const spent = spentSchema.safeParse(interview.summary).data?.spent ?? { ms: 0, calls: 0 }
    const limits = { spent, answered: answers.size, owner: interview.userId }
    const outcome = await readWithModel(deps, evaluator, inputs, limits, keep)
    if (!outcome.isFinished) return goOnLater(deps, interviewId, outcome.spent)
    failure = outcome.spent.failure
  } else {
    for (const input of inputs) await keep(input, await evaluator.findFacts(input, interview.userId))
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
      interview.userId,
    ),
    evaluator: isAllByModel ? 'llm' : 'local',
    ...(evaluator.name === 'llm' ? { fallback: !isAllByModel } : {}),
    ...(failure && !isAllByModel ? { fallbackCause: failure } : {}),
  }
  await deps.prisma.$transaction(async (tx) => {
    const { count } = await tx.interview.updateMany({
      // Also one that was given up meanwhile: a worker that fell silent may come to an end all the same.
      where: { id: interviewId, feedbackStatus: { in: ['processing', 'failed'] } },
      data: {
        score,
        scoreLow: range?.low ?? null,
        scoreHigh: range?.high ?? null,
        summary,
        feedbackStatus: 'ready',
      },
    })
    if (count === 0) return
    await chargeLate(tx, { interviewId })
    const source = { userId: interview.userId, interviewId, at: interview.completedAt ?? deps.now() }
    await recordEvidence(
      tx,
      source,
      inOrder.map(({ result }) => result),
    )
  })
}

async function storeScore(
  deps: Deps,
  interview: { id: string; userId: string },
  input: EvaluationInput,
  facts: AnswerFacts,
): Promise<Scored> {
  const result = await deps.rules.scoreAnswer({ input, facts }, interview.userId)
  const key = { interviewId: interview.id, questionId: input.question.id }
  const data = { evaluator: facts.evaluator, score: result.score, result }
  await deps.prisma.answerScore.upsert({
    where: { interviewId_questionId: key },
    create: { ...key, ...data },
    update: data,
  })
  return { evaluator: facts.evaluator, result }
}

/** Hands the rest to a further job, at the end of the queue, so that one long interview holds up nobody. */
async function goOnLater(deps: Deps, interviewId: string, spent: Spent): Promise<void> {
  await deps.prisma.$transaction(async (tx) => {
    const { count } = await tx.interview.updateMany({
      where: { id: interviewId, feedbackStatus: 'processing' },
      data: { summary: { spent: { ...spent } } },
    })
    if (count > 0) await deps.queue.enqueue(tx, 'evaluate-interview', { interviewId })
  })
  deps.queue.wake('evaluate-interview')
}

/** Begins the evaluation anew, in the transaction of whoever found that it may be; what a model did read is kept. */
export async function restartEvaluation({ queue }: Deps, tx: Tx, interviewId: string): Promise<void> {
  await tx.answerScore.deleteMany({ where: { interviewId, evaluator: 'local' } })
  await tx.interview.update({
    where: { id: interviewId },
    data: { feedbackStatus: 'processing', score: null, scoreLow: null, scoreHigh: null, summary: Prisma.DbNull },
    select: { id: true },
  })
  await queue.enqueue(tx, 'evaluate-interview', { interviewId })
}

/** The last try failed: the user is told, and the interview no longer counts against the plan. */
export async function failEvaluation(deps: Deps, interviewId: string): Promise<void> {
  await deps.prisma.$transaction(async (tx) => {
    const { count } = await tx.interview.updateMany({
      where: { id: interviewId, feedbackStatus: 'processing' },
      data: { feedbackStatus: 'failed' },
    })
    if (count > 0) await giveBack(tx, { interviewId })
  })
}
