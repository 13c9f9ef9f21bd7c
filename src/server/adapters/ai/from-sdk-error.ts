/** Maps the SDK's errors to our own reasons. */
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { AiError, type AiFailure } from './ai-error'

const NO_CREDIT = /insufficient_quota|credit_balance|billing|quota_exceeded/i
const BY_STATUS: Readonly<Record<number, AiFailure>> = {
  401: 'auth',
  403: 'auth',
  404: 'unknown_model',
  408: 'server_error',
  409: 'server_error',
  429: 'rate_limited',
}

/** @param now milliseconds since 1970, to resolve a Retry-After date */
export function fromSdkError(error: unknown, now: number): AiError {
  if (error instanceof AiError) return error
  if (error instanceof APIConnectionTimeoutError) return new AiError('timeout')
  if (error instanceof APIConnectionError) return new AiError('connection')
  // The body of a successful response was not JSON; the error's message quotes its beginning.
  if (error instanceof SyntaxError) return new AiError('malformed_body')
  if (error instanceof APIError && error.status !== undefined) {
    const { status, code, type, headers } = error
    if (NO_CREDIT.test(`${code ?? ''} ${type ?? ''}`)) return new AiError('quota', { status })
    if (status === 400 && code === 'content_filter') return new AiError('content_filter', { status })
    const retryAfterMs = retryAfter(headers, now)
    return new AiError(BY_STATUS[status] ?? (status >= 500 ? 'server_error' : 'rejected'), {
      status,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    })
  }
  // Anything else is a connection lost while reading the body, for which undici throws a TypeError.
  return new AiError('connection')
}

/** The delay in milliseconds from the headers: `retry-after-ms`, or `Retry-After` in seconds or as an HTTP date. */
function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  if (Number.isFinite(ms)) return Math.max(0, ms)
  const value = headers?.get('retry-after')?.trim()
  if (!value) return undefined
  const seconds = Number(value)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

/** Parameters that not every server accepts. */
const OPTIONAL_PARTS = ['temperature', 'max_tokens', 'max_completion_tokens'] as const
export type OptionalPart = (typeof OPTIONAL_PARTS)[number]

/**
 * The optional parameter that a 400 or 422 response refuses: the one it names, or the first that its message mentions.
 * 'unknown' if it mentions none; null for other errors.
 */
export function refusedPart(error: unknown): OptionalPart | 'unknown' | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null
  const named = OPTIONAL_PARTS.find((part) => part === error.param)
  const places = OPTIONAL_PARTS.map((part) => ({ part, at: error.message.search(new RegExp(`\\b${part}\\b`, 'i')) }))
  const [first] = places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)
  return named ?? first?.part ?? 'unknown'
}
