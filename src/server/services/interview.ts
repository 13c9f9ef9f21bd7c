/** Starting, answering, saving and ending interviews. */
import { openersFor } from '@/content/openers'
import { type BankQuestion, questionsFor } from '@/content/question-bank'
import { AppError } from '@/domain/errors'
import { assertLength, personalCount } from '@/domain/interview/lengths'
import { assertKnownQuestions, assertOpen, assertQuestionIndex } from '@/domain/interview/lifecycle'
import { ownQuestion } from '@/domain/interview/own-questions'
import { arrange, pickFrame } from '@/domain/interview/pick-frame'
import { pickQuestions, seededRandom, shuffle } from '@/domain/interview/pick-questions'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Region } from '@/domain/interview/regions'
import { isAskedIn } from '@/domain/interview/regions'
import { costOfDiscarding, freeDiscardsLeft } from '@/domain/plans/discards'
import { effectivePlan } from '@/domain/plans/plans'
import { assertInterviewQuota } from '@/domain/plans/usage'
import {
  type AnswerInput,
  type CompleteInterviewInput,
  type CreateInterviewInput,
  feedbackSummarySchema,
  type InterviewDto,
  type SaveAnswerInput,
  type SavedAnswerDto,
  type SaveInterviewInput,
} from '@/schemas/interview'
import type { Deps, Tx } from '../ports'
import { earlierInterviews } from './earlier-interviews'
import { restartEvaluation } from './evaluation'
import { finishInterview } from './finish-interview'
import { type Place, within, writeAnswer } from './interview-answers'
import { getInterview, lockInterview, notFound } from './interview-queries'
import { makePersonalQuestions } from './personal-questions'
import { toStored } from './stored-question'
import { chargeInterview, countFreeDiscards, countUsage, giveBackDiscarded, lockUser } from './usage'
import { assertRoleFree, findUser, heldPlan, isLocked } from './user'

/**
 * Starts an interview and counts it against the plan, in one transaction. Questions made for the candidate are ready
 * before it begins, since a model may take its time.
 * @throws AppError PAYMENT_REQUIRED quota reached, or more questions than the plan gives · CONFLICT another role is locked · NOT_FOUND user gone
 */
export async function createInterview(deps: Deps, input: CreateInterviewInput): Promise<InterviewDto> {
  const { userId, role, jobDescription, cvContent } = input
  const now = deps.now()
  const seed = deps.seed()
  const personal = await personalQuestionsFor(deps, input, now, seed)
  // Read before the transaction, which files must not hold up: where nothing is prepared, the YAML takes seconds.
  const known = { bank: questionsFor(role), openers: input.openers ? openersFor(role) : [] }
  const id = await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, userId)
    const { user, plan, count } = await assertMayStart(tx, input, now)
    if (plan.id === 'pay-per-use' && user.selectedRole !== role) {
      await tx.user.update({ where: { id: userId }, data: { selectedRole: role } })
    }
    if (input.region && input.region !== user.region) {
      await tx.user.update({ where: { id: userId }, data: { region: input.region } })
    }
    // The plan may have ended while a model was thinking.
    const made = personal.slice(0, personalCount(plan, count))
    const brought = input.ownQuestions.slice(0, count).map(ownQuestion)
    const wanted = { userId, role, level: input.level, region: input.region ?? user.region, count, seed }
    const chosen = await chooseQuestions(tx, wanted, known, { made, brought })
    const questions = chosen.map(toStored)
    const interview = await tx.interview.create({
      data: {
        userId,
        role,
        jobDescription,
        cvContent,
        questions,
        questionCount: questions.length,
        asksFollowUps: input.followUps,
        createdAt: now,
      },
      select: { id: true },
    })
    await chargeInterview(tx, userId, interview.id, now)
    return interview.id
  })
  return getInterview(deps, userId, id)
}

