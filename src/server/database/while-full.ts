/** Background writes that stop while the disk is almost full. */
import type { RateLimiter } from '@/server/ports'
import type { Database } from './database'
import type { DiskSpace } from './disk-space'

/** For the job queue: after `begin`, its statements wait until the disk has room. */
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

/** While the disk is full, calls are not counted, since counting writes; writes are refused earlier. */
export const freeWhileFull = (limiter: RateLimiter, isFull: () => boolean): RateLimiter => ({
  ...limiter,
  take: async (key, window, points) => (isFull() ? 0 : limiter.take(key, window, points)),
})
