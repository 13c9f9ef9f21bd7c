/** The tables of a backup, in an order that satisfies foreign keys on restore. */
import type { Query } from './database'

export type Column = { name: string; type: string }

export type BackupTable = {
  /** Schema-qualified and quoted. */
  name: string
  columns: Column[]
  /** SQL condition on the rows to back up. */
  where?: string
}

/** Prisma's table of applied migrations: a backup lists them in its first line instead. */
const MIGRATIONS = '_prisma_migrations'

/** Unfinished jobs; active ones are restored as retries. Finished jobs are not backed up. */
export const JOBS = 'pgboss.job'
const OPEN_JOBS = `state < 'completed'`

/** The application's tables, referenced tables first, and the unfinished jobs. */
export async function backupTables(query: Query): Promise<BackupTable[]> {
  const names = await query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> $1 ORDER BY 1`,
    [MIGRATIONS],
  )
  const references = await query<{ from: string; to: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS from, format('%I.%I', m.nspname, d.relname) AS to
     FROM pg_constraint k
     JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_class d ON d.oid = k.confrelid JOIN pg_namespace m ON m.oid = d.relnamespace
     WHERE k.contype = 'f' AND n.nspname = 'public' AND k.conrelid <> k.confrelid`,
  )
  const tables: BackupTable[] = []
  for (const name of inOrder(
    names.map((row) => row.name),
    references,
  )) {
    tables.push({ name, columns: await columnsOf(query, name) })
  }
  const jobs = await columnsOf(query, JOBS)
  if (jobs.length > 0) tables.push({ name: JOBS, columns: jobs, where: OPEN_JOBS })
  return tables
}

/**
 * Topological sort by foreign keys.
 * @throws Error when tables refer to each other in a circle
 */
export function inOrder(names: string[], references: { from: string; to: string }[]): string[] {
  const sorted: string[] = []
  let left = names
  while (left.length > 0) {
    const free = left.filter((name) => !references.some(({ from, to }) => from === name && left.includes(to)))
    if (free.length === 0) throw new Error(`The tables ${left.join(', ')} refer to each other in a circle.`)
    sorted.push(...free)
    left = left.filter((name) => !free.includes(name))
  }
  return sorted
}

/** The columns of a table except generated ones; none if the table does not exist. */
export const columnsOf = (query: Query, table: string): Promise<Column[]> =>
  query<Column>(
    `SELECT quote_ident(attname) AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  )
