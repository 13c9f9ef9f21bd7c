/** Opens the database: a PostgreSQL server if DATABASE_URL is set, otherwise the embedded one in the data folder. */
import type { Database } from './database'
import { type EmbeddedOptions, openEmbedded } from './embedded'
import { openServer } from './server'

export type DatabaseOptions = EmbeddedOptions & {
  /** Absent: the embedded database. */
  url?: string | undefined
}

/** Opens the database and applies pending migrations. The caller holds the lock of the data folder. */
export async function openDatabase({ url, ...options }: DatabaseOptions): Promise<Database> {
  return url ? openServer(url, options.onStep) : openEmbedded(options)
}
