import { Button, type ButtonProps } from '@/components/ui/button'
import { notifySuccess } from '@/components/ui/notify'
import { trpc } from '@/trpc/client'
import { notifyFailure } from './failure'

type Props = { email: string } & Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'>

/** Requests another verification mail, and reports the result. */
export function ResendVerification({ email, ...props }: Props) {
  const resend = trpc.auth.resendVerification.useMutation({
    onSuccess: () => notifySuccess('Verification email sent', `Open the link in the mail to ${email}.`),
    onError: (error) => notifyFailure(error, 'Please try again later', 'Failed to send email'),
  })
  return <Button {...props} pending={resend.isPending} onClick={() => resend.mutate({ email })} />
}
