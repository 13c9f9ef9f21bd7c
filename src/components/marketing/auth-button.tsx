'use client'

import { type AuthMode, useAuthDialog } from '@/components/auth-dialog-context'
import { Button, type ButtonProps } from '@/components/ui/button'

export function AuthButton({ mode = 'sign-up', ...props }: ButtonProps & { mode?: AuthMode }) {
  const { open } = useAuthDialog()
  return <Button {...props} onClick={() => open(mode)} />
}
