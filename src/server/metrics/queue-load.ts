/** Queue depth and age, read from the tables of pg-boss. */
import type { ExecuteSql } from '@/server/database/database'
import { JOB_NAMES } from '@/server/jobs/payloads'
import type { QueueLoad } from './watch-loads'

const LOAD = `SELECT name,
    count(*) FILTER (WHERE state < 'active' AND start_after <= now())::int AS waiting,
    count(*) FILTER (WHERE state = 'active')::int AS running,
    coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND start_after <= now())), \
0)::float8
      AS oldest
  FROM pgboss.job WHERE state <= 'active' AND name = ANY($1) GROUP BY name`

type Row = { name: string; waiting: number; running: number; oldest: number }

/** The load of every queue, including empty ones. */
export async function queueLoad(executeSql: ExecuteSql): Promise<QueueLoad[]> {
  const { rows } = await executeSql(LOAD, [JOB_NAMES])
  const found = new Map((rows as Row[]).map((row) => [row.name, row]))
  return JOB_NAMES.map((job) => {
    const { waiting = 0, running = 0, oldest = 0 } = found.get(job) ?? {}
    return { job, waiting, running, oldest }
  })
}
