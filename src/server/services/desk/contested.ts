/** Statistics of contested statements. */
import { groundOf } from '@/domain/evaluation/contest/grounds'
import type { Deps } from '@/server/ports'

export type ContestedCount = {
  /** The detector of the fact on which the statement is based. */
  detector: string
  statement: string
  evaluator: string
  /** Number of contested remarks, and of the accounts that contested them. */
  count: number
  people: number
}

const COUNTS_SQL = `
  SELECT statement, evaluator, count(*)::int AS count, count(DISTINCT "userId")::int AS people
  FROM "ContestedRemark" GROUP BY statement, evaluator`

/** By detector, the most contested statement first. Names and numbers only, no text of users. */
export async function countContested({ sql }: Pick<Deps, 'sql'>): Promise<ContestedCount[]> {
  const { rows } = await sql(COUNTS_SQL, [])
  return (rows as Omit<ContestedCount, 'detector'>[])
    .map((row) => ({ detector: groundOf(row.statement).detector, ...row }))
    .sort((a, b) => a.detector.localeCompare(b.detector) || b.count - a.count || (a.statement < b.statement ? -1 : 1))
}
