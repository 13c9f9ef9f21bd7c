/** How often people said that a statement about an answer of theirs is wrong. */
import { groundOf } from '@/domain/evaluation/contest/grounds'
import type { Deps } from '../../ports'

export type ContestedCount = {
  /** What found the fact that the statement rests on. */
  detector: string
  statement: string
  evaluator: string
  /** How often it is contested, and in answers of how many accounts. */
  count: number
  people: number
}

const COUNTS_SQL = `
  SELECT m.statement, m.evaluator, count(*)::int AS count, count(DISTINCT r."userId")::int AS people
  FROM "ContestedRemark" m JOIN "ContestedReading" r USING ("interviewId", "questionId", number, evaluator)
  GROUP BY m.statement, m.evaluator`

/** By detector, the most contested statement first; names of statements and numbers, no words of anybody. */
export async function countContested({ sql }: Pick<Deps, 'sql'>): Promise<ContestedCount[]> {
  const { rows } = await sql(COUNTS_SQL, [])
  return (rows as Omit<ContestedCount, 'detector'>[])
    .map((row) => ({ detector: groundOf(row.statement).detector, ...row }))
    .sort((a, b) => a.detector.localeCompare(b.detector) || b.count - a.count || (a.statement < b.statement ? -1 : 1))
}
