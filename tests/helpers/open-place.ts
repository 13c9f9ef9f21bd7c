import type { Database } from '@/server/database/database'
import { openDatabase } from '@/server/database/open'
import type { Place } from './server-process'

/** Opens the database of a place in this process; the embedded one allows one process at a time. */
export const openPlace = ({ env, dataDir }: Place): Promise<Database> =>
  openDatabase({ url: env.DATABASE_URL || undefined, dataDir })
