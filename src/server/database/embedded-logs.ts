/**
 * Maintenance of the embedded database: checkpoints and vacuuming. A PostgreSQL server has background processes for
 * both, PGlite has none: without this, the write-ahead log grows until the process ends.
 */
import type { PGlite } from '@electric-sql/pglite'

/** Bytes of write-ahead log after which a checkpoint is written. */
const CHECKPOINT_BYTES = 4 * 2 ** 20
const CHECK_MS = 2_000
/** Largest table, in bytes, for VACUUM FULL right away (about 50 ms). Larger ones wait for a `thorough` run. */
const REWRITE_BYTES = 2 * 2 ** 20

/** Deletes old WAL files instead of recycling them, since recycled files keep their old content. */
export async function keepLogsShort(pglite: PGlite): Promise<void> {
  await pglite.exec('SET wal_recycle = off; SET wal_init_zero = on')
}

/** Writes a checkpoint and vacuums the tables whenever enough was logged. */
export function checkpointer(
  pglite: PGlite,
  { bytes = CHECKPOINT_BYTES, everyMs = CHECK_MS } = {},
): { stop: () => void } {
  let last = '0/0'
  let isLooking = false
  const look = async () => {
    const sql = `SELECT pg_current_wal_lsn()::text AS now, pg_current_wal_lsn() - $1::pg_lsn AS bytes`
    const [row] = (await pglite.query<{ now: string; bytes: string }>(sql, [last])).rows
    if (!row || Number(row.bytes) < bytes) return
    await pglite.exec('CHECKPOINT')
    // Makes the space of dead rows reusable: without this, a table grows with every update.
    for (const { name } of await tablesOf(pglite)) await pglite.exec(`VACUUM ${name}`)
    last = row.now
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      // A broken database is reported by the callers' own statements.
      .catch(() => {})
      .finally(() => {
        isLooking = false
      })
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

type Table = { name: string; bytes: string }

const tablesOf = async (pglite: PGlite) =>
  (
    await pglite.query<Table>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name, pg_total_relation_size(c.oid)::text AS bytes
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss')`,
    )
  ).rows

/**
 * Returns a function that erases deleted rows from the write-ahead log and from small tables; concurrent calls share
 * one run. In larger tables it makes their space reusable, and `thorough` rewrites those as well.
 */
export function purgeLogs(pglite: PGlite): (options?: { thorough?: boolean }) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting: Promise<void> | null = null
  const run = async (thorough: boolean) => {
    for (const { name, bytes } of await tablesOf(pglite)) {
      const rewrite = thorough || Number(bytes) <= REWRITE_BYTES
      // One statement at a time, so that requests can run in between.
      await pglite.exec(`VACUUM ${rewrite ? '(FULL)' : ''} ${name}`)
    }
    await cutLog(pglite)
  }
  return ({ thorough = false } = {}) => {
    if (waiting && !thorough) return waiting
    const mine: Promise<void> = last.then(() => {
      if (waiting === mine) waiting = null
      return run(thorough)
    })
    if (!thorough) waiting = mine
    last = mine.catch(() => {})
    return mine
  }
}

/** Switches to a new WAL file and deletes those before it. */
async function cutLog(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ ahead: number }>(
    `SELECT count(*)::int AS ahead FROM pg_ls_waldir() WHERE name > pg_walfile_name(pg_current_wal_lsn())`,
  )
  // Files recycled in advance, as older versions did, still hold old content: switch past them as well.
  for (let i = 0; i <= (rows[0]?.ahead ?? 0); i++) {
    await pglite.exec('SELECT pg_switch_wal()')
    await pglite.exec('CHECKPOINT')
  }
}
