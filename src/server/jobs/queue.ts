/** The durable job queue: pg-boss on the application's own database. */
import PgBoss from 'pg-boss'
import { FINISHED_JOBS } from '@/domain/limits/retention'
import type { Database } from '@/server/database/database'
import type { Log } from '@/server/log'
import type { Deps, JobQueue, Tx } from '@/server/ports'
import { currentContext } from '@/server/request-context'
import { deadJobs, forgetJobs, givenUp } from './dead-jobs'
import { dueQueues, LANE_INDEX, placeInLane, takeJobs } from './due-jobs'
import { JOB_HANDLERS } from './handlers'
import { type Heartbeat, type PULSE, startHeartbeat } from './heartbeat'
import { JOB_NAMES, JOB_PAYLOADS, type JobName } from './payloads'
import { giveUpJob, runJob } from './run-job'
import { startWorker, type Worker } from './worker'

/** Polling interval in milliseconds, for jobs that other processes enqueued or that became due. */
const LOOK_MS = 500

export type RunningQueue = JobQueue & {
  /** Starts the workers of this process. */
  work: (deps: Deps) => Promise<void>
  /** Waits for running jobs (at most `timeoutMs`) and returns the rest to the queue. */
  stop: (timeoutMs: number) => Promise<void>
}

type QueueOptions = {
  /** Heartbeat intervals, for tests. */
  pulse?: typeof PULSE
}

