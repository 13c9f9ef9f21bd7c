/** Replaces the database's content with a backup; the old content is kept. */
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { BackupError } from './backup-error'
import { newBackupFile } from './backup-files'
import { backupTables, JOBS } from './backup-tables'
import type { Database, Query } from './database'
import { embeddedDatabase, embeddedFactory, embeddedSql, folders, initialise, inTransaction } from './embedded'
import { applyMigrations } from './migrate'
import { listMigrations } from './migrations-folder'
import { openDatabase } from './open'
import { checkBackup, loadBackup } from './read-backup'
import { APPLICATION, firstConnection } from './server'
import { writeBackup } from './write-backup'

/** Creates the tables of the job queue in a database without them. */
export type PrepareQueue = (database: Pick<Database, 'kind' | 'executeSql'>) => Promise<void>

export type RestoreOptions = {
  file: string
  dataDir: string
  now: Date
  prepareQueue: PrepareQueue
  onStep: (sentence: string) => void
}

/** `before`: path of the old content, null if there was none. `rows`: restored rows per table. */
export type Restored = { before: string | null; rows: Record<string, number> }

/** Fills an empty database: the backup's migrations, its rows, the later migrations, then the jobs. */
async function fill(fresh: PGlite, migrations: string[], { file, prepareQueue, onStep }: RestoreOptions) {
  const [factory, executeSql] = [await embeddedFactory(fresh), embeddedSql(fresh)]
  await applyMigrations(factory, executeSql, () => {}, migrations)
  await inTransaction(fresh)((query) => loadBackup(query, file, (table) => table !== JOBS))
  await applyMigrations(factory, executeSql, onStep)
  await prepareQueue({ kind: 'embedded', executeSql })
  await inTransaction(fresh)((query) => loadBackup(query, file, (table) => table === JOBS))
}

/** Restores into the embedded database. The caller holds the lock of the data folder. */
export async function restoreEmbedded(options: RestoreOptions): Promise<Restored> {
  const { file, dataDir, now, onStep } = options
  onStep(`Checking ${file} …`)
  const { migrations, rows } = await checkBackup(file)
  const { current, restored } = folders(dataDir)
  onStep('Restoring into the embedded database …')
  rmSync(restored, { recursive: true, force: true })
  await initialise(dataDir, (fresh) => fill(fresh, migrations, options), 'restored')
  const before = existsSync(current) ? `${current}.before-${now.toISOString().replace(/[:.]/g, '-')}` : null
  if (before) renameSync(current, before)
  // If the process is killed before this line, the next start finds the restored folder alone and renames it.
  renameSync(restored, current)
  return { before, rows }
}

/** Restores into a PostgreSQL server in one transaction. */
export async function restoreServer(options: RestoreOptions & { url: string }): Promise<Restored> {
  const { url, file, dataDir, now, prepareQueue, onStep } = options
  onStep(`Checking ${file} …`)
  const { migrations, rows } = await checkBackup(file)
  const { default: pg } = await import('pg')
  const client = await firstConnection(async () => {
    const connecting = new pg.Client({ connectionString: url, application_name: 'greenroom restore' })
    await connecting.connect()
    return connecting
  })
  const query: Query = async (text, values) => (await client.query(text, values)).rows
  try {
    await refuseWhileInUse(query)
    const database = await openDatabase({ url, dataDir, onStep })
    let before: string | null = null
    try {
      await prepareQueue(database)
      if (await hasRows(query)) {
        before = newBackupFile(dataDir, now)
        onStep(`Keeping what the database holds in ${before} …`)
        await writeBackup(database, before, now)
      }
    } finally {
      await database.close()
    }
    onStep('Restoring into the PostgreSQL server …')
    await withCurrentRows(file, migrations, options, async (current) => {
      await query('BEGIN')
      const names = (await backupTables(query)).map(({ name }) => name).filter((name) => name !== JOBS)
      await query(`TRUNCATE ${names.join(', ')}`)
      await query(`DELETE FROM ${JOBS}`)
      await loadBackup(query, current, () => true)
      await query('COMMIT')
    })
    return { before, rows }
  } finally {
    await client.end()
  }
}

/** @throws BackupError while a Greenroom process is connected */
async function refuseWhileInUse(query: Query): Promise<void> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1`,
    [APPLICATION],
  )
  if (row?.count) {
    throw new BackupError('Greenroom processes are connected to this database: stop all of them, then restore.')
  }
}

async function hasRows(query: Query): Promise<boolean> {
  for (const { name, where = 'true' } of await backupTables(query)) {
    const [row] = await query<{ any: boolean }>(`SELECT EXISTS (SELECT FROM ${name} WHERE ${where}) AS any`)
    if (row?.any) return true
  }
  return false
}

/** Calls `work` with the backup in the newest schema; an older one is first migrated in a temporary database. */
async function withCurrentRows(
  file: string,
  migrations: string[],
  options: RestoreOptions,
  work: (file: string) => Promise<void>,
): Promise<void> {
  if (migrations.length === listMigrations().length) return work(file)
  const { PGlite } = await import('@electric-sql/pglite')
  const folder = mkdtempSync(path.join(tmpdir(), 'greenroom-restore-'))
  const fresh = await PGlite.create()
  try {
    await fill(fresh, migrations, options)
    const database = await embeddedDatabase(fresh)
    const renewed = path.join(folder, 'renewed.jsonl.gz')
    await writeBackup(database, renewed, options.now)
    await work(renewed)
    await database.close()
  } finally {
    if (!fresh.closed) await fresh.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
