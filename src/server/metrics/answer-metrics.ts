/** GET /api/metrics. Requires the bearer token; 404 if METRICS_TOKEN is unset. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { errorResponse } from '@/server/rest/respond'
import type { Metrics } from './metrics'

/** The metrics and the bearer token for them; absent if METRICS_TOKEN is unset. */
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

/** The response for an unknown path. */
export const NOTHING_HERE = { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' }

/** Constant-time comparison of hashes, so that the time taken reveals neither the token's length nor a prefix of it. */
function isToken(authorization: string | null, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? []
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}
