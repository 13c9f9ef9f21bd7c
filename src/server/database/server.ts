/** A PostgreSQL server as the database. */
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { Pool } from 'pg'
import { PrismaClient } from '@/generated/prisma/client'
import { ExpectedError } from '@/server/expected-error'
import type { Database, ExecuteSql, Query, ReadOnlyDatabase } from './database'
import { applyMigrations } from './migrate'
import { SILENT_MS, silentSocket } from './silent-socket'

/** The PostgreSQL server in DATABASE_URL cannot be used; `code` is PostgreSQL's or the system's error code, if any. */
export class DatabaseServerError extends ExpectedError {
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

/** @throws DatabaseServerError if the address or the server does not allow the connection */
export async function firstConnection<T>(connect: () => Promise<T>): Promise<T> {
  try {
    return await connect()
  } catch (error) {
    throw new DatabaseServerError(error as Error)
  }
}

/** Our connections' application_name in pg_stat_activity. */
export const APPLICATION = 'greenroom'

/** @param silentMs milliseconds after which a silent connection ends; absent where one statement may take long */
async function createPool(connectionString: string, silentMs?: number): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    application_name: APPLICATION,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(silentMs ? { stream: () => silentSocket(silentMs) } : {}),
  })
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', () => {})
  return pool
}

export async function openServerAsItIs(url: string): Promise<ReadOnlyDatabase> {
  const pool = await createPool(url)
  const client = await firstConnection(() => pool.connect())
  client.release()
  return { readAtOnce: (work) => readAtOnce(pool, work), close: () => pool.end() }
}

/**
 * Connects to the server and applies pending migrations.
 * @param silentMs milliseconds after which a statement without an answer fails
 * @throws DatabaseServerError
 */
export async function openServer(
  url: string,
  onStep: (sentence: string) => void = () => {},
  silentMs = SILENT_MS,
): Promise<Database> {
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const pool = await createPool(url, silentMs)
  // For migrations, backups and the wait for them.
  const patientPool = await createPool(url)
  const named = isBehindPgBouncer(url) ? () => '' : statementNames()
  const factoryOf = (of: Pool) => new PrismaPg(of, { disposeExternalPool: false, statementNameGenerator: named })
  const client = await firstConnection(() => patientPool.connect())
  client.release()
  const migrate = () => applyMigrations(withoutEngineLock(factoryOf(patientPool)), sqlOf(patientPool, named), onStep)
  await whileAlone(patientPool, migrate)
  const prisma = new PrismaClient({ adapter: factoryOf(pool) })
  return {
    kind: 'server',
    prisma,
    executeSql: sqlOf(pool, named),
    readAtOnce: (work) => readAtOnce(patientPool, work),
    purgeLogs: async () => {},
    whileAlone: (work) => whileAlone(patientPool, work),
    pool: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await prisma.$disconnect()
      await Promise.all([pool.end(), patientPool.end()])
    },
  }
}

const sqlOf =
  (pool: Pool, named: (query: { sql: string }) => string): ExecuteSql =>
  async (text, values) => {
    const result = await (values?.length ? pool.query({ text, values, name: named({ sql: text }) }) : pool.query(text))
    const last = Array.isArray(result) ? result.at(-1) : result
    return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 }
  }

/** Milliseconds. */
const ASK_AGAIN_MS = 200

/**
 * If several processes start at once, the first does the work and the others wait. A transaction-level advisory lock,
 * not a session-level one: behind PgBouncer each transaction may use another session.
 */
async function whileAlone<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    for (;;) {
      await client.query('BEGIN')
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock(727001) AS mine')
      if (rows[0]?.mine) return await work()
      await client.query('COMMIT')
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  } finally {
    await client.query('COMMIT').catch(() => {})
    client.release()
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

/**
 * Whether the connection goes through PgBouncer in transaction mode, where prepared statements are lost between
 * transactions. Set as for Prisma, by `?pgbouncer=true`.
 */
const isBehindPgBouncer = (url: string) => new URL(url).searchParams.get('pgbouncer') === 'true'

/** Names for repeated statements, so that PostgreSQL parses each only once per connection. */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    // Bounded, since statements with variable-length lists would fill every connection's memory: later ones stay
    // unnamed.
    if (!names.has(sql) && names.size < 300) names.set(sql, `greenroom_${names.size}`)
    return names.get(sql) ?? ''
  }
}

const LOCK = /pg_advisory_lock\(72707369\)/
const NOTHING = 'SELECT 1'

const withoutLock = (sql: string): string => (LOCK.test(sql) ? NOTHING : sql)

export function withoutEngineLock(
  factory: SqlMigrationAwareDriverAdapterFactory,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => wrap(await factory.connect()),
    connectToShadowDb: async () => wrap(await factory.connectToShadowDb()),
  }
}

function wrap(adapter: SqlDriverAdapter): SqlDriverAdapter {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => adapter.queryRaw({ ...query, sql: withoutLock(query.sql) }),
    executeRaw: (query) => adapter.executeRaw({ ...query, sql: withoutLock(query.sql) }),
    executeScript: (script) => adapter.executeScript(withoutLock(script)),
    startTransaction: (isolationLevel) => adapter.startTransaction(isolationLevel),
    ...(adapter.getConnectionInfo ? { getConnectionInfo: () => adapter.getConnectionInfo?.() ?? {} } : {}),
    dispose: () => adapter.dispose(),
  } as SqlDriverAdapter
}
