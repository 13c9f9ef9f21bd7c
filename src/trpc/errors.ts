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
