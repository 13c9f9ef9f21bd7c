import type { ErrorReason } from '@/domain/errors'

/** A failed call. The message is for people and may change; programs should use the reason. */
export class GreenroomError extends Error {
  override readonly name = 'GreenroomError'
  /**
   * The reason for the failure; 'no-answer' if there was no response, for example without a network; 'aborted' if the
   * call was cancelled by its signal, whether or not it had an effect. A response that is not Greenroom's, such as a
   * gateway's, has the reason of its status, or else 'internal-server-error'.
   */
  readonly reason: ErrorReason | 'no-answer' | 'aborted'
  /** The HTTP status; null if there was no response. */
  readonly status: number | null
  /** The invalid fields, each with a message. */
  readonly issues: readonly { path: (string | number)[]; message: string }[]
  /** After how many seconds the call may be tried again; null if the response does not say. */
  readonly retryAfter: number | null

  constructor(
    message: string,
    details: {
      reason: ErrorReason | 'no-answer' | 'aborted'
      status: number | null
      issues?: readonly { path: (string | number)[]; message: string }[] | undefined
      retryAfter?: number | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: details.cause })
    this.reason = details.reason
    this.status = details.status
    this.issues = details.issues ?? []
    this.retryAfter = details.retryAfter ?? null
  }
}
