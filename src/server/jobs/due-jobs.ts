/** Takes jobs out of the tables of pg-boss for this process's workers. */
import type { ExecuteSql } from '@/server/database/database'

export type TakenJob = {
  id: string
  name: string
  data: unknown
  /** Tries before this one. */
  retryCount: number
  expireInSeconds: number
  /** Seconds from being due to this moment. */
  waited: number
}

/** Seconds by which each further job of a lane stands behind the one before it. */
const SPACING_SECONDS = 15

const UNFINISHED = `state < 'active'::pgboss.job_state`

/** The index that lanes are found by; pg-boss has none of that kind. */
export const LANE_INDEX = `CREATE INDEX IF NOT EXISTS greenroom_lanes ON pgboss.job (name, singleton_key)
  WHERE state <= 'active'`

const PLACE = `SELECT count(*)::int AS place FROM pgboss.job
  WHERE name = $1 AND singleton_key = $2 AND state <= 'active'`

/** How many jobs of a lane stand before one that is enqueued now. */
export async function placeInLane(query: LaneQuery, name: string, lane: string): Promise<number> {
  const [row] = await query(PLACE, [name, lane])
  return (row as { place: number } | undefined)?.place ?? 0
}

type LaneQuery = (text: string, values: unknown[]) => Promise<unknown[]>

const DUE = `SELECT name FROM pgboss.job WHERE name = ANY($1) AND ${UNFINISHED} AND start_after <= now() GROUP BY name`

/** Which queues have a job that is due: one look for all of them. */
export async function dueQueues(executeSql: ExecuteSql, names: readonly string[]): Promise<string[]> {
  const { rows } = await executeSql(DUE, [names])
  return (rows as { name: string }[]).map(({ name }) => name)
}

/**
 * The oldest jobs first, where each further job of a lane counts as that much younger: so lanes take turns, and no job
 * waits for ever. Of a lane that is being worked on nothing is taken, and of any other one job. Two processes that
 * look in the same moment may each take one; nothing depends on it that they do not.
 */
const TAKE = `WITH next AS (
    SELECT id, singleton_key, start_after, created_on - priority * interval '${SPACING_SECONDS} seconds' AS rank
    FROM pgboss.job AS waiting
    WHERE name = $1 AND ${UNFINISHED} AND start_after <= now()
      AND NOT EXISTS (
        SELECT FROM pgboss.job AS running
        WHERE running.name = $1 AND running.state = 'active' AND running.singleton_key = waiting.singleton_key
      )
    ORDER BY rank, id
    LIMIT $2
    FOR UPDATE SKIP LOCKED
  ), heads AS (
    SELECT id, start_after,
      row_number() OVER (PARTITION BY coalesce(singleton_key, id::text) ORDER BY rank, id) AS place
    FROM next
  )
  UPDATE pgboss.job AS job SET
    state = 'active',
    started_on = now(),
    retry_count = CASE WHEN started_on IS NULL THEN retry_count ELSE retry_count + 1 END
  FROM heads WHERE job.name = $1 AND job.id = heads.id AND heads.place = 1
  RETURNING job.id, job.name, job.data, job.retry_count AS "retryCount",
    extract(epoch FROM job.expire_in)::float8 AS "expireInSeconds",
    extract(epoch FROM now() - heads.start_after)::float8 AS waited`

/** Takes at most so many jobs of a queue; they are this process's to end. */
export async function takeJobs(executeSql: ExecuteSql, name: string, most: number): Promise<TakenJob[]> {
  return (await executeSql(TAKE, [name, most])).rows as TakenJob[]
}
