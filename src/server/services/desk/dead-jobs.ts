/** Dead jobs (jobs whose last retry failed), and retrying one. */
import { emailLinkExpiry } from '@/domain/account/email-link'
import { AppError } from '@/domain/errors'
import { isOpen } from '@/domain/payments/transition'
import { JOB_NAMES, JOB_PAYLOADS, type JobName, type JobPayload, linkKindOf } from '@/server/jobs/payloads'
import type { DeadJob, Deps, Tx } from '@/server/ports'
import { restartEvaluation } from '@/server/services/evaluation'
import { ownerOf } from '@/server/services/interview'
import { writeAudit } from '@/server/services/shared/audit'

export type DeadJobDto = DeadJob & {
  /** Whether an operator has retried it. */
  isRetried: boolean
}

/** The dead jobs, the latest first. */
export const listDeadJobs = async (deps: Deps, limit: number): Promise<DeadJobDto[]> =>
  withRetries(deps, await deps.queue.died({ limit }))

async function withRetries({ prisma }: Deps, jobs: readonly DeadJob[]): Promise<DeadJobDto[]> {
  const acts = await prisma.auditEntry.findMany({
    where: { act: 'retry-job', subject: { in: jobs.map(({ id }) => id) } },
    select: { subject: true },
  })
  const retried = new Set(acts.map(({ subject }) => subject))
  return jobs.map((job) => ({ ...job, isRetried: retried.has(job.id) }))
}

type Order = { operator: string; reason?: string | undefined }
type RetryInput = Order & { id: string }

/**
 * Enqueues a copy of the dead job and resets the status that its failure left.
 * @throws AppError NOT_FOUND · CONFLICT when it was retried already, or has nothing left to do
 */
export async function retryJob(deps: Deps, { id, ...order }: RetryInput): Promise<{ outcome: string }> {
  const [job] = await deps.queue.died({ id })
  if (!job) throw new AppError('NOT_FOUND', 'not-found', `There is no dead job ${id}.`)
  const outcome = await retry(deps, job, order)
  deps.queue.wake(job.name)
  return { outcome }
}

/**
 * The same for every dead job of a kind, the oldest first. Left are those with nothing to do, and mails whose link
 * would have expired by now, since whoever waited for one has asked again or has given up.
 * @throws AppError NOT_FOUND when there is no such kind, or no dead job of it
 */
export async function retryJobs(
  deps: Deps,
  { name, ...order }: Order & { name: string },
): Promise<{ outcome: string }> {
  const kind = JOB_NAMES.find((known) => known === name)
  if (!kind) throw new AppError('NOT_FOUND', 'not-found', `The kinds of jobs are ${JOB_NAMES.join(', ')}.`)
  const jobs = (await withRetries(deps, await deps.queue.died({ name: kind }))).filter(({ isRetried }) => !isRetried)
  if (jobs.length === 0)
    throw new AppError('NOT_FOUND', 'not-found', `No dead job of the kind ${kind} is left to retry.`)
  let again = 0
  for (const job of jobs.reverse()) {
    if (isOverdue(job, deps.now())) continue
    try {
      await retry(deps, job, order)
      again += 1
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
    }
  }
  deps.queue.wake(kind)
  const rest = again < jobs.length ? '; the others have nothing left to do' : ''
  return { outcome: `${again} of ${jobs.length} ${kind} are in the queue again${rest}` }
}

function isOverdue({ name, payload, diedAt }: DeadJob, now: Date): boolean {
  if (name !== 'send-mail') return false
  const link = linkKindOf(JOB_PAYLOADS[name].parse(payload).kind)
  return link !== null && emailLinkExpiry(link, diedAt) <= now
}

