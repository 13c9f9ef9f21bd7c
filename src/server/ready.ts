/** GET /api/ready: whether this process can serve, for load balancers and monitoring. */
import { setTimeout as sleep } from 'node:timers/promises'
import { RETRY_AFTER } from './errors'
import type { Deps } from './ports'
import { errorResponse, json } from './rest/respond'

/** Milliseconds; shorter than the time that probes usually wait. */
const READY_WITHIN_MS = 3_000

/**
 * Checks that the database answers in time; migrations are applied before it is opened. While the disk is almost
 * full the process still serves reads, so it is ready, and says so.
 */
export async function ready(
  { prisma, log, isDiskFull }: Pick<Deps, 'prisma' | 'log' | 'isDiskFull'>,
  withinMs = READY_WITHIN_MS,
): Promise<Response> {
  const isOver = new AbortController()
  const late = async () => {
    await sleep(withinMs, undefined, { signal: isOver.signal })
    throw new Error(`no answer within ${withinMs / 1000} seconds`)
  }
  try {
    await Promise.race([prisma.$queryRaw`SELECT 1`, late()])
    return json(200, { status: 'ready', ...(isDiskFull() ? { disk: 'full' } : {}) })
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer')
    return errorResponse({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      message: 'The database does not answer right now.',
      retryAfter: RETRY_AFTER,
    })
  } finally {
    isOver.abort()
  }
}
