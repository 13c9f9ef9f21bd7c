/** Writing answers, through the single statement that stores them. */
import { countWords } from '@/domain/interview/answers'
import { OPEN_STATUSES } from '@/domain/interview/lifecycle'
import type { AnswerInput } from '@/schemas/interview'
import type { Sql, Tx } from '@/server/ports'

/**
 * Raw SQL, because it runs during typing: the checks of owner, status and question, the lock on the interview, and the
 * upsert are one statement and one round trip. The status is read under the lock, so that no answer is stored after
 * completion. The questions, up to 100 kB, are searched for the first save of an answer only.
 */
const WRITE_SQL = `
  INSERT INTO "Answer" ("userId", "interviewId", "questionId", text, "timeSpent", "wordCount", revision, "updatedAt")
  SELECT "userId", id, $3, $4, $5::int, $6::int, $7::bigint, $8::timestamptz FROM "Interview"
  WHERE id = $1 AND "userId" = $2 AND status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})
    AND CASE
      WHEN EXISTS (SELECT 1 FROM "Answer" WHERE "userId" = $2 AND "interviewId" = $1 AND "questionId" = $3) THEN true
      ELSE questions @> $9::jsonb END
  FOR UPDATE
  ON CONFLICT ("userId", "interviewId", "questionId") DO UPDATE SET
    text = EXCLUDED.text, "timeSpent" = EXCLUDED."timeSpent", "wordCount" = EXCLUDED."wordCount",
    revision = greatest("Answer".revision, EXCLUDED.revision), "updatedAt" = EXCLUDED."updatedAt"
  WHERE "Answer".revision <= EXCLUDED.revision OR $10::boolean
  RETURNING "questionId"`

/** Runs raw statements in a Prisma transaction. */
export const within =
  (tx: Tx): Sql =>
  async (text, values) => ({ rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values) })

/** The interview to write to, its owner, and the current time. */
export type Place = { userId: string; id: string; now: Date }

/**
 * Stores an answer if the user has such an interview, it is open and has that question, and no newer revision is
 * stored. An answer without a revision always replaces the stored one and is dated with the current time.
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

export async function writeAnswers(tx: Tx, place: Place, answers: readonly AnswerInput[]): Promise<void> {
  for (const answer of answers) await writeAnswer(within(tx), place, answer)
}
