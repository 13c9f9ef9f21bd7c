import { useState } from 'react'
import type { ErrorReason } from '@/domain/errors'
import type { ConfirmationDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorReason } from '@/trpc/errors'
import { useUser } from '@/trpc/session'

/** What the server's refusals ask for, by their reason. */
const ASKED: Partial<Record<ErrorReason, ConfirmationDto['needed']>> = {
  'password-required': 'password',
  'wrong-password': 'password',
  'recent-sign-in-required': 'sign-in',
}

/**
 * What has to be shown beside the session before the account is moved or deleted. It is known when the screen opens;
 * a sign-in that grows old meanwhile comes to light when the server refuses.
 */
export function useConfirmation() {
  const { id } = useUser()
  const utils = trpc.useUtils()
  const { data } = trpc.user.confirmation.useQuery({ id }, { refetchOnMount: 'always' })
  const [asked, setAsked] = useState<ConfirmationDto['needed'] | null>(null)
  return {
    needed: asked ?? data?.needed ?? 'none',
    /** Whether the server has just asked for it, in answer to a form. */
    isAsked: asked !== null,
    providers: data?.providers ?? [],
    /** Takes a failed call. @returns its reason, where it asked for a confirmation */
    hear: (error: unknown): ErrorReason | null => {
      const reason = errorReason(error)
      const next = reason === null ? undefined : ASKED[reason]
      if (!next) return null
      setAsked(next)
      utils.user.confirmation.invalidate()
      return reason
    },
  }
}

export type ConfirmationState = ReturnType<typeof useConfirmation>
