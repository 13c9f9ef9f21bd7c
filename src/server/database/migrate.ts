import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { ExecuteSql } from './database'
import { listMigrations } from './migrations-folder'

type MigrationRow = { migration_name: string; finished_at: Date | null; rolled_back_at: Date | null }

async function recordedMigrations(executeSql: ExecuteSql): Promise<MigrationRow[]> {
  const { rows } = await executeSql(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`)
  if (!(rows[0] as { present: boolean }).present) return []
  return (await executeSql('SELECT migration_name, finished_at, rolled_back_at FROM _prisma_migrations'))
    .rows as MigrationRow[]
}

/** Names of the migrations that are not yet applied. */
export async function pendingMigrations(executeSql: ExecuteSql): Promise<string[]> {
  const finished = new Set(
    (await recordedMigrations(executeSql)).filter((row) => row.finished_at).map((row) => row.migration_name),
  )
  return listMigrations().filter((name) => !finished.has(name))
}

/**
 * Applies pending migrations and records them in Prisma's own table, so that `prisma migrate deploy` agrees.
 * @param wanted a subset, for restoring rows of an older version; all by default
 */
export async function applyMigrations(
  factory: SqlMigrationAwareDriverAdapterFactory,
  executeSql: ExecuteSql,
  onStep: (sentence: string) => void,
  wanted: readonly string[] = listMigrations(),
): Promise<void> {
  const pending = (await pendingMigrations(executeSql)).filter((name) => wanted.includes(name))
  if (pending.length === 0) return
  onStep(`Migrating the database (${pending.length} to apply) …`)
  const { createSchemaEngine, migrationList, NO_FILTERS } = await import('./schema-engine')
  const engine = await createSchemaEngine(factory)
  try {
    // Each migration is one transaction, so one that a killed process left unfinished had no effect.
    const interrupted = (await recordedMigrations(executeSql)).filter((row) => !row.finished_at && !row.rolled_back_at)
    for (const { migration_name } of interrupted)
      await engine.markMigrationRolledBack({ migrationName: migration_name })
    await engine.applyMigrations({ migrationsList: migrationList(wanted), filters: NO_FILTERS })
  } finally {
    engine.free()
  }
}
