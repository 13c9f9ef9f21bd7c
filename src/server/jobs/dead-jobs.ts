/** Jobs that have ended, in pg-boss's table of jobs and its archive: those whose last try failed, and deleting rows. */
import type { ExecuteSql } from '@/server/database/database'
import type { DeadJob, JobQueue, Sql } from '@/server/ports'
import { JOB_NAMES, type JobName } from './payloads'

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
    const find = (names: readonly string[], rest: string, values: unknown[]) =>
      executeSql(`SELECT * FROM (${ROWS}) AS dead ${rest}`, [names, ...values])
    const { rows } =
      'id' in which
        ? await find(JOB_NAMES, 'WHERE id = $2', [which.id])
        : 'name' in which
          ? await find([which.name], 'ORDER BY completed_on DESC', [])
          : await find(JOB_NAMES, 'ORDER BY completed_on DESC LIMIT $2', [which.limit])
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

const TABLES = ['job', 'archive'].map((table) => `pgboss.${table}`)

/** See `JobQueue.forget`. A worker that is running such a job finishes it, and its completion updates no row. */
export const forgetJobs: JobQueue['forget'] = async (tx, { userId, interviewIds, cvReviewIds, paymentIds }) => {
  for (const table of TABLES) {
    await tx.$executeRawUnsafe(
      `DELETE FROM ${table} WHERE data->>'userId' = $1 OR data->>'interviewId' = ANY($2::text[])
         OR data->>'cvReviewId' = ANY($3::text[]) OR data->>'paymentId' = ANY($4::text[])
         OR singleton_key = $1`,
      userId,
      interviewIds,
      cvReviewIds,
      paymentIds,
    )
  }
}

/** Deletes the row of one finished job. */
export async function forgetJob(sql: Sql, { name, id }: { name: string; id: string }): Promise<void> {
  await sql('DELETE FROM pgboss.job WHERE name = $1 AND id = $2::uuid', [name, id])
}

/** Makes the running try of a job its last one, so that failing it gives the job up. */
export async function endTries(sql: Sql, { name, id }: { name: string; id: string }): Promise<void> {
  await sql(`UPDATE pgboss.job SET retry_limit = retry_count WHERE name = $1 AND id = $2::uuid AND state = 'active'`, [
    name,
    id,
  ])
}
