import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ErrorReason } from '@/domain/errors'
import { useUser } from '@/features/shared/session'
import type { ConfirmationDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorMessage, errorReason } from '@/trpc/errors'
import { useReportFailure } from './use-report-failure'

type Confirmed = { currentPassword: string }

/** A form that may require the password. The input is kept when the server asks for it. */
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
    /** The password to send; null if it is required and missing, in which case the field shows an error. */
    givenPassword: ({ currentPassword }: Confirmed): { currentPassword?: string } | null => {
      if (needed !== 'password') return {}
      if (currentPassword !== '') return { currentPassword }
      setError(password, { message: 'Please enter your password' }, { shouldFocus: true })
      return null
    },
    /** Reports a failed call, unless the form already shows the reason. */
    fail: (error: unknown) => {
      const reason = hear(error)
      if (reason === 'wrong-password')
        setError(password, { message: errorMessage(error, fallback) }, { shouldFocus: true })
      if (reason === null || reason === 'wrong-password') reportFailure(error, fallback)
    },
  }
}

/** The confirmation that each of the server's errors asks for, by reason. */
const ASKED: Partial<Record<ErrorReason, ConfirmationDto['needed']>> = {
  'password-required': 'password',
  'wrong-password': 'password',
  'recent-sign-in-required': 'sign-in',
}

/**
 * The confirmation required in addition to the session before the address is changed or the account deleted. It is
 * loaded when the screen opens; if the sign-in becomes too old in the meantime, the server refuses the call.
 */
function useConfirmation() {
  const { id } = useUser()
  const utils = trpc.useUtils()
  const { data } = trpc.user.confirmation.useQuery({ id }, { refetchOnMount: 'always' })
  const [asked, setAsked] = useState<ConfirmationDto['needed'] | null>(null)
  return {
    needed: asked ?? data?.needed ?? 'none',
    /** Whether the server has just asked for it, in response to a submitted form. */
    isAsked: asked !== null,
    providers: data?.providers ?? [],
    /** Handles a failed call. @returns its reason, if it asked for a confirmation */
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
