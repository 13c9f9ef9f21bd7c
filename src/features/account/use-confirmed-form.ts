import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ErrorReason } from '@/domain/errors'
import { useUser } from '@/features/shared/session'
import type { ConfirmationDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorMessage, errorReason } from '@/trpc/errors'
import { useReportFailure } from './use-report-failure'

type Confirmed = { currentPassword: string }

/** A form that may need the password: what was typed stays when the server asks for it. */
export function useConfirmedForm<Values extends FieldValues & Confirmed>(
  form: UseFormReturn<Values>,
  fallback: string,
) {
  const confirmation = useConfirmation()
  const reportFailure = useReportFailure()
  const { setError, setFocus } = form
  const password = 'currentPassword' as Path<Values>
  const { needed, isAsked, hear } = confirmation

  useEffect(() => {
    if (isAsked && needed === 'password') setFocus(password)
  }, [isAsked, needed, setFocus, password])

  return {
    confirmation,
    /** The password to send; null where it is needed and missing, which is then told. */
    givenPassword: ({ currentPassword }: Confirmed): { currentPassword?: string } | null => {
      if (needed !== 'password') return {}
      if (currentPassword !== '') return { currentPassword }
      setError(password, { message: 'Please enter your password' }, { shouldFocus: true })
      return null
    },
    /** Tells of a failed call what is not told in place. */
    fail: (error: unknown) => {
      const reason = hear(error)
      if (reason === 'wrong-password')
        setError(password, { message: errorMessage(error, fallback) }, { shouldFocus: true })
      if (reason === null || reason === 'wrong-password') reportFailure(error, fallback)
    },
  }
}

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
function useConfirmation() {
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