async function assertMayStart(tx: Tx, { userId, role, questionCount }: CreateInterviewInput, now: Date) {
  const user = await findUser(tx, userId)
  assertInterviewQuota(heldPlan(user), await countUsage(tx, userId, 'interview', now), now)
  assertRoleFree(user, role, await isLocked(tx, user, now))
  const plan = effectivePlan(heldPlan(user), now)
  return { user, plan, count: assertLength(plan, questionCount) }
}

/** None where the plan has none; refuses what the transaction would refuse before any model is asked. */
async function personalQuestionsFor(deps: Deps, input: CreateInterviewInput, now: Date, seed: number) {
  if (input.jobDescription.trim() === '' && input.cvContent.trim() === '') return []
  const { plan, count } = await assertMayStart(deps.prisma, input, now)
  return makePersonalQuestions(deps, { ...input, count: personalCount(plan, count), seed })
}

type Wanted = Pick<CreateInterviewInput, 'userId' | 'role' | 'level'> & { region: Region; count: number; seed: number }
type Known = { bank: readonly BankQuestion[]; openers: ReturnType<typeof openersFor> }

/**
 * The questions in the order in which they are asked. Those that the candidate brings come first, and an interview that
 * begins with them has no opening question.
 */
async function chooseQuestions(
  tx: Tx,
  { userId, role, level, region, count, seed }: Wanted,
  known: Known,
  { made, brought }: { made: readonly InterviewQuestion[]; brought: readonly InterviewQuestion[] },
): Promise<InterviewQuestion[]> {
  const earlier = await earlierInterviews(tx, userId, role)
  const seen = new Set(earlier.flatMap((i) => (i.questions as unknown as InterviewQuestion[]).map((q) => q.id)))
  const openers = brought.length > 0 ? known.openers.filter(({ place }) => place !== 'opening') : known.openers
  const left = count - brought.length
  const frame = left > 0 ? pickFrame(openers, { count, seen, seed }) : {}
  const room = left - Object.keys(frame).length
  const personal = made.slice(0, room)
  const bank = pickQuestions(
    known.bank.filter((question) => isAskedIn(question, region)),
    {
      count: room - personal.length,
      seen,
      seed,
      level,
      isShared: (question) => question.id.startsWith('shared.'),
    },
  )
  return [...brought, ...arrange(frame, shuffle([...personal, ...bank], seededRandom(seed)))]
}

/**
 * Stores one answer as it is typed, unless a newer one is stored; never changes the status.
 * @throws AppError NOT_FOUND · CONFLICT the interview has ended · BAD_REQUEST no question of the interview
 */
export async function saveAnswer(
  deps: Deps,
  userId: string,
  { id, ...answer }: SaveAnswerInput,
): Promise<SavedAnswerDto> {
  const now = deps.now()
  if (await writeAnswer(deps.sql, { userId, id, now }, answer)) return { superseded: false, savedAt: now }
  await openInterview(deps.prisma, userId, id, [answer])
  // Nothing else kept it out, so a newer one is there, or the account was deleted just now.
  const held = await deps.prisma.answer.findUnique({
    where: { interviewId_questionId: { interviewId: id, questionId: answer.questionId } },
    select: { text: true, timeSpent: true, revision: true },
  })
  if (!held) throw notFound()
  return { superseded: true, held: { ...held, revision: Number(held.revision) } }
}

/** Stores the answers and where the user was, for later: the status becomes 'saved'. */
export async function saveInterview(deps: Deps, userId: string, input: SaveInterviewInput): Promise<InterviewDto> {
  const { id, currentQuestionIndex, answers } = input
  const now = deps.now()
  await deps.prisma.$transaction(async (tx) => {
    const { questions } = await openInterview(tx, userId, id, answers)
    assertQuestionIndex(currentQuestionIndex, questions.length)
    await writeAnswers(tx, { userId, id, now }, answers)
    await tx.interview.update({ where: { id }, data: { status: 'saved', savedAt: now, currentQuestionIndex } })
  })
  return getInterview(deps, userId, id)
}

/**
 * Gives an interview up. One in which nothing was answered costs nothing, as often as `costOfDiscarding` allows.
 * @throws AppError NOT_FOUND · CONFLICT it has ended
 */
