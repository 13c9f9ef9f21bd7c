/** Jobs whose last try failed, read from pg-boss's table of jobs and its archive, which it keeps for a week. */
import type { ExecuteSql } from '@/server/database/database'
import type { DeadJob, JobQueue } from '@/server/ports'
import { JOB_PAYLOADS, type JobName } from './payloads'

const NAMES = Object.keys(JOB_PAYLOADS)

/** Name of a queue's dead-letter queue, for jobs that exhausted their retries. */
export const givenUp = (name: JobName) => `${name}-given-up`

type Row = {
  id: string
  name: JobName
  data: unknown
  output: { message?: string; stack?: string; value?: { message?: string } } | null
  retry_count: number
  completed_on: Date
}

const ROWS = ['job', 'archive']
  .map(
    (table) => `SELECT id::text, name, data, output, retry_count, completed_on FROM pgboss.${table}
      WHERE state = 'failed' AND name = ANY($1)`,
  )
  .join(' UNION ALL ')

/** Jobs that are not retried any more, the latest first. */
export const deadJobs =
  (executeSql: ExecuteSql): JobQueue['died'] =>
  async (which) => {
    const { rows } =
      'id' in which
        ? await executeSql(`SELECT * FROM (${ROWS}) AS dead WHERE id = $2`, [NAMES, which.id])
        : await executeSql(`SELECT * FROM (${ROWS}) AS dead ORDER BY completed_on DESC LIMIT $2`, [NAMES, which.limit])
    return (rows as Row[]).map(toDeadJob)
  }

const toDeadJob = ({ id, name, data, output, retry_count, completed_on }: Row): DeadJob => ({
  id,
  name,
  payload: data,
  message: output?.message ?? output?.value?.message ?? 'It left no word.',
  where: /^[^\S\n]+at (.+)$/m.exec(output?.stack ?? '')?.[1] ?? null,
  tries: retry_count + 1,
  diedAt: completed_on,
})
