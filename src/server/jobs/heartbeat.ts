/**
 * Heartbeat of running jobs. pg-boss retries a job of a dead worker only after the job's whole time limit; here each
 * worker renews its lease every 1.5 seconds, and a job whose lease is not renewed for 6 seconds is retried.
 */
import type { ExecuteSql } from '@/server/database/database'
import type { Log } from '@/server/log'

/**
 * Milliseconds. With the polling interval of the workers, a lost job is retried within 10 seconds, on a busy machine
 * 15.
 */
export const PULSE = { everyMs: 1_500, silentAfterMs: 6_000 }

/** A job as fetched from the queue. */
export type HeldJob = { id: string; name: string; expireInSeconds: number }

export type Heartbeat = {
  /** Runs the work and renews the job's lease meanwhile, up to the job's time limit. */
  during: <T>(job: HeldJob, work: () => Promise<T>) => Promise<T>
  stop: () => void
}

type Options = {
  executeSql: ExecuteSql
  /** Fails the current attempt of a job. */
  fail: (name: string, id: string, reason: Error) => Promise<unknown>
  /** The monitored queues. */
  names: readonly string[]
  log: Log
  pulse?: typeof PULSE
}

export function startHeartbeat({ executeSql, fail, names, log, pulse = PULSE }: Options): Heartbeat {
  /**
   * Jobs running in this process, each with the time until which its lease is renewed, in milliseconds of the monotonic
   * clock: one that is set must not end a lease.
   */
  const held = new Map<HeldJob, number>()
  let beating = false

  async function beat(): Promise<void> {
    const mine = [...held].filter(([, until]) => until > performance.now()).map(([job]) => job)
    if (mine.length > 0) {
      await executeSql(
        `UPDATE pgboss.job SET started_on = now() WHERE state = 'active' AND name = ANY($1) AND id = ANY($2::uuid[])`,
        [[...new Set(mine.map(({ name }) => name))], mine.map(({ id }) => id)],
      )
    }
    // After renewing our own leases: a process that was suspended must not expire its own jobs. If several processes
    // check at once, only the one whose update moves `started_on` fails the attempt.
    const { rows } = await executeSql(
      `UPDATE pgboss.job SET started_on = now()
       WHERE state = 'active' AND name = ANY($1) AND started_on < now() - $2 * interval '1 millisecond'
       RETURNING name, id`,
      [names, pulse.silentAfterMs],
    )
    for (const { name, id } of rows as { name: string; id: string }[]) {
      log.warn({ job: name, id }, 'the heartbeat of a worker stopped: its job is retried')
      await fail(name, id, new Error('The worker of this job fell silent.'))
      // Backoff is for jobs that fail; here the worker died, and enough time is lost already.
      await executeSql(
        `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND name = $1 AND id = $2::uuid`,
        [name, id],
      )
    }
  }

  const timer = setInterval(() => {
    if (beating) return
    beating = true
    beat()
      .catch((error: unknown) => log.warn({ err: error }, 'the heartbeat of the running jobs could not be written'))
      .finally(() => {
        beating = false
      })
  }, pulse.everyMs)

  return {
    during: async (job, work) => {
      held.set(job, performance.now() + job.expireInSeconds * 1000)
      try {
        return await work()
      } finally {
        held.delete(job)
      }
    },
    stop: () => clearInterval(timer),
  }
}
