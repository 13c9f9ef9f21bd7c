/** Deletes rows of jobs from pg-boss's tables, where finished ones are otherwise kept for a week. */
import type { JobQueue, Sql } from '@/server/ports'

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
