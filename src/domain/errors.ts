/** Every way a use-case can refuse; `src/server/errors.ts` maps each to its tRPC code and HTTP status. */
export type AppErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'PAYMENT_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_SUPPORTED'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_GATEWAY'
  | 'SERVICE_UNAVAILABLE'

/** A refusal whose message is a sentence that may be shown to a person. */
export class AppError extends Error {
  readonly code: AppErrorCode
  /** Seconds after which trying again makes sense (429 and 503). */
  readonly retryAfter: number | undefined

  constructor(code: AppErrorCode, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.retryAfter = options.retryAfter
  }
}
