/**
 * The write-ahead log of the embedded database and the space of deleted rows. A PostgreSQL server tends both by
 * processes of its own, which PGlite has not got: without this the log grows until the process ends.
 */
import type { PGlite } from '@electric-sql/pglite'

/** Bytes of log after which the tables are written out and the log is cut. */
const CHECKPOINT_BYTES = 4 * 2 ** 20
const CHECK_MS = 2_000
/** Largest table, in bytes, that is rewritten at once: about 50 ms. A larger one waits for `tidyTables`. */
const REWRITE_BYTES = 2 * 2 ** 20

/** Old files of the log are deleted, instead of being kept with what they hold until they are needed again. */
export async function keepLogsShort(pglite: PGlite): Promise<void> {
  await pglite.exec('SET wal_recycle = off; SET wal_init_zero = on')
}

/** Writes a checkpoint, and clears the tables, whenever enough was logged. */
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
    // What was overwritten meanwhile is room for what comes: without this a table grows with every save.
    for (const { name } of await tablesOf(pglite)) await pglite.exec(`VACUUM ${name}`)
    last = row.now
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      // A database that cannot even be asked tells so to everybody else.
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
 * Makes a function that removes what deleted rows held from the log and from small tables; calls at the same time
 * share one run. Larger tables are made reusable, and rewritten by `tidyTables`.
 */
export function purgeLogs(pglite: PGlite): (options?: { thorough?: boolean }) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting: Promise<void> | null = null
  const run = async (thorough: boolean) => {
    for (const { name, bytes } of await tablesOf(pglite)) {
      const rewrite = thorough || Number(bytes) <= REWRITE_BYTES
      // One statement at a time: requests come in between.
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

/** Begins a new file of the log and deletes those before it. */
async function cutLog(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ ahead: number }>(
    `SELECT count(*)::int AS ahead FROM pg_ls_waldir() WHERE name > pg_walfile_name(pg_current_wal_lsn())`,
  )
  // Files made ahead, as older versions left them, still hold what they held: they are used up as well.
  for (let i = 0; i <= (rows[0]?.ahead ?? 0); i++) {
    await pglite.exec('SELECT pg_switch_wal()')
    await pglite.exec('CHECKPOINT')
  }
}
