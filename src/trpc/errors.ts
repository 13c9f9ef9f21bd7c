import type { TRPCClientError } from '@trpc/client'
import type { ErrorReason } from '@/domain/errors'
import type { AppRouter } from '@/server/routers/_app'

// By its name: pages that may never call the server need not load what calls it.
const isFailedCall = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof Error && error.name === 'TRPCClientError'

/** The code of a failed call ('UNAUTHORIZED', …); null when no answer came at all, as without a network. */
export function errorCode(error: unknown): string | null {
  if (!isFailedCall(error)) return null
  const data = error.data as { code?: string } | null | undefined
  return data?.code ?? null
}

/** What exactly a failed call was refused for ('password-required', …); null when no answer came at all. */
export function errorReason(error: unknown): ErrorReason | null {
  if (!isFailedCall(error)) return null
  const data = error.data as { reason?: ErrorReason } | null | undefined
  return data?.reason ?? null
}

/** The server's sentence about a failed call, or the fallback when no answer came. */
export const errorMessage = (error: unknown, fallback: string): string =>
  isFailedCall(error) && errorCode(error) !== null ? error.message : fallback
