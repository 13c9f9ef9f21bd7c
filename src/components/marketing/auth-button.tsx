'use client'

import { useAuthDialog } from '@/components/auth-dialog-context'
import { Button, type ButtonProps } from '@/components/ui/button'

/** Opens the sign-up dialog. @param returnTo the page that opens after signing up; by default the dashboard */
export function AuthButton({ returnTo, ...props }: ButtonProps & { returnTo?: string }) {
  const { open } = useAuthDialog()
  return <Button {...props} onClick={() => open('sign-up', { returnTo })} />
}
