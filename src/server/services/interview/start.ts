/** Starting an interview. */

import { openersFor } from '@/content/openers'
import { type BankQuestion, questionsFor } from '@/content/question-bank'
import { AppError } from '@/domain/errors'
import { assertLength, personalCount } from '@/domain/interview/lengths'
import { ownQuestion } from '@/domain/interview/own-questions'
import { arrange, pickFrame } from '@/domain/interview/pick-frame'
import { pickQuestions } from '@/domain/interview/pick-questions'
import type { InterviewQuestion } from '@/domain/interview/question'
import { isSharedId } from '@/domain/interview/question-id'
import { isAskedIn, type Region } from '@/domain/interview/regions'
import { effectivePlan } from '@/domain/plans/plans'
import { assertInterviewQuota } from '@/domain/plans/usage'
import { seededRandom, shuffle } from '@/domain/random'
import type { CreateInterviewInput, InterviewDto } from '@/schemas/interview'
import type { Deps, Tx } from '@/server/ports'
import { heldPlan } from '@/server/services/shared/held-plan'
import { assertRoleFree, isLocked } from '@/server/services/shared/role-lock'
import { charge, countUsage } from '@/server/services/shared/usage'
import { findUser, lockUser } from '@/server/services/shared/user-row'
import { makePersonalQuestions, seenQuestions } from './personal-questions'
import { getInterview } from './queries'
import { toStored } from './stored-question'

/**
 * Starts an interview and charges the unit in one transaction; an interview that was started with the same key is
 * returned. Personal questions are made before the transaction, because a model may take seconds.
 * @throws AppError PAYMENT_REQUIRED quota reached, or more questions than the plan includes · CONFLICT the plan is
 * locked to another role, or the key belongs to another interview · NOT_FOUND no such user
 */
export async function createInterview(deps: Deps, input: CreateInterviewInput): Promise<InterviewDto> {
  const { userId, role, jobDescription, cvContent, startKey } = input
  const earlier = await startedWith(deps.prisma, input)
  if (earlier) return getInterview(deps, userId, earlier.id)
  const now = deps.now()
  const seed = deps.seed()
  const personal = await personalQuestionsFor(deps, input, now, seed)
  // Read outside the transaction: without the prepared files, parsing the YAML takes seconds.
  const known = { bank: questionsFor(role), openers: input.openers ? openersFor(role) : [] }
  const id = await deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, userId)
    // The same start may have been sent again while this one waited for the model.
    const earlier = await startedWith(tx, input)
    if (earlier) return earlier.id
    const { user, plan, count } = await assertMayStart(tx, input, now)
    if (plan.id === 'pay-per-use' && user.selectedRole !== role) {
      await tx.user.update({ where: { id: userId }, data: { selectedRole: role } })
    }
    if (input.region && input.region !== user.region) {
      await tx.user.update({ where: { id: userId }, data: { region: input.region } })
    }
    // The plan may have expired in the meantime.
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
        startKey,
        createdAt: now,
      },
      select: { id: true },
    })
    await charge(tx, { userId, interviewId: interview.id }, now)
    return interview.id
  })
  return getInterview(deps, userId, id)
}

/** @throws AppError CONFLICT the key belongs to an interview for another role, or of another length */
async function startedWith(tx: Tx, { userId, startKey, role, questionCount }: CreateInterviewInput) {
  if (startKey === undefined) return null
  const select = { id: true, role: true, questions: true } as const
  const earlier = await tx.interview.findFirst({ where: { userId, startKey }, select })
  if (!earlier) return null
  const started = (earlier.questions as { followUpOf?: string }[]).filter(({ followUpOf }) => !followUpOf).length
  if (earlier.role === role && (questionCount ?? started) === started) return earlier
  throw new AppError(
    'CONFLICT',
    'start-key-used',
    'Another interview was started with this key: make a new key for each interview.',
  )
}

async function assertMayStart(tx: Tx, { userId, role, questionCount }: CreateInterviewInput, now: Date) {
  const user = await findUser(tx, userId)
  const held = heldPlan(user)
  assertInterviewQuota(held, await countUsage(tx, userId, 'interview', held, now), now)
  assertRoleFree(user, role, await isLocked(tx, user, now))
  const plan = effectivePlan(held, now)
  return { user, plan, count: assertLength(plan, questionCount) }
}

/**
 * Empty if there are no texts or the plan includes no personal questions. Runs the transaction's checks early, before a
 * model is called.
 */
async function personalQuestionsFor(deps: Deps, input: CreateInterviewInput, now: Date, seed: number) {
  if (input.jobDescription.trim() === '' && input.cvContent.trim() === '') return []
  const { plan, count } = await assertMayStart(deps.prisma, input, now)
  return makePersonalQuestions(deps, { ...input, count: personalCount(plan, count), seed })
}

type Wanted = Pick<CreateInterviewInput, 'userId' | 'role' | 'level'> & { region: Region; count: number; seed: number }
type Known = { bank: readonly BankQuestion[]; openers: ReturnType<typeof openersFor> }

/**
 * The questions in the order in which they are asked. The candidate's own questions come first, and an interview that
 * begins with them has no opening question.
 */
async function chooseQuestions(
  tx: Tx,
  { userId, role, level, region, count, seed }: Wanted,
  known: Known,
  { made, brought }: { made: readonly InterviewQuestion[]; brought: readonly InterviewQuestion[] },
): Promise<InterviewQuestion[]> {
  const seen = await seenQuestions(tx, userId, role)
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
      isShared: ({ id }) => isSharedId(id),
    },
  )
  return [...brought, ...arrange(frame, shuffle([...personal, ...bank], seededRandom(seed)))]
}
