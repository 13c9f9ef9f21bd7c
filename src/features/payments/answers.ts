/** What the server's answers mean for a payment under way. */
import { errorCode, errorMessage, errorReason } from '@/trpc/errors'
import type { Answer, FlowEvent } from './flow'

/** Whether a refusal says that the session, or the account itself, is gone. */
function isSessionGone(error: unknown): boolean {
  const reason = errorReason(error)
  return reason === 'unauthorized' || reason === 'user-not-found'
}

/** What a failed start of a payment means. Only where trying again is no way out the server's own sentence is shown. */
export function afterFailedStart(error: unknown): FlowEvent {
  if (isSessionGone(error)) return { type: 'session-ended' }
  const code = errorCode(error)
  const isOwnSentence = code === 'SERVICE_UNAVAILABLE' || code === 'TOO_MANY_REQUESTS'
  return { type: 'not-started', message: isOwnSentence ? errorMessage(error, '') : undefined }
}

/** What a failed question about a payment means. */
export function afterFailedVerify(error: unknown): Answer {
  if (isSessionGone(error)) return { kind: 'signed-out' }
  const message = errorMessage(error, '')
  switch (errorCode(error)) {
    case 'PAYMENT_REQUIRED': {
      const reason = errorReason(error)
      return reason === 'payment-confirming'
        ? { kind: 'open', isUnderWay: true }
        : { kind: 'unpaid', message, canContinue: reason === 'payment-unpaid' }
    }
    case 'BAD_GATEWAY':
    case 'SERVICE_UNAVAILABLE':
    case 'TOO_MANY_REQUESTS':
      return { kind: 'open', isUnderWay: false }
    case 'NOT_FOUND':
    case 'FORBIDDEN':
    case 'BAD_REQUEST':
      return { kind: 'unpaid', message, canContinue: false }
    default:
      return { kind: 'unanswered' }
  }
}
