/** Translates the server's responses into events of the payment flow. */
import type { ErrorReason } from '@/domain/errors'
import { errorCode, errorMessage, errorReason } from '@/trpc/errors'
import type { Answer, FlowEvent } from './flow'

/** Whether an error says that the session or the account no longer exists. */
function isSessionGone(error: unknown): boolean {
  const reason = errorReason(error)
  return reason === 'unauthorized' || reason === 'user-not-found'
}

/** Errors that a retry cannot fix at once: what to do instead is in the server's message. */
const EXPLAINED: ReadonlySet<string | null> = new Set(['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'CONFLICT'])

/** The event for a failed start of a payment. The server's message is shown only where it explains the failure. */
export function afterFailedStart(error: unknown): FlowEvent {
  if (isSessionGone(error)) return { type: 'session-ended' }
  const isExplained = EXPLAINED.has(errorCode(error)) || errorReason(error) === 'payment-address-refused'
  return { type: 'not-started', message: isExplained ? errorMessage(error, '') : undefined }
}

/** The result of a failed status request about a payment. */
export function afterFailedVerify(error: unknown): Answer {
  if (isSessionGone(error)) return { kind: 'signed-out' }
  const message = errorMessage(error, '')
  switch (errorCode(error)) {
    case 'PAYMENT_REQUIRED':
      return afterPaymentRequired(errorReason(error), message)
    case 'BAD_GATEWAY':
    case 'SERVICE_UNAVAILABLE':
    case 'TOO_MANY_REQUESTS':
      return { kind: 'open', isUnderWay: false }
    case 'NOT_FOUND':
    case 'FORBIDDEN':
    case 'BAD_REQUEST':
      return { kind: 'refused', message }
    default:
      return { kind: 'unanswered' }
  }
}

/** Only these two reasons say that no money was taken. */
function afterPaymentRequired(reason: ErrorReason | null, message: string): Answer {
  switch (reason) {
    case 'payment-confirming':
      return { kind: 'open', isUnderWay: true }
    case 'payment-unpaid':
      return { kind: 'unpaid', message, canContinue: true }
    case 'payment-failed':
      return { kind: 'unpaid', message, canContinue: false }
    default:
      return { kind: 'refused', message }
  }
}
