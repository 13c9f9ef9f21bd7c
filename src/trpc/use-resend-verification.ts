'use client'

import { notify } from '@/components/ui/notify'
import { trpc } from './client'
import { errorMessage } from './errors'

/** Has the verification mail sent again, and tells how that went. */
export function useResendVerification() {
  return trpc.auth.resendVerification.useMutation({
    onSuccess: (_, { email }) =>
      notify({
        title: 'Verification email sent',
        description: `Open the link in the mail to ${email}.`,
        variant: 'success',
      }),
    onError: (error) =>
      notify({
        title: 'Failed to send email',
        description: errorMessage(error, 'Please try again later'),
        variant: 'destructive',
      }),
  })
}