/** Connects the queue to the database and creates its tables if they are missing. */
export async function startQueue(
  database: Pick<Database, 'kind' | 'executeSql' | 'whileAlone'>,
  log: Log,
  { pulse }: QueueOptions = {},
): Promise<RunningQueue> {
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    schedule: false,
    maintenanceIntervalSeconds: 10,
    archiveCompletedAfterSeconds: FINISHED_JOBS.archivedAfterSeconds,
    deleteAfterDays: FINISHED_JOBS.deletedAfterDays,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'))
  const alone = database.whileAlone ?? ((work) => work())
  await alone(async () => {
    await boss.start()
    await declareQueues(boss)
    await database.executeSql(LANE_INDEX)
  })
  if (database.kind === 'embedded') {
    // The data folder has a single process, so active jobs were left by one that died and can be retried at once. A job
    // on its last attempt is left to the heartbeat, which gives it up: it may be the job that crashes the process each
    // time.
    await database.executeSql(
      `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active' AND retry_count < retry_limit`,
    )
  }
  const workers = new Map<string, Worker>()
  const clocks: NodeJS.Timeout[] = []
  let heartbeat: Heartbeat | undefined

  const workOn = (queue: string, slots: number, work: Parameters<typeof startWorker>[0]['work']) => {
    const take = (most: number) => takeJobs(database.executeSql, queue, most)
    const onFault = (error: unknown) => log.warn({ err: error, queue }, 'jobs could not be fetched from the queue')
    workers.set(queue, startWorker({ slots, take, work, onFault }))
  }

  return {
    enqueue: async (tx, name, payload, { key, afterSeconds, oncePerSeconds, lane } = {}) => {
      const { request } = currentContext()
      const query = (text: string, values: unknown[]) => tx.$queryRawUnsafe<unknown[]>(text, ...values)
      // Fair scheduling: a lower priority for each unfinished job ahead in the lane.
      const place = lane ? await placeInLane(query, name, lane) : 0
      const singletonKey = lane ?? key
      const data = { ...JOB_PAYLOADS[name].parse(payload), ...(request ? { requestId: request } : {}) }
      const retryLimit = JOB_HANDLERS[name].retryLimitOf?.(payload)
      await boss.send(name, data, {
        db: inTransaction(tx),
        ...(singletonKey ? { singletonKey } : {}),
        ...(place > 0 ? { priority: -place } : {}),
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
        ...(oncePerSeconds ? { singletonSeconds: oncePerSeconds } : {}),
        ...(retryLimit === undefined ? {} : { retryLimit }),
      })
    },
    wake: (name) => workers.get(name)?.wake(),
    died: deadJobs(database.executeSql),
    forget: forgetJobs,
    work: async (deps) => {
      const queues = JOB_NAMES.flatMap((name) => [name, givenUp(name)])
      heartbeat = startHeartbeat({
        executeSql: database.executeSql,
        fail: (name, id, reason) => boss.fail(name, id, reason),
        names: queues,
        log,
        ...(pulse ? { pulse } : {}),
      })
      const parts = { boss, deps, heartbeat }
      for (const name of JOB_NAMES) {
        workOn(name, JOB_HANDLERS[name].workers, (job) => runJob(name, job, parts))
        workOn(givenUp(name), 1, (job) => giveUpJob(name, job, parts))
      }
      clocks.push(lookForJobs(database, queues, workers, log), ...JOB_NAMES.flatMap((name) => repeat(boss, name, log)))
    },
    stop: async (timeoutMs) => {
      for (const clock of clocks) clearInterval(clock)
      const left = await Promise.all([...workers.values()].map((worker) => worker.stop(timeoutMs)))
      const unreachable = (error: unknown) =>
        log.warn({ err: error }, 'a running job could not be returned to the queue')
      await Promise.all(left.flat().map(({ name, id }) => handBack(database, name, id).catch(unreachable)))
      await boss.stop({ graceful: false, close: false })
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

async function declareQueues(boss: PgBoss): Promise<void> {
  for (const name of JOB_NAMES) {
    const { retryLimit, expireInSeconds } = JOB_HANDLERS[name]
    const retries = { retryDelay: 1, retryBackoff: true }
    const deadLetter = givenUp(name)
    await declareQueue(boss, { name: deadLetter, retryLimit: 20, expireInSeconds: 60, ...retries })
    await declareQueue(boss, { name, retryLimit, expireInSeconds, deadLetter, ...retries })
  }
}

async function declareQueue(boss: PgBoss, options: PgBoss.Queue): Promise<void> {
  if (await boss.getQueue(options.name)) await boss.updateQueue(options.name, options)
  else await boss.createQueue(options.name, options)
}

/** Polls for due jobs and wakes the workers of their queues, now and periodically. */
function lookForJobs(
  { executeSql }: Pick<Database, 'executeSql'>,
  queues: readonly string[],
  workers: ReadonlyMap<string, Worker>,
  log: Log,
): NodeJS.Timeout {
  let isLooking = false
  let isBlind = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      for (const queue of await dueQueues(executeSql, queues)) workers.get(queue)?.wake()
      isBlind = false
    } catch (error) {
      if (!isBlind) log.warn({ err: error }, 'the queue cannot be read: jobs are waiting')
      isBlind = true
    } finally {
      isLooking = false
    }
  }
  void look()
  return setInterval(look, LOOK_MS)
}

/** Returns a job to the queue: due at once, and not counted as an attempt. */
const handBack = ({ executeSql }: Pick<Database, 'executeSql'>, name: string, id: string) =>
  executeSql(
    `UPDATE pgboss.job SET state = 'created', started_on = NULL, start_after = now()
     WHERE name = $1 AND id = $2::uuid AND state = 'active'`,
    [name, id],
  )

/** Enqueues a periodic job, now and once per period; pg-boss deduplicates across all processes. */
function repeat(boss: PgBoss, name: JobName, log: Log): NodeJS.Timeout[] {
  const { everySeconds } = JOB_HANDLERS[name]
  if (everySeconds === undefined) return []
  const send = () => {
    boss
      .send(name, {}, { singletonKey: name, singletonSeconds: everySeconds })
      .catch((error: unknown) => log.error({ err: error, job: name }, 'a job that is due could not be enqueued'))
  }
  send()
  // Twice per period, since pg-boss's deduplication slots are aligned to its own clock.
  return [setInterval(send, (everySeconds * 1000) / 2).unref()]
}
