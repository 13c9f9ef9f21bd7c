/** An open database, whichever engine it runs on. */
import type { PrismaClient } from '@/generated/prisma/client'
import type { PoolLoad } from '@/server/metrics/metrics'

/** Runs one statement, or several where there are no values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number }>

/** Runs one statement in a transaction. */
export type Query = <R>(text: string, values?: unknown[]) => Promise<R[]>

export type Database = {
  kind: 'embedded' | 'server'
  prisma: PrismaClient
  executeSql: ExecuteSql
  /**
   * Reads in one transaction, so that all of it is of one moment. Nothing else is done on an embedded one meanwhile.
   */
  readAtOnce: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  /**
   * Removes what deleted rows held from the log files of the embedded database, and from its tables as far as that is
   * quick; `thorough` takes the large ones as well. On a server this is the server's business: nothing is done.
   */
  purgeLogs: (options?: { thorough?: boolean }) => Promise<void>
  /** Does what two processes must not do at the same time, as creating tables; absent where there is one process. */
  whileAlone?: <T>(work: () => Promise<T>) => Promise<T>
  /** Use of the connection pool; absent on an embedded database, which has none. */
  pool?: () => PoolLoad
  close: () => Promise<void>
}

/** What is read of a database, which is left as it is: nothing is migrated. */
export type ReadOnlyDatabase = Pick<Database, 'readAtOnce' | 'close'>
