/** Prisma's own schema engine as WebAssembly: it migrates without the engine binary that `prisma migrate` downloads. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import { listMigrations, MIGRATIONS_DIR } from './migrations-folder'

const SCHEMA_FILE = path.join('prisma', 'schema.prisma')

/** No table or enum is managed outside Prisma. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] }

let loaded: Promise<typeof import('@prisma/schema-engine-wasm/schema_engine_bg')> | undefined

/** Instantiated once: the module's glue code caches views of its first memory. */
async function loadEngine() {
  const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const require = createRequire(path.join(process.cwd(), 'package.json'))
  const file = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm')
  const glue = engine as unknown as WebAssembly.ModuleImports & { __wbg_set_wasm: (exports: unknown) => void }
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {
    './schema_engine_bg.js': glue,
  })
  glue.__wbg_set_wasm(exports)
  ;(exports.__wbindgen_start as () => void)()
  return engine
}

/** Creates the engine on a database. Loading takes about a second, so call it only if there is work to do. */
export async function createSchemaEngine(factory: SqlMigrationAwareDriverAdapterFactory): Promise<SchemaEngine> {
  loaded ??= loadEngine()
  const { SchemaEngine } = await loaded
  return SchemaEngine.new(
    { datamodels: [[SCHEMA_FILE, readFileSync(SCHEMA_FILE, 'utf8')]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  )
}

/** The SQL that brings a migrated database to prisma/schema.prisma; empty if it is up to date. */
export async function nextMigrationSql(factory: SqlMigrationAwareDriverAdapterFactory): Promise<string> {
  const engine = await createSchemaEngine(factory)
  const files = [{ path: SCHEMA_FILE, content: readFileSync(SCHEMA_FILE, 'utf8') }]
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: process.cwd() },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: NO_FILTERS,
  })
  return /empty migration/i.test(stdout ?? '') ? '' : (stdout ?? '').trim()
}

/** The named migrations in the engine's input format. */
export const migrationList = (names: readonly string[] = listMigrations()): MigrationList => ({
  baseDir: path.resolve(MIGRATIONS_DIR),
  lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
  shadowDbInitScript: '',
  migrationDirectories: names.map((name) => ({
    path: name,
    migrationFile: {
      path: 'migration.sql',
      content: { tag: 'ok', value: readFileSync(path.join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8') },
    },
  })),
})
