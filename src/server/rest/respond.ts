import { reasonOfCode } from '@/domain/errors'
import type { PublicError } from '../errors'

/** A JSON answer that no cache keeps. */
export function json(status: number, body: unknown, headers: Headers = new Headers()): Response {
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  return new Response(JSON.stringify(body), { status, headers })
}

/** The one shape of a REST error. */
export function errorResponse(
  { status, retryAfter, ...body }: PublicError,
  headers: Headers = new Headers(),
): Response {
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return json(status, { reason: reasonOfCode(body.code), ...body }, headers)
}
