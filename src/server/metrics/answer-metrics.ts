/** GET /api/metrics, for whoever has the token; without one set up there is nothing at this address. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { errorResponse } from '@/server/rest/respond'
import type { Metrics } from './metrics'

/** What the answer needs; absent where METRICS_TOKEN is not set. */
export type MetricsAccess = { metrics: Metrics; token: string }

export async function answerMetrics(access: MetricsAccess | undefined, request: Request): Promise<Response> {
  if (!access) return errorResponse(NOTHING_HERE)
  if (!isToken(request.headers.get('authorization'), access.token)) {
    return errorResponse(
      { status: 401, code: 'UNAUTHORIZED', message: 'The metrics are for whoever has the token.' },
      new Headers({ 'www-authenticate': 'Bearer' }),
    )
  }
  const { type, text } = await access.metrics.report()
  return new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } })
}

/** As any address where there is nothing. */
export const NOTHING_HERE = { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' }

/** Compares hashes, so that the time taken tells neither the length nor how much was right. */
function isToken(authorization: string | null, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? []
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}