export async function discardInterview(deps: Deps, userId: string, id: string): Promise<InterviewDto> {
  const now = deps.now()
  await deps.prisma.$transaction(async (tx) => {
    // The user before the interview, as whoever starts one does; two that are discarded at once count one by one.
    await lockUser(tx, userId)
    await openInterview(tx, userId, id)
    const { createdAt } = await tx.interview.update({
      where: { id },
      data: { status: 'abandoned' },
      select: { createdAt: true },
    })
    const answered = await tx.answer.count({ where: { interviewId: id, wordCount: { gt: 0 } } })
    const freeLeft = freeDiscardsLeft(await countFreeDiscards(tx, userId, now))
    if (costOfDiscarding({ answered, startedAt: createdAt, now, freeLeft }) === 'nothing') {
      await giveBackDiscarded(tx, userId, id, now)
    }
  })
  return getInterview(deps, userId, id)
}

/**
 * Stores the last answers, ends the interview and starts its evaluation. With the same answers once more nothing changes.
 * @throws AppError NOT_FOUND · CONFLICT it has ended · BAD_REQUEST no answer, or one to no question of the interview
 */
export async function completeInterview(
  deps: Deps,
  userId: string,
  { id, answers }: CompleteInterviewInput,
): Promise<InterviewDto> {
  const now = deps.now()
  await deps.prisma.$transaction(async (tx) => {
    const { status, questions } = await lockInterview(tx, userId, id)
    if (status === 'completed' && (await isStored(tx, id, answers))) return
    assertOpen(status)
    assertKnownQuestions(questions, answers)
    await writeAnswers(tx, { userId, id, now }, answers)
    await finishInterview(deps, tx, id, now)
  })
  deps.queue.wake('evaluate-interview')
  return getInterview(deps, userId, id)
}

/**
 * Starts the evaluation again after it failed, or after rules stood in for an AI service that could not be reached.
 * What the service did read is kept. A unit that was given back counts again only when the evaluation succeeds.
 */
export async function retryEvaluation(deps: Deps, userId: string, id: string): Promise<InterviewDto> {
  await deps.prisma.$transaction(async (tx) => {
    const { feedbackStatus } = await lockInterview(tx, userId, id)
    if (feedbackStatus !== 'failed' && !(feedbackStatus === 'ready' && (await hasFallback(tx, id)))) {
      throw new AppError(
        'CONFLICT',
        'evaluation-not-repeatable',
        'Only an evaluation that failed, or one that had to do without the AI service, can be started again.',
      )
    }
    await restartEvaluation(deps, tx, id)
  })
  deps.queue.wake('evaluate-interview')
  return getInterview(deps, userId, id)
}

async function hasFallback(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.interview.findUnique({ where: { id }, select: { summary: true } })
  return feedbackSummarySchema.safeParse(row?.summary).data?.fallback === true
}

/** An interview that takes these answers; locked until the transaction ends, if there is one. */
async function openInterview(tx: Tx, userId: string, id: string, answers: readonly AnswerInput[] = []) {
  const interview = await lockInterview(tx, userId, id)
  assertOpen(interview.status)
  assertKnownQuestions(interview.questions, answers)
  return interview
}

async function writeAnswers(tx: Tx, place: Place, answers: readonly AnswerInput[]): Promise<void> {
  for (const answer of answers) await writeAnswer(within(tx), place, answer)
}

/** Whether all these answers stand as they are, or gave way to newer ones, as when a completion is sent a second time. */
async function isStored(tx: Tx, interviewId: string, answers: readonly AnswerInput[]): Promise<boolean> {
  const select = { questionId: true, text: true, revision: true }
  const rows = await tx.answer.findMany({ where: { interviewId }, select })
  const stored = new Map(rows.map((row) => [row.questionId, row]))
  return answers.every(({ questionId, text, revision }) => {
    const row = stored.get(questionId)
    const isOlder = row !== undefined && revision !== undefined && row.revision > revision
    return isOlder || (row?.text ?? '') === text
  })
}
