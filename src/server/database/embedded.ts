/** The embedded database: PGlite on a folder. Created atomically, and never used after an internal failure. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaClient } from '@/generated/prisma/client'
import { ExpectedError } from '@/server/expected-error'
import { newestBackup } from './backup-files'
import type { Database, ExecuteSql, ReadOnlyDatabase } from './database'
import { checkpointer, keepLogsShort, purgeLogs } from './embedded-logs'
import { applyMigrations, pendingMigrations } from './migrate'
import { prepareStatements } from './prepared-statements'
import { takeTurns } from './take-turns'

export type EmbeddedOptions = {
  dataDir: string
  onStep?: ((sentence: string) => void) | undefined
  /** Runs synchronously before every statement; must not return if this process may not write. */
  beforeStatement?: (() => void) | undefined
  /** Called when PostgreSQL crashed, as when it could not write its log; must not return. */
  onBroken?: ((cause: unknown) => void) | undefined
  /** Makes a backup before pending migrations are applied. */
  beforeMigrations?: ((database: Database) => Promise<void>) | undefined
}

/** The folder's content cannot be opened as a database. */
export class DamagedDatabaseError extends ExpectedError {
  override name = 'DamagedDatabaseError'
  constructor(dataDir: string, cause: unknown) {
    const folder = path.join(dataDir, 'db')
    const backup = newestBackup(dataDir)
    const reason = cause instanceof Error && cause.message ? cause.message.split('\n', 1)[0] : 'it broke while opening'
    const remedy = backup
      ? `restore the newest backup with "npm run restore -- ${backup}"`
      : 'there is no backup, so put back a copy of your own'
    super(
      `The embedded database in ${folder} is damaged and cannot be opened (${reason}): ${remedy}, or move ` +
        'that folder away to begin with an empty one.',
      { cause },
    )
  }
}

/** Names of the database folder in its stages; only `current` is ever opened. */
export const folders = (dataDir: string) => ({
  current: path.join(dataDir, 'db'),
  unfinished: path.join(dataDir, 'db.new'),
  /** Complete, and about to be renamed to `current`. */
  restored: path.join(dataDir, 'db.restored'),
})

/** Migrated, without rows; made by `scripts/empty-database.ts` when Greenroom is built. */
export const EMPTY_DATABASE = folders(
  path.join(/* turbopackIgnore: true */ process.cwd(), 'src', 'generated', 'empty-database'),
).current

// 1 MB WAL files instead of 16 MB: deleted rows leave the log sooner, and a small disk is not filled by empty files.
const INIT_ARGUMENTS = ['--wal-segsize=1']

/** PGlite would reserve 128 MB for pages, most of which the operating system has in its cache anyway. */
const SHARED_BUFFERS = ['-c', 'shared_buffers=64MB']

export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir, onStep = () => {} } = options
  finishRestore(dataDir)
  if (!isThere(folders(dataDir).current)) {
    onStep('Creating the embedded database …')
    await inOneStep(dataDir, 'current', (folder) => cp(EMPTY_DATABASE, folder, { recursive: true }))
  }
  return embeddedDatabase(await openFolder(options), options)
}

const isThere = (folder: string) => existsSync(/* turbopackIgnore: true */ folder)

/** Renames what a restore left that was killed between its last two renames. */
function finishRestore(dataDir: string): void {
  const { current, restored } = folders(dataDir)
  if (!isThere(current) && isThere(restored)) renameSync(restored, current)
}

/** For commands on existing data, which would otherwise create an empty one. @throws ExpectedError */
export function assertDatabase(dataDir: string): void {
  const { current, restored } = folders(dataDir)
  if (isThere(current) || isThere(restored)) return
  throw new ExpectedError(`There is no database in ${dataDir}: set DATA_DIR to the server's.`)
}

/** Creates a folder under a temporary name and renames it at the end, so that a kill leaves no partial database. */
async function inOneStep(
  dataDir: string,
  name: 'current' | 'restored',
  create: (folder: string) => Promise<void>,
): Promise<void> {
  const { unfinished, [name]: finished } = folders(dataDir)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  await create(unfinished)
  renameSync(unfinished, finished)
}

