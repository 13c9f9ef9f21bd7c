/** What the process itself stops writing while the disk is almost full. */
import type { RateLimiter } from '@/server/ports'
import type { Database } from './database'
import type { DiskSpace } from './disk-space'

/** For the queue: once `begin` was called, nothing of it goes to the database before there is room. */
export function pausedWhileFull(database: Database, disk: DiskSpace): { database: Database; begin: () => void } {
  let hasBegun = false
  return {
    database: {
      ...database,
      executeSql: async (text, values) => {
        if (hasBegun) await disk.whenFree()
        return database.executeSql(text, values)
      },
    },
    begin: () => {
      hasBegun = true
    },
  }
}

/** Reads go on uncounted; everything else is refused before it is counted. */
export const freeWhileFull = (limiter: RateLimiter, isFull: () => boolean): RateLimiter => ({
  ...limiter,
  take: async (key, window) => (isFull() ? 0 : limiter.take(key, window)),
})
