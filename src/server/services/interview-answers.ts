/** Writing answers: the one statement through which a text reaches the database. */
import { countWords } from '@/domain/interview/answers'
import { OPEN_STATUSES } from '@/domain/interview/lifecycle'
import type { AnswerInput } from '@/schemas/interview'
import type { Sql, Tx } from '../ports'

/**
 * By hand, because it runs while people type: the check of the owner, of the status and of the question, the lock on the
 * interview, and the upsert are one statement, and so one transaction and one trip to the database. The lock keeps an
 * answer from slipping in behind the completion: after waiting for it, the status is looked at anew.
 */
const WRITE_SQL = `
  INSERT INTO "Answer" ("interviewId", "questionId", text, "timeSpent", "wordCount", revision, "updatedAt")
  SELECT id, $3, $4, $5::int, $6::int, $7::bigint, $8::timestamptz FROM "Interview"
  WHERE id = $1 AND "userId" = $2 AND status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})
    AND questions @> $9::jsonb
  FOR UPDATE
  ON CONFLICT ("interviewId", "questionId") DO UPDATE SET
    text = EXCLUDED.text, "timeSpent" = EXCLUDED."timeSpent", "wordCount" = EXCLUDED."wordCount",
    revision = greatest("Answer".revision, EXCLUDED.revision), "updatedAt" = EXCLUDED."updatedAt"
  WHERE "Answer".revision <= EXCLUDED.revision OR $10::boolean
  RETURNING "questionId"`

/** Statements of a transaction of Prisma's. */
export const within =
  (tx: Tx): Sql =>
  async (text, values) => ({ rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values) })

/** Whose interview is written to, and when. */
export type Place = { userId: string; id: string; now: Date }

/**
 * Stores an answer, if the user has such an interview, it is open and asks that question, and no newer answer is stored.
 * An answer without a revision replaces whatever is there, and counts as changed now.
 * @returns whether it was stored
 */
export async function writeAnswer(sql: Sql, { userId, id, now }: Place, answer: AnswerInput): Promise<boolean> {
  const { questionId, text, timeSpent, revision } = answer
  const { rows } = await sql(WRITE_SQL, [
    id,
    userId,
    questionId,
    text,
    timeSpent,
    countWords(text),
    revision ?? now.getTime(),
    now.toISOString(),
    JSON.stringify([{ id: questionId }]),
    revision === undefined,
  ])
  return rows.length > 0
}
