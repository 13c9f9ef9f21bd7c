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
  /** The caller closed the connection; not reported as a fault. */
  | 'CLIENT_CLOSED_REQUEST'
  | 'BAD_GATEWAY'
  | 'SERVICE_UNAVAILABLE'

/**
 * Machine-readable reason of a refusal. Messages are for people and may be reworded; a reason never changes. The first
 * group holds the defaults, one for each code.
 */
export const ERROR_REASONS = [
  'bad-request',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-supported',
  'timeout',
  'conflict',
  'payload-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'client-closed-request',
  'internal-server-error',
  // The request itself.
  'invalid-input',
  'invalid-json',
  'batch-too-large',
  'results-too-large',
  'unreadable-upload',
  'upload-too-slow',
  // Faults of files.
  'file-wrong-type',
  'file-empty',
  'file-password',
  'file-damaged',
  'file-no-text',
  'file-too-many-pages',
  'file-too-much-text',
  'file-too-large-unpacked',
  'file-too-complex',
  'file-no-time',
  'file-damaged-picture',
  'file-nothing-recognised',
  'file-too-many-scanned-pages',
  'file-too-many-pixels',
  'file-too-hard-to-recognise',
  // The account, and who is calling.
  'other-account',
  'user-not-found',
  'wrong-credentials',
  'email-taken',
  'same-email',
  'common-password',
  'no-password-set',
  'wrong-password',
  'password-required',
  'recent-sign-in-required',
  'sign-in-or-take-over',
  'broken-link',
  // Interviews and their attempts.
  'interview-not-found',
  'interview-ended',
  'interview-limit-reached',
  'interview-too-long',
  'role-locked',
  'unknown-question',
  'question-index-out-of-range',
  'nothing-answered',
  'no-follow-up',
  'not-scored',
  'no-feedback-yet',
  'evaluation-not-repeatable',
  'question-not-answered',
  'attempt-not-found',
  'attempt-being-read',
  'attempts-used-up',
  'remark-not-found',
  'trial-already-kept',
  'start-key-used',
  // The practice plan, review cards and stories.
  'no-interview-date',
  'no-interview-held',
  'card-not-found',
  'unreadable-answer',
  'story-not-found',
  // Mentor links and comments.
  'mentor-link-not-found',
  'mentor-links-used-up',
  'mentor-comments-used-up',
  'comment-not-found',
  // CV reviews and guides.
  'cv-review-not-found',
  'cv-review-limit-reached',
  'no-requirements',
  'requirement-not-found',
  'claim-not-found',
  'nothing-to-practise',
  'guide-not-found',
  // Payments.
  'payments-off',
  'plan-not-on-sale',
  'payment-not-found',
  'payment-provider-unreachable',
  'payment-address-refused',
  'payment-confirming',
  'payment-unpaid',
  'payment-failed',
  'payment-in-review',
  'payment-refunded',
  'payment-ended',
  'no-sandbox-payment',
  'bad-signature',
  'unreadable-event',
  // The server.
  'server-busy',
  'server-restarting',
  'database-unreachable',
  'disk-full',
] as const
export type ErrorReason = (typeof ERROR_REASONS)[number]

/** A refusal whose message is a sentence that may be shown to a person. */
export class AppError extends Error {
  readonly code: AppErrorCode
  readonly reason: ErrorReason
  /** Seconds after which the caller may retry (429 and 503). */
  readonly retryAfter: number | undefined

  constructor(
    code: AppErrorCode,
    reason: ErrorReason,
    message: string,
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.reason = reason
    this.retryAfter = options.retryAfter
  }
}

/** The account of a session was deleted. */
export const userNotFound = () => new AppError('NOT_FOUND', 'user-not-found', 'User not found')

const known: ReadonlySet<string> = new Set(ERROR_REASONS)

const isReason = (value: string): value is ErrorReason => known.has(value)

/** The default reason of a code: 'NOT_FOUND' gives 'not-found'. */
export function reasonOfCode(code: string): ErrorReason {
  if (code === 'PARSE_ERROR') return 'invalid-json'
  const reason = code.toLowerCase().replaceAll('_', '-')
  return isReason(reason) ? reason : 'internal-server-error'
}
