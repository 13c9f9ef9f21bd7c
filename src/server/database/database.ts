/** An open database, on either engine. */
import type { PrismaClient } from '@/generated/prisma/client'
import type { PoolLoad } from '@/server/metrics/watch-loads'

/** Runs one statement, or several if there are no values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number }>

/** Runs one statement in a transaction. */
export type Query = <R>(text: string, values?: unknown[]) => Promise<R[]>

export type Database = {
  kind: 'embedded' | 'server'
  prisma: PrismaClient
  executeSql: ExecuteSql
  /** Reads in one transaction, from one consistent snapshot. On the embedded database, all other statements wait. */
  readAtOnce: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  /**
   * Erases deleted rows from the embedded database's write-ahead log and small tables; `thorough` also rewrites large
   * tables. Does nothing on a server, which has its own maintenance.
   */
  purgeLogs: (options?: { thorough?: boolean }) => Promise<void>
  /**
   * Runs work under an advisory lock that excludes other processes, such as creating tables; absent on the embedded
   * database, which has one process.
   */
  whileAlone?: <T>(work: () => Promise<T>) => Promise<T>
  /** Use of the connection pool; absent on an embedded database, which has none. */
  pool?: () => PoolLoad
  close: () => Promise<void>
}

/** A database that is opened for reading only: nothing is migrated. */
export type ReadOnlyDatabase = Pick<Database, 'readAtOnce' | 'close'>
