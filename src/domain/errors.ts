/** Every way a use-case can refuse; `src/server/errors.ts` maps each to its tRPC code and HTTP status. */
export type AppErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'PAYMENT_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_SUPPORTED'
  | 'TIMEOUT'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  /** The caller went away; nobody hears of it, and it is no fault. */
  | 'CLIENT_CLOSED_REQUEST'
  | 'BAD_GATEWAY'
  | 'SERVICE_UNAVAILABLE'

/** A refusal whose message is a sentence that may be shown to a person. */
export class AppError extends Error {
  readonly code: AppErrorCode
  /** Seconds after which trying again makes sense (429 and 503). */
  readonly retryAfter: number | undefined
  /** What exactly was refused, for programs; the code in small letters where that says enough. */
  readonly reason: string

  constructor(
    code: AppErrorCode,
    message: string,
    options: { retryAfter?: number; reason?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.retryAfter = options.retryAfter
    this.reason = options.reason ?? reasonOfCode(code)
  }
}

/** The reason of an error that has no closer one: 'NOT_FOUND' is 'not-found'. */
export const reasonOfCode = (code: string): string => code.toLowerCase().replaceAll('_', '-')
