import type { TRPCClientError } from '@trpc/client'
import type { ErrorReason } from '@/domain/errors'
import type { AppRouter } from '@/server/routers/_app'

// Checked by name, so that pages that never call the server need not load the client.
const isFailedCall = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof Error && error.name === 'TRPCClientError'

/** The code of a failed call ('UNAUTHORIZED', …); null if there was no response, for example without a network. */
export function errorCode(error: unknown): string | null {
  if (!isFailedCall(error)) return null
  const data = error.data as { code?: string } | null | undefined
  return data?.code ?? null
}

/** The reason for a failed call ('password-required', …); null if there was no response. */
export function errorReason(error: unknown): ErrorReason | null {
  if (!isFailedCall(error)) return null
  const data = error.data as { reason?: ErrorReason } | null | undefined
  return data?.reason ?? null
}

/** The server's message for a failed call, or the fallback if there was no response. */
export const errorMessage = (error: unknown, fallback: string): string =>
  isFailedCall(error) && errorCode(error) !== null ? error.message : fallback

export const NO_ANSWER = 'No answer came from the server. Check your connection and try again.'

/**
 * Whether a call, or a `fetch` of our own, got no response: that rejects with a TypeError. A page in place of a
 * response, as from a proxy whose server is down, is one that cannot be read.
 */
const isUnanswered = (error: unknown): boolean =>
  isFailedCall(error) ? errorCode(error) === null && !(error.cause instanceof SyntaxError) : error instanceof TypeError

/** The words for a failure without a message from the server: that no answer came, or else the fallback. */
export const fallbackFor = (error: unknown, fallback: string): string => (isUnanswered(error) ? NO_ANSWER : fallback)
