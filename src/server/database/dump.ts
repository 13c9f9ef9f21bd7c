/**
 * A backup as JSON lines, the same for both engines: a header, then each table with its columns followed by its rows,
 * then the row counts. Values are in PostgreSQL's text format, so nothing is rounded.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { BackupError } from './backup-error'
import { backupTables } from './backup-tables'
import type { Query } from './database'
import { listMigrations } from './migrations-folder'

export const FORMAT = 1

export type Header = { greenroom: 'backup'; format: number; madeAt: string; migrations: string[] }
export type TableLine = { table: string; columns: string[] }
export type EndLine = { end: Record<string, number> }

/** Target duration of one FETCH in milliseconds, since it blocks the event loop; the batch size adapts to it. */
const STEP_MS = 10
const MOST_ROWS = 500

/**
 * @param query in a transaction with a consistent snapshot
 * @param migrations those applied to the database
 */
export async function* dumpLines(query: Query, now: Date, migrations: string[]): AsyncGenerator<string> {
  yield JSON.stringify({ greenroom: 'backup', format: FORMAT, madeAt: now.toISOString(), migrations } satisfies Header)
  await query(`SET LOCAL TimeZone = 'UTC'`)
  await query(`SET LOCAL DateStyle = 'ISO'`)
  await query(`SET LOCAL IntervalStyle = 'postgres'`)
  await query(`SET LOCAL bytea_output = 'hex'`)
  const counts: Record<string, number> = {}
  for (const { name, columns, where = 'true' } of await backupTables(query)) {
    yield JSON.stringify({ table: name, columns: columns.map((column) => column.name) } satisfies TableLine)
    const values = columns.map((column) => `${column.name}::text`).join(', ')
    await query(
      `DECLARE backup NO SCROLL CURSOR FOR SELECT json_build_array(${values})::text AS line FROM ${name} ` +
        `WHERE ${where}`,
    )
    counts[name] = 0
    for await (const line of fetchAll(query)) {
      counts[name] += 1
      yield line
    }
    await query('CLOSE backup')
  }
  yield JSON.stringify({ end: counts } satisfies EndLine)
}

async function* fetchAll(query: Query): AsyncGenerator<string> {
  for (let rows = 10; ; ) {
    const begun = performance.now()
    const fetched = await query<{ line: string }>(`FETCH ${rows} FROM backup`)
    const took = performance.now() - begun
    if (fetched.length === 0) return
    for (const { line } of fetched) yield line
    rows = Math.max(1, Math.min(MOST_ROWS, took > STEP_MS ? Math.floor(rows / 2) : rows * 2))
    // PGlite answers without yielding to the event loop: without this, requests would starve.
    await nextTurn()
  }
}

/**
 * The migrations of the repository that are applied to the database.
 * @throws BackupError if Greenroom never used the database
 */
export async function appliedMigrations(query: Query): Promise<string[]> {
  const [table] = await query<{ name: string | null }>(`SELECT to_regclass('_prisma_migrations')::text AS name`)
  if (!table?.name) {
    throw new BackupError("The database has no tables of Greenroom: set DATABASE_URL or DATA_DIR to the server's.")
  }
  const rows = await query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1`,
  )
  const applied = new Set(rows.map((row) => row.name))
  return listMigrations().filter((name) => applied.has(name))
}
