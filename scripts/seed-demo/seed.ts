/** Writes the demo account's rows in the format of the services. */
import { questionsFor } from '@/content/question-bank'
import { DAY_MS } from '@/domain/durations'
import { countWords } from '@/domain/interview/answers'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Role } from '@/domain/interview/roles'
import type { Prisma } from '@/generated/prisma/client'
import { ExpectedError } from '@/server/expected-error'
import { hashPassword } from '@/server/passwords'
import type { Deps } from '@/server/ports'
import { evaluateInterview } from '@/server/services/evaluation/evaluate-interview'
import { toStored } from '@/server/services/interview/stored-question'
import { charge } from '@/server/services/shared/usage'
import { DEMO_ACCOUNT } from './account'
import type { DemoInterview } from './demo-interview'
import { DEMO_INTERVIEWS } from './interviews'

/** The demo data does not fit the question bank; the message says where. */
export class SeedError extends ExpectedError {
  override name = 'SeedError'
}

const SECOND_MS = 1000
/** Transaction time limit: many statements on a slow disk take longer than Prisma's default of five seconds. */
const TRANSACTION_MS = 60_000

/**
 * Creates the account with its interviews and evaluates the finished ones. An existing account is not changed, except
 * for evaluations that an earlier run did not finish.
 * @throws SeedError when a question is not in the bank
 */
export async function seedDemo(deps: Deps, interviews = DEMO_INTERVIEWS): Promise<'created' | 'existed'> {
  const rows = interviews.map((interview) => toRow(interview, deps.now()))
  const where = { email: DEMO_ACCOUNT.email }
  const existing = await deps.prisma.user.findUnique({ where, select: { id: true } })
  const { id: userId } = existing ?? (await createAccount(deps, rows))
  const unevaluated = await deps.prisma.interview.findMany({
    where: { userId, feedbackStatus: 'processing' },
    select: { id: true },
  })
  for (const { id } of unevaluated) await evaluateInterview(deps, id)
  return existing ? 'existed' : 'created'
}

type InterviewRow = ReturnType<typeof toRow>

async function createAccount(deps: Deps, rows: readonly InterviewRow[]): Promise<{ id: string }> {
  const { password, ...account } = DEMO_ACCOUNT
  const passwordHash = await hashPassword(password)
  const first = Math.min(...rows.map((row) => row.createdAt.getTime()))
  const createdAt = new Date(first - DAY_MS)
  const write = async (tx: Prisma.TransactionClient) => {
    const user = await tx.user.create({
      data: { ...account, passwordHash, createdAt, emailVerifiedAt: createdAt, isHolderVerified: true },
    })
    for (const row of rows) {
      const { id } = await tx.interview.create({ data: { ...row, userId: user.id } })
      await charge(tx, { userId: user.id, interviewId: id }, row.createdAt)
    }
    return user
  }
  return deps.prisma.$transaction(write, { timeout: TRANSACTION_MS, maxWait: TRANSACTION_MS })
}

function toRow({ role, status, begun, asked }: DemoInterview, now: Date) {
  const createdAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - begun.monthsAgo, begun.day, begun.hour))
  const answers = asked.filter((answer) => 'text' in answer)
  const seconds = answers.reduce((sum, answer) => sum + answer.timeSpent, 0)
  const endedAt = new Date(createdAt.getTime() + seconds * SECOND_MS)
  const ending = {
    completed: { completedAt: endedAt, feedbackStatus: 'processing' as const, answeredCount: answers.length },
    saved: { savedAt: endedAt, currentQuestionIndex: answers.length },
    abandoned: {},
  }
  return {
    role,
    status,
    createdAt,
    ...ending[status],
    questions: asked.map(({ questionId }) => snapshot(role, questionId)),
    questionCount: asked.length,
    answers: {
      create: answers.map((answer) => ({ ...answer, wordCount: countWords(answer.text), updatedAt: endedAt })),
    },
  }
}

/** A question as stored in an interview. */
function snapshot(role: Role, questionId: string) {
  const found: InterviewQuestion | undefined = questionsFor(role).find(({ id }) => id === questionId)
  if (!found) {
    throw new SeedError(
      `The demo interviews (scripts/seed-demo) ask '${questionId}', which is no longer a question for ${role}: name another one of src/content/questions.`,
    )
  }
  return toStored(found)
}
