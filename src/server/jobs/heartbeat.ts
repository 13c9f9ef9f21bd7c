/**
 * The heartbeat of running jobs. pg-boss has a silent job tried again only when its whole time is over; here a worker
 * says few moments that it is at work, and a job that nobody has spoken for is tried again after some seconds.
 */
import type { ExecuteSql } from '@/server/database/database'
import type { Log } from '@/server/log'

/** Milliseconds. With the second until a worker looks for jobs: tried again within 10 seconds, on a busy machine 15. */
export const PULSE = { everyMs: 1_500, silentAfterMs: 6_000 }

/** A job as the queue hands it out. */
export type HeldJob = { id: string; name: string; expireInSeconds: number }

export type Heartbeat = {
  /** Does the work and says meanwhile, until the job's own time is over, that it is being done. */
  during: <T>(job: HeldJob, work: () => Promise<T>) => Promise<T>
  stop: () => void
}

type Options = {
  executeSql: ExecuteSql
  /** Ends the running try of a job as a failure. */
  fail: (name: string, id: string, reason: Error) => Promise<unknown>
  /** Queues that are looked after. */
  names: readonly string[]
  log: Log
  pulse?: typeof PULSE
}

export function startHeartbeat({ executeSql, fail, names, log, pulse = PULSE }: Options): Heartbeat {
  /** Jobs that this process works on, with the time (milliseconds) until which that counts. */
  const held = new Map<HeldJob, number>()
  let beating = false

  async function beat(): Promise<void> {
    const mine = [...held].filter(([, until]) => until > Date.now()).map(([job]) => job)
    if (mine.length > 0) {
      await executeSql(
        `UPDATE pgboss.job SET started_on = now() WHERE state = 'active' AND name = ANY($1) AND id = ANY($2::uuid[])`,
        [[...new Set(mine.map(({ name }) => name))], mine.map(({ id }) => id)],
      )
    }
    // After our own sign of life: a process that was stopped for a while must not take its own jobs for silent ones. Of
    // several processes that look at once, only the one that moves the time on may end the try.
    const { rows } = await executeSql(
      `UPDATE pgboss.job SET started_on = now()
       WHERE state = 'active' AND name = ANY($1) AND started_on < now() - $2 * interval '1 millisecond'
       RETURNING name, id`,
      [names, pulse.silentAfterMs],
    )
    for (const { name, id } of rows as { name: string; id: string }[]) {
      log.warn({ job: name, id }, 'a worker fell silent: its job is tried again')
      await fail(name, id, new Error('The worker of this job fell silent.'))
      // Pauses between tries are for what fails by itself; here the worker did, and enough time is lost.
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
      .catch((error: unknown) => log.warn({ err: error }, 'the sign of life of running jobs could not be given'))
      .finally(() => {
        beating = false
      })
  }, pulse.everyMs)

  return {
    during: async (job, work) => {
      held.set(job, Date.now() + job.expireInSeconds * 1000)
      try {
        return await work()
      } finally {
        held.delete(job)
      }
    },
    stop: () => clearInterval(timer),
  }
}