async function retry(deps: Deps, { id, ...job }: DeadJob, { operator, reason }: Order): Promise<string> {
  const outcome = `${job.name} is in the queue again`
  await deps.prisma.$transaction(async (tx) => {
    // Advisory lock: of two operators at once, the second waits here and then finds the first one's audit entry.
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(727003)) AS held`
    if ((await tx.auditEntry.count({ where: { act: 'retry-job', subject: id } })) > 0) {
      throw new AppError(
        'CONFLICT',
        'conflict',
        'This job was tried again already: if it died once more, it stands in the list anew.',
      )
    }
    const userId = await revive(deps, tx, job.name, job.payload)
    await writeAudit(tx, deps.now(), { operator, act: 'retry-job', userId, subject: id, reason, outcome })
  })
  return outcome
}

/** Resets the status of the work and enqueues the job. @returns the account it is about, if any */
async function revive<N extends JobName>(deps: Deps, tx: Tx, name: N, payload: unknown): Promise<string | null> {
  const known = JOB_PAYLOADS[name].parse(payload) as JobPayload<N>
  const userId = await WANT_AGAIN[name](deps, tx, known)
  // `restartEvaluation` enqueues it.
  if (name === 'evaluate-interview') return userId
  await deps.queue.enqueue(tx, name, known, userId !== null && IN_LANES.has(name) ? { lane: userId } : {})
  return userId
}

/** The jobs that take turns by person, beside `evaluate-interview`, which is enqueued elsewhere. */
const IN_LANES: ReadonlySet<JobName> = new Set(['evaluate-attempt', 'read-again', 'review-cv'])

const gone = () => new AppError('CONFLICT', 'conflict', 'What this job was for is no longer there.')

/** The row of the work. @throws AppError CONFLICT unless it is there and has failed */
function givenUp<R>(row: R | null, status: string | undefined): R {
  if (row === null) throw gone()
  if (status === 'failed') return row
  const sentence =
    status === 'processing'
      ? 'What this job was for is being worked on, or about to be given up: look again in a minute.'
      : 'What this job was for has been done since.'
  throw new AppError('CONFLICT', 'conflict', sentence)
}

/** For each job: resets the status that its failure left. */
const WANT_AGAIN: { [N in JobName]: (deps: Deps, tx: Tx, payload: JobPayload<N>) => Promise<string | null> } = {
  'evaluate-interview': async (deps, tx, { interviewId }) => {
    const select = { userId: true, feedbackStatus: true } as const
    const interview = await tx.interview.findFirst({ where: { id: interviewId }, select })
    const { userId } = givenUp(interview, interview?.feedbackStatus)
    await restartEvaluation(deps, tx, { userId, interviewId })
    return userId
  },
  'evaluate-attempt': async (_, tx, { interviewId, questionId, number }) => {
    const userId = (await ownerOf(tx, interviewId)) ?? ''
    const where = { userId_interviewId_questionId_number: { userId, interviewId, questionId, number } }
    const attempt = await tx.answerAttempt.findUnique({ where, select: { status: true } })
    givenUp(attempt, attempt?.status)
    await tx.answerAttempt.update({ where, data: { status: 'processing' }, select: { number: true } })
    return userId
  },
  'read-again': async (_, tx, key) => {
    const userId = (await ownerOf(tx, key.interviewId)) ?? ''
    const where = { userId_interviewId_questionId_number_evaluator: { userId, ...key } }
    const row = await tx.contestedReading.findUnique({ where, select: { secondStatus: true } })
    givenUp(row, row?.secondStatus)
    await tx.contestedReading.update({ where, data: { secondStatus: 'processing' }, select: { number: true } })
    return userId
  },
  'review-cv': async (_, tx, { cvReviewId: id }) => {
    const review = await tx.cvReview.findFirst({ where: { id }, select: { userId: true, status: true } })
    const { userId } = givenUp(review, review?.status)
    await tx.cvReview.updateMany({ where: { userId, id }, data: { status: 'processing' } })
    return userId
  },
  'check-payment': async (_, tx, { paymentId: id }) => {
    const payment = await tx.payment.findUnique({ where: { id }, select: { userId: true, status: true } })
    if (payment && isOpen(payment.status)) return payment.userId
    return givenUp(payment, payment?.status).userId
  },
  'send-mail': async (_, tx, payload) => {
    if ('paymentId' in payload) {
      const payment = await tx.payment.findUnique({ where: { id: payload.paymentId }, select: { userId: true } })
      if (!payment?.userId) throw gone()
      return payment.userId
    }
    if (!('userId' in payload)) return null
    const user = await tx.user.findUnique({ where: { id: payload.userId }, select: { id: true } })
    if (!user) throw gone()
    return user.id
  },
  'forget-account': async () => null,
  'remind-of-plan-end': async () => null,
  tidy: async () => null,
}