/** Initialises a new database and fills it. Takes more than 600 MB of memory. */
export const initialise = (
  dataDir: string,
  fill: (fresh: PGlite) => Promise<void>,
  name: 'current' | 'restored' = 'current',
): Promise<void> =>
  inOneStep(dataDir, name, async (folder) => {
    const { PGlite } = await import('@electric-sql/pglite')
    const fresh = await PGlite.create(folder, { initDbStartParams: INIT_ARGUMENTS })
    await fill(fresh)
    await fresh.close()
  })

/** Opens the database for reading: nothing is created or migrated. The caller holds the lock of the data folder. */
export async function openAsItIs(options: EmbeddedOptions): Promise<ReadOnlyDatabase> {
  finishRestore(options.dataDir)
  const pglite = await openFolder(options)
  return { readAtOnce: inTransaction(pglite), close: () => pglite.close() }
}

async function openFolder({ dataDir, beforeStatement, onBroken }: EmbeddedOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { current } = folders(dataDir)
  // PGlite would run initdb in a folder without this file, over the remains of the old database.
  if (!existsSync(path.join(current, 'PG_VERSION'))) {
    throw new DamagedDatabaseError(dataDir, new Error('PG_VERSION is missing'))
  }
  try {
    const pglite = await PGlite.create(current, { startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS] })
    watchStatements(pglite, beforeStatement, onBroken)
    return pglite
  } catch (error) {
    throw new DamagedDatabaseError(dataDir, error)
  }
}

/** Exit status of PGlite's main loop after an ordinary SQL error. */
const ORDINARY_FAILURE = 100

/**
 * Hooks into each statement. Without this, PGlite treats a crash of PostgreSQL as a failed statement and retries for
 * ever.
 */
function watchStatements(pglite: PGlite, before?: () => void, onBroken?: (cause: unknown) => void): void {
  if (!before && !onBroken) return
  const inside = pglite.Module as unknown as { _PostgresMainLoopOnce: () => void }
  const runOnce = inside._PostgresMainLoopOnce
  inside._PostgresMainLoopOnce = () => {
    before?.()
    try {
      runOnce()
    } catch (error) {
      if ((error as { status?: number }).status !== ORDINARY_FAILURE) onBroken?.(error)
      throw error
    }
  }
}

/** Wraps an open PGlite instance and applies pending migrations. */
export async function embeddedDatabase(
  pglite: PGlite,
  { onStep = () => {}, beforeMigrations }: Partial<EmbeddedOptions> = {},
): Promise<Database> {
  takeTurns(pglite)
  const factory = await embeddedFactory(pglite)
  const executeSql = embeddedSql(pglite)
  await keepLogsShort(pglite)
  const logs = checkpointer(pglite)
  const prisma = new PrismaClient({ adapter: factory })
  const database: Database = {
    kind: 'embedded',
    prisma,
    executeSql,
    readAtOnce: inTransaction(pglite),
    purgeLogs: purgeLogs(pglite),
    close: async () => {
      logs.stop()
      await prisma.$disconnect()
      await pglite.close()
    },
  }
  if (beforeMigrations && (await pendingMigrations(executeSql)).length > 0) await beforeMigrations(database)
  await applyMigrations(factory, executeSql, onStep)
  prepareStatements(pglite)
  return database
}

/** Runs work in one transaction. */
export const inTransaction =
  (pglite: PGlite): Database['readAtOnce'] =>
  (work) =>
    pglite.transaction((tx) => work(async (text, values) => (await tx.query<never>(text, values)).rows))

export async function embeddedFactory(pglite: PGlite): Promise<SqlMigrationAwareDriverAdapterFactory> {
  const { PrismaPGlite } = await import('pglite-prisma-adapter')
  return new PrismaPGlite(pglite)
}

export const embeddedSql =
  (pglite: PGlite): ExecuteSql =>
  async (text, values) => {
    const result = values?.length ? await pglite.query(text, values) : (await pglite.exec(text)).at(-1)
    return { rows: result?.rows ?? [], rowCount: result?.affectedRows ?? 0 }
  }
