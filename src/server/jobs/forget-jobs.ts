/** Removes the rows of jobs from the tables of pg-boss, which keeps finished ones for a week. */
import type { JobQueue, Sql } from '@/server/ports'

const TABLES = ['job', 'archive'].map((table) => `pgboss.${table}`)

/** As `JobQueue.forget` says. A worker that is at one of them ends its work without a row to write to. */
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

/** Removes the row of one job, once its work is done. */
export async function forgetJob(sql: Sql, { name, id }: { name: string; id: string }): Promise<void> {
  await sql('DELETE FROM pgboss.job WHERE name = $1 AND id = $2::uuid', [name, id])
}
