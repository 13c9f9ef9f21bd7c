/** Fetches due jobs from pg-boss's tables for this process's workers. */
import type { ExecuteSql } from '@/server/database/database'
import type { Sql } from '@/server/ports'

export type TakenJob = {
  id: string
  name: string
  data: unknown
  /** Attempts before this one. */
  retryCount: number
  expireInSeconds: number
  /** Seconds between being due and being fetched. */
  waited: number
}

/** Seconds by which each further job of a lane ranks behind the previous one. */
const SPACING_SECONDS = 15

const UNFINISHED = `state < 'active'::pgboss.job_state`

/** Index for lookups by lane, which pg-boss does not create. */
export const LANE_INDEX = `CREATE INDEX IF NOT EXISTS greenroom_lanes ON pgboss.job (name, singleton_key)
  WHERE state <= 'active'`

const PLACE = `SELECT count(*)::int AS place FROM pgboss.job
  WHERE name = $1 AND singleton_key = $2 AND state <= 'active'`

/** The number of unfinished jobs in a lane. */
export async function placeInLane(query: LaneQuery, name: string, lane: string): Promise<number> {
  const [row] = await query(PLACE, [name, lane])
  return (row as { place: number } | undefined)?.place ?? 0
}

type LaneQuery = (text: string, values: unknown[]) => Promise<unknown[]>

const DUE = `SELECT name FROM pgboss.job WHERE name = ANY($1) AND ${UNFINISHED} AND start_after <= now() GROUP BY name`

/** The queues that have a due job, in one query for all queues. */
export async function dueQueues(executeSql: ExecuteSql, names: readonly string[]): Promise<string[]> {
  const { rows } = await executeSql(DUE, [names])
  return (rows as { name: string }[]).map(({ name }) => name)
}

/**
 * Fair scheduling: oldest jobs first, but each further job of a lane ranks as if enqueued 15 seconds later, so lanes
 * take turns and no job starves. At most one job of a lane is fetched, and none while one of it is active. Two
 * processes may still fetch one job each of the same lane at the same moment; nothing relies on their exclusion.
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

/**
 * Fetches at most `most` jobs of a queue and marks them active; this process must then complete, fail or hand them
 * back.
 */
export async function takeJobs(executeSql: ExecuteSql, name: string, most: number): Promise<TakenJob[]> {
  return (await executeSql(TAKE, [name, most])).rows as TakenJob[]
}

/** Shortens the pause before a retry, which pg-boss doubles without a limit of its own. */
export async function shortenPause(sql: Sql, { name, id }: { name: string; id: string }, seconds: number) {
  await sql(
    `UPDATE pgboss.job SET start_after = least(start_after, now() + $3 * interval '1 second')
     WHERE name = $1 AND id = $2::uuid AND state = 'retry'`,
    [name, id, seconds],
  )
}
