/**
 * Rate limiter: counts in the application's database, shared by all processes, or in memory for per-process windows.
 */
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitWindow } from '@/domain/limits/limits'
import type { RateLimiter, Sql } from '@/server/ports'

const TABLE = 'RateLimit'

/** @param factor multiplies every limit */
export function createRateLimiter(sql: Sql, factor: number): RateLimiter {
  const client = {
    query: ({ text, values }: { text: string; values: unknown[] }) => sql(text, values),
  }
  const limiters = new Map<string, RateLimiterPostgres | RateLimiterMemory>()

  const create = (points: number, { seconds, isPerProcess }: LimitWindow) => {
    if (isPerProcess) return new RateLimiterMemory({ points, duration: seconds })
    return new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: TABLE,
      tableCreated: true,
      keyPrefix: '',
      points,
      duration: seconds,
      // Expired counts are deleted by the job 'tidy', in one process.
      clearExpiredByTimeout: false,
    })
  }

  const limiterFor = (window: LimitWindow) => {
    const { points, seconds, isPerProcess = false } = window
    const name = `${points}/${seconds}/${isPerProcess}`
    const known = limiters.get(name)
    if (known) return known
    const limiter = create(Math.max(1, Math.ceil(points * factor)), window)
    limiters.set(name, limiter)
    return limiter
  }

  return {
    take: async (key, window, points = 1) => {
      try {
        await limiterFor(window).consume(key, points)
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
    giveBack: async (key, window, points = 1) => {
      await limiterFor(window).reward(key, points)
    },
    forget: async (key) => {
      await sql(`DELETE FROM "${TABLE}" WHERE key = $1`, [key])
    },
    purgeExpired: async () => {
      await sql(`DELETE FROM "${TABLE}" WHERE expire < $1`, [Date.now()])
    },
  }
}
