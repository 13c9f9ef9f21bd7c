import { Button } from '@/components/ui/button'
import { useResendVerification } from '@/trpc/use-resend-verification'

/** Sends the mail with the verification link once more. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useResendVerification()
  return (
    <Button
      variant="outline"
      size="sm"
      className="w-fit"
      pending={resend.isPending}
      onClick={() => resend.mutate({ email })}
    >
      Resend email
    </Button>
  )
}
