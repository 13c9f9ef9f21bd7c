/** The durable queue: pg-boss on the application's own database. */
import PgBoss from 'pg-boss'
import type { Database } from '../database/open'
import type { Log } from '../log'
import type { Deps, JobQueue, Tx } from '../ports'
import { deadJobs, givenUp } from './dead-jobs'
import { forgetJob, forgetJobs } from './forget-jobs'
import { JOB_HANDLERS } from './handlers'
import { type Heartbeat, type PULSE, startHeartbeat } from './heartbeat'
import { JOB_PAYLOADS, type JobName, type JobPayload } from './payloads'

const NAMES = Object.keys(JOB_PAYLOADS) as JobName[]

export type RunningQueue = JobQueue & {
  /** Starts the workers of this process. */
  work: (deps: Deps) => Promise<void>
  /** Lets running jobs end (for at most `timeoutMs`), hands the rest back. */
  stop: (timeoutMs: number) => Promise<void>
}

type QueueOptions = {
  /** How often running jobs are spoken for, and when they count as silent. */
  pulse?: typeof PULSE
}

/** Connects the queue to the database and makes its tables where they are missing. */
export async function startQueue(
  database: Pick<Database, 'kind' | 'executeSql'>,
  log: Log,
  { pulse }: QueueOptions = {},
): Promise<RunningQueue> {
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    schedule: false,
    maintenanceIntervalSeconds: 10,
    monitorStateIntervalSeconds: 10,
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 7,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports a fault'))
  await boss.start()
  for (const name of NAMES) {
    const { retryLimit, expireInSeconds } = JOB_HANDLERS[name]
    const retries = { retryDelay: 1, retryBackoff: true }
    const deadLetter = givenUp(name)
    await declareQueue(boss, { name: deadLetter, retryLimit: 20, expireInSeconds: 60, ...retries })
    await declareQueue(boss, { name, retryLimit, expireInSeconds, deadLetter, ...retries })
  }
  if (database.kind === 'embedded') {
    // The folder has one process: whatever was active belonged to one that is gone, and need not wait to expire. What
    // had its last try is left to the heartbeat, which gives it up: it may be what ends the process each time.
    await database.executeSql(
      `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active' AND retry_count < retry_limit`,
    )
  }
  const workers = new Map<JobName, string[]>()
  const clocks: NodeJS.Timeout[] = []
  let heartbeat: Heartbeat | undefined
  return {
    enqueue: async (tx, name, payload, { key, afterSeconds, oncePerSeconds } = {}) => {
      await boss.send(name, JOB_PAYLOADS[name].parse(payload), {
        db: inTransaction(tx),
        ...(key ? { singletonKey: key } : {}),
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
        ...(oncePerSeconds ? { singletonSeconds: oncePerSeconds } : {}),
      })
    },
    wake: (name) => {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
    },
    died: deadJobs(database.executeSql),
    forget: forgetJobs,
    work: async (deps) => {
      const alive = startHeartbeat({
        executeSql: database.executeSql,
        fail: (name, id, reason) => boss.fail(name, id, reason),
        names: NAMES.flatMap((name) => [name, givenUp(name)]),
        log,
        ...(pulse ? { pulse } : {}),
      })
      heartbeat = alive
      for (const name of NAMES) {
        const started = Array.from({ length: JOB_HANDLERS[name].workers }, () => workOn(boss, name, deps, alive))
        workers.set(name, await Promise.all(started))
        await giveUpOn(boss, name, deps, alive)
      }
      clocks.push(...NAMES.flatMap((name) => repeat(boss, name, log)))
    },
    stop: async (timeoutMs) => {
      for (const clock of clocks) clearInterval(clock)
      await boss.stop({ graceful: true, wait: true, close: false, timeout: timeoutMs })
      heartbeat?.stop()
    },
  }
}

const inTransaction = (tx: Tx): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const rows = await tx.$queryRawUnsafe<unknown[]>(text, ...values)
    return { rows, rowCount: rows.length }
  },
})

async function declareQueue(boss: PgBoss, options: PgBoss.Queue): Promise<void> {
  if (await boss.getQueue(options.name)) await boss.updateQueue(options.name, options)
  else await boss.createQueue(options.name, options)
}

async function workOn<N extends JobName>(boss: PgBoss, name: N, deps: Deps, heartbeat: Heartbeat): Promise<string> {
  const { run, leavesNoRow } = JOB_HANDLERS[name]
  const worker = await boss.work<unknown>(name, { pollingIntervalSeconds: 1, includeMetadata: true }, async (jobs) => {
    // Where there was one there may be more: look again at once, not after the pause that an empty queue deserves.
    boss.notifyWorker(worker)
    for (const job of jobs) {
      try {
        await heartbeat.during(job, () => run(deps, JOB_PAYLOADS[name].parse(job.data) as JobPayload<N>))
        if (leavesNoRow) await forgetJob(deps.sql, job)
      } catch (error) {
        deps.log.error({ err: error, job: name, try: job.retryCount }, 'a job failed')
        throw error
      }
    }
  })
  return worker
}

/** Sends a job that is due by the clock, now and from now on; the queue takes one per span, whoever sends it. */
function repeat(boss: PgBoss, name: JobName, log: Log): NodeJS.Timeout[] {
  const { everySeconds } = JOB_HANDLERS[name]
  if (everySeconds === undefined) return []
  const send = () => {
    boss
      .send(name, {}, { singletonKey: name, singletonSeconds: everySeconds })
      .catch((error: unknown) => log.error({ err: error, job: name }, 'a job that is due could not be enqueued'))
  }
  send()
  // Looks more often than that, since the spans of the queue begin by its own clock.
  return [setInterval(send, (everySeconds * 1000) / 2).unref()]
}

async function giveUpOn<N extends JobName>(boss: PgBoss, name: N, deps: Deps, heartbeat: Heartbeat): Promise<void> {
  const { giveUp } = JOB_HANDLERS[name]
  await boss.work<unknown>(givenUp(name), { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const job of jobs) {
      await heartbeat.during(job, () => giveUp(deps, JOB_PAYLOADS[name].parse(job.data) as JobPayload<N>))
    }
  })
}
