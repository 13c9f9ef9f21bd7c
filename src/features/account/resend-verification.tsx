'use client'

import { Button, type ButtonProps } from '@/components/ui/button'
import { useResendVerification } from '@/trpc/use-resend-verification'

export function ResendVerification({
  email,
  variant,
  size,
}: { email: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const resend = useResendVerification()
  return (
    <Button variant={variant} size={size} pending={resend.isPending} onClick={() => resend.mutate({ email })}>
      Send verification link
    </Button>
  )
}
