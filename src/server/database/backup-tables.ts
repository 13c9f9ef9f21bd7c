/** Which tables a backup holds, in an order in which their rows can be written back. */
import type { Query } from './database'

export type Column = { name: string; type: string }

export type BackupTable = {
  /** With its schema, quoted as SQL wants it. */
  name: string
  columns: Column[]
  /** A condition on the rows that are kept. */
  where?: string
}

/** Where the migrations are recorded: a backup names them in its first line instead. */
const MIGRATIONS = '_prisma_migrations'

/** Jobs that are still to be done; those that were under way are begun again, and the others are history. */
export const JOBS = 'pgboss.job'
const OPEN_JOBS = `state < 'completed'`

/** The tables of the product, those first that others refer to, and the open jobs. */
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

/** @throws Error when tables refer to each other in a circle */
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

/** The columns that hold something of their own; none when there is no such table. */
export const columnsOf = (query: Query, table: string): Promise<Column[]> =>
  query<Column>(
    `SELECT quote_ident(attname) AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  )
