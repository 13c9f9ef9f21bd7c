import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorMessage } from '@/trpc/errors'
import { useConfirmation } from './use-confirmation'
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
