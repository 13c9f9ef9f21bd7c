/** Opens the database: a PostgreSQL server where DATABASE_URL is set, the embedded one in the data folder otherwise. */
import type { Database } from './database'
import { type EmbeddedOptions, openEmbedded } from './embedded'
import { openServer } from './server'

export type DatabaseOptions = EmbeddedOptions & {
  /** Absent: the embedded database. */
  url?: string | undefined
}

/** Opens the database and applies the migrations that are missing. The caller holds the lock of the data folder. */
export async function openDatabase({ url, ...options }: DatabaseOptions): Promise<Database> {
  return url ? openServer(url, options.onStep) : openEmbedded(options)
}
