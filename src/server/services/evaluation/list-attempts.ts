/** Paginated list of the attempts at the questions of an interview. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@/domain/errors'
import type { AttemptDto } from '@/schemas/attempt'
import { BROKEN_CURSOR, type Page, type PageWish, type Position } from '@/schemas/paging'
import type { Deps } from '@/server/ports'
import { assertOwnInterview } from '@/server/services/interview'
import { toPage } from '@/server/services/shared/page'
import { attemptsAt } from './retake'

/**
 * The keys of one page: further attempts, and the interview's own answer if its question was answered again. The
 * primary keys begin with the user and the interview, whose number of attempts is bounded.
 */
const KEYS_SQL = `
  SELECT "questionId", number, "createdAt" FROM (
    SELECT "questionId", number, "createdAt" FROM "AnswerAttempt" WHERE "userId" = $6 AND "interviewId" = $1
    UNION ALL
    SELECT a."questionId", 1, a."updatedAt" FROM "Answer" a
    WHERE a."userId" = $6 AND a."interviewId" = $1 AND a."wordCount" > 0 AND EXISTS (
      SELECT 1 FROM "AnswerAttempt" t
      WHERE t."userId" = $6 AND t."interviewId" = $1 AND t."questionId" = a."questionId")
  ) attempts
  WHERE $2::timestamptz IS NULL OR ("createdAt", "questionId", number) < ($2::timestamptz, $3::text, $4::int)
  ORDER BY "createdAt" DESC, "questionId" DESC, number DESC LIMIT $5::int`

type Key = { questionId: string; number: number; createdAt: Date }

/** An attempt has no id of its own; number and question together identify it. */
const positionOf = ({ questionId, number, createdAt }: Key): Position => ({
  at: createdAt,
  id: `${number} ${questionId}`,
})

/**
 * The attempts at the questions that were answered again, including the interview's own answers, newest first.
 * @throws AppError NOT_FOUND no such interview, or another user's · BAD_REQUEST a cursor of another list
 */
export async function listAttempts(
  deps: Deps,
  userId: string,
  { id, ...page }: PageWish & { id: string },
): Promise<Page<AttemptDto>> {
  await assertOwnInterview(deps.prisma, userId, id)
  const { rows } = await deps.sql(KEYS_SQL, [id, ...behind(page.cursor), page.limit + 1, userId])
  const { items, nextCursor } = toPage(rows as Key[], page, positionOf, (key) => key)
  const known = new Map<string, AttemptDto[]>()
  // One question at a time, yielding to the event loop between them: ten long attempts at each of thirty questions are
  // 15 MB.
  for (const questionId of new Set(items.map((key) => key.questionId))) {
    known.set(questionId, await attemptsAt(deps, deps.prisma, { userId, interviewId: id, questionId }))
    await nextTurn()
  }
  const attemptOf = ({ questionId, number }: Key) =>
    known.get(questionId)?.find((attempt) => attempt.number === number) ?? []
  return { items: items.flatMap(attemptOf), nextCursor }
}

function behind(cursor: Position | undefined): [string | null, string | null, number | null] {
  if (!cursor) return [null, null, null]
  const [, number, questionId] = /^(\d{1,4}) (.{1,200})$/s.exec(cursor.id) ?? []
  if (number === undefined || questionId === undefined)
    throw new AppError('BAD_REQUEST', 'invalid-input', BROKEN_CURSOR)
  return [cursor.at.toISOString(), questionId, Number(number)]
}
