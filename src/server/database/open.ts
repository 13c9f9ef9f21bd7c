/** Opens the database: a PostgreSQL server where DATABASE_URL is set, the embedded one in the data folder otherwise. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { Pool, PoolClient } from 'pg'
import { PrismaClient } from '@/generated/prisma/client'
import { applyMigrations } from './migrate'

/** Runs one statement, or several where there are no values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number }>

export type Database = {
  kind: 'embedded' | 'server'
  prisma: PrismaClient
  executeSql: ExecuteSql
  close: () => Promise<void>
}

export type DatabaseOptions = {
  /** Absent: the embedded database. */
  url?: string | undefined
  dataDir: string
  onStep?: (sentence: string) => void
}

/** Opens the database and applies the migrations that are missing. The caller holds the lock of the data folder. */
export async function openDatabase({ url, dataDir, onStep = () => {} }: DatabaseOptions): Promise<Database> {
  return url ? openServer(url, onStep) : openEmbedded(dataDir, onStep)
}

/** The PostgreSQL server cannot be used as it is named; `code` is PostgreSQL's or the system's, if there is one. */
export class DatabaseServerError extends Error {
  override name = 'DatabaseServerError'
  readonly code: string | undefined
  constructor(cause: Error & { code?: string }) {
    const reason = cause.message || cause.code
    super(`PostgreSQL cannot be used as DATABASE_URL names it (${reason}): start it, or correct the address.`, {
      cause,
    })
    this.code = cause.code
  }
}

async function firstConnection(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new DatabaseServerError(error as Error)
  }
}

async function openServer(url: string, onStep: (sentence: string) => void): Promise<Database> {
  const { default: pg } = await import('pg')
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', () => {})
  const named = statementNames()
  const factory = new PrismaPg(pool, { disposeExternalPool: false, statementNameGenerator: named })
  const executeSql: ExecuteSql = async (text, values) => {
    const result = await (values?.length ? pool.query({ text, values, name: named({ sql: text }) }) : pool.query(text))
    const last = Array.isArray(result) ? result.at(-1) : result
    return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 }
  }
  const client = await firstConnection(pool)
  try {
    // Several processes may start at once; the first migrates, the others wait and find nothing to do.
    await client.query('SELECT pg_advisory_lock(727001)')
    await applyMigrations(factory, executeSql, onStep)
  } finally {
    await client.query('SELECT pg_advisory_unlock(727001)').catch(() => {})
    client.release()
  }
  const prisma = new PrismaClient({ adapter: factory })
  return {
    kind: 'server',
    prisma,
    executeSql,
    close: async () => {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

/** Names for the statements that come again and again, so that PostgreSQL plans each once per connection. */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    // Statements with lists of many lengths would fill the memory of every connection: the rest stays unnamed.
    if (!names.has(sql) && names.size < 300) names.set(sql, `greenroom_${names.size}`)
    return names.get(sql) ?? ''
  }
}

async function openEmbedded(dataDir: string, onStep: (sentence: string) => void): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const folder = path.join(dataDir, 'db')
  if (!existsSync(folder)) {
    onStep('Creating the embedded database …')
    // Under another name until it is whole: a process killed half-way must not leave a folder that looks finished.
    const unfinished = `${folder}.new`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(dataDir, { recursive: true })
    const fresh = await PGlite.create(unfinished)
    await applyMigrations(await embeddedFactory(fresh), embeddedSql(fresh), onStep)
    await fresh.close()
    renameSync(unfinished, folder)
  }
  const pglite = await PGlite.create(folder)
  return embeddedDatabase(pglite, onStep)
}

/** Wraps an open PGlite instance, whose tables are brought up to date. */
export async function embeddedDatabase(
  pglite: PGlite,
  onStep: (sentence: string) => void = () => {},
): Promise<Database> {
  const factory = await embeddedFactory(pglite)
  const executeSql = embeddedSql(pglite)
  await applyMigrations(factory, executeSql, onStep)
  const prisma = new PrismaClient({ adapter: factory })
  return {
    kind: 'embedded',
    prisma,
    executeSql,
    close: async () => {
      await prisma.$disconnect()
      await pglite.close()
    },
  }
}

async function embeddedFactory(pglite: PGlite): Promise<SqlMigrationAwareDriverAdapterFactory> {
  const { PrismaPGlite } = await import('pglite-prisma-adapter')
  return new PrismaPGlite(pglite)
}

const embeddedSql =
  (pglite: PGlite): ExecuteSql =>
  async (text, values) => {
    const result = values?.length ? await pglite.query(text, values) : (await pglite.exec(text)).at(-1)
    return { rows: result?.rows ?? [], rowCount: result?.affectedRows ?? 0 }
  }
