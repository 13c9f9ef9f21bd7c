/** Runs one attempt of a job and records its outcome. */
import type PgBoss from 'pg-boss'
import type { Deps } from '@/server/ports'
import { inContext } from '@/server/request-context'
import { RuleTimeout } from '@/server/rules/port'
import { endTries, forgetJob } from './dead-jobs'
import { shortenPause, type TakenJob } from './due-jobs'
import { JOB_HANDLERS } from './handlers'
import type { Heartbeat } from './heartbeat'
import { JOB_PAYLOADS, type JobName, type JobPayload } from './payloads'

type Parts = { boss: PgBoss; deps: Deps; heartbeat: Heartbeat }

/** Rejects at the time limit. The work itself cannot be cancelled and continues; its outcome is ignored. */
async function withinTime(seconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The job took longer than ${seconds} seconds.`)), seconds * 1000)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The job's id, and the id of the request that enqueued it. */
function contextOf({ id, data }: TakenJob) {
  const { requestId } = (data ?? {}) as { requestId?: unknown }
  return { jobId: id, ...(typeof requestId === 'string' ? { request: requestId } : {}) }
}

/** Runs a job. Never rejects: a failure is recorded and, unless it is final, retried by any process. */
export function runJob<N extends JobName>(name: N, job: TakenJob, parts: Parts): Promise<void> {
  const { run, leavesNoRow, longestPauseSeconds } = JOB_HANDLERS[name]
  const { boss, deps } = parts
  return inContext(contextOf(job), async () => {
    const begun = performance.now()
    deps.log.debug({ job: name, try: job.retryCount }, 'a job started')
    const fault = await tryJob(name, job, parts, (payload) => run(deps, payload))
    const seconds = (performance.now() - begun) / 1000
    if (fault) deps.log.error({ err: fault, job: name, try: job.retryCount }, 'a job failed')
    else deps.log.debug({ job: name, seconds, waited: job.waited }, 'a job completed')
    const outcome = fault ? 'failed' : 'done'
    deps.metrics?.metrics.jobEnded({ name, outcome, seconds, waited: job.waited })
    await writeDown(deps, async () => {
      if (fault) {
        if (fault instanceof RuleTimeout) await endTries(deps.sql, job)
        await boss.fail(job.name, job.id, fault)
        if (longestPauseSeconds !== undefined) await shortenPause(deps.sql, job, longestPauseSeconds)
        return
      }
      await (leavesNoRow ? forgetJob(deps.sql, job) : boss.complete(job.name, job.id))
    })
  })
}

/** Runs the `giveUp` handler of a job that exhausted its retries. Never rejects. */
export function giveUpJob<N extends JobName>(name: N, job: TakenJob, parts: Parts): Promise<void> {
  const { giveUp } = JOB_HANDLERS[name]
  const { boss, deps } = parts
  return inContext(contextOf(job), async () => {
    const fault = await tryJob(name, job, parts, (payload) => giveUp(deps, payload))
    if (fault) deps.log.error({ err: fault, job: name }, 'the clean-up after a job that failed for good went wrong')
    else deps.metrics?.metrics.jobGivenUp(name)
    await writeDown(deps, () => (fault ? boss.fail(job.name, job.id, fault) : boss.complete(job.name, job.id)))
  })
}

/** @returns the error, or null on success */
async function tryJob<N extends JobName>(
  name: N,
  job: TakenJob,
  { heartbeat }: Parts,
  work: (payload: JobPayload<N>) => Promise<void>,
): Promise<Error | null> {
  const tried = async () => work(JOB_PAYLOADS[name].parse(job.data) as JobPayload<N>)
  try {
    await heartbeat.during(job, () => withinTime(job.expireInSeconds, tried()))
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function writeDown({ log }: Deps, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    log.warn({ err: error }, 'the outcome of a job could not be recorded: the job will be retried')
  }
}
