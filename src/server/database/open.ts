/** Opens the database: a PostgreSQL server where DATABASE_URL is set, the embedded one in the data folder otherwise. */
import type { Pool, PoolClient } from 'pg'
import { PrismaClient } from '@/generated/prisma/client'
import { type EmbeddedOptions, openEmbedded } from './embedded'
import { applyMigrations } from './migrate'

/** Runs one statement, or several where there are no values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number }>

/** Runs one statement in a transaction. */
export type Query = <R>(text: string, values?: unknown[]) => Promise<R[]>

export type Database = {
  kind: 'embedded' | 'server'
  prisma: PrismaClient
  executeSql: ExecuteSql
  /** Reads in one transaction, so that all of it is of one moment. Nothing else is done on an embedded one meanwhile. */
  readAtOnce: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  /**
   * Removes what deleted rows held from the log files of the embedded database, and from its tables as far as that is
   * quick; `thorough` takes the large ones as well. On a server this is the server's business: nothing is done.
   */
  purgeLogs: (options?: { thorough?: boolean }) => Promise<void>
  close: () => Promise<void>
}

export type DatabaseOptions = EmbeddedOptions & {
  /** Absent: the embedded database. */
  url?: string | undefined
}

/** Opens the database and applies the migrations that are missing. The caller holds the lock of the data folder. */
export async function openDatabase({ url, ...options }: DatabaseOptions): Promise<Database> {
  return url ? openServer(url, options.onStep) : openEmbedded(options)
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

/** What the server lists our connections under. */
export const APPLICATION = 'greenroom'

async function connect(url: string): Promise<{ pool: Pool; client: PoolClient }> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION,
    max: 10,
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', () => {})
  return { pool, client: await firstConnection(pool) }
}

/** What is read of a database, which is left as it is: nothing is migrated. */
export type ReadOnlyDatabase = Pick<Database, 'readAtOnce' | 'close'>

export async function openServerAsItIs(url: string): Promise<ReadOnlyDatabase> {
  const { pool, client } = await connect(url)
  client.release()
  return { readAtOnce: (work) => readAtOnce(pool, work), close: () => pool.end() }
}

async function openServer(url: string, onStep: (sentence: string) => void = () => {}): Promise<Database> {
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const { pool, client } = await connect(url)
  const named = statementNames()
  const factory = new PrismaPg(pool, { disposeExternalPool: false, statementNameGenerator: named })
  const executeSql: ExecuteSql = async (text, values) => {
    const result = await (values?.length ? pool.query({ text, values, name: named({ sql: text }) }) : pool.query(text))
    const last = Array.isArray(result) ? result.at(-1) : result
    return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 }
  }
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
    readAtOnce: (work) => readAtOnce(pool, work),
    purgeLogs: async () => {},
    close: async () => {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

async function readAtOnce<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const result = await work(async (text, values) => (await client.query(text, values)).rows)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    client.release(error as Error)
    throw error
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
