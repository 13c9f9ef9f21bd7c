/**
 * Removes the schema engine's advisory lock. The engine takes a session-level lock before it migrates and never
 * releases it, so it stays as long as the pooled connection: the next version could not migrate beside this one, and
 * behind PgBouncer the session belongs to other clients too. We hold a lock of our own instead.
 */
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'

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
