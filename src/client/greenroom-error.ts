import type { ErrorReason } from '@/domain/errors'

/** A call that failed. The message is a sentence for people and may be worded anew; a program goes by the reason. */
export class GreenroomError extends Error {
  override readonly name = 'GreenroomError'
  /** What exactly was refused; 'no-answer' when no answer came, as without a network. */
  readonly reason: ErrorReason | 'no-answer'
  /** The HTTP status; null when no answer came. */
  readonly status: number | null
  /** The fields that were refused, each with a sentence. */
  readonly issues: readonly { path: (string | number)[]; message: string }[]

  constructor(
    message: string,
    details: {
      reason: ErrorReason | 'no-answer'
      status: number | null
      issues?: readonly { path: (string | number)[]; message: string }[] | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: details.cause })
    this.reason = details.reason
    this.status = details.status
    this.issues = details.issues ?? []
  }
}
