'use client'

import { type AuthMode, useAuthDialog } from '@/components/auth-dialog-context'
import { Button, type ButtonProps } from '@/components/ui/button'

/** A button that opens the auth dialog. */
export function AuthButton({ mode = 'sign-up', ...props }: ButtonProps & { mode?: AuthMode }) {
  const { open } = useAuthDialog()
  return <Button {...props} onClick={() => open(mode)} />
}
