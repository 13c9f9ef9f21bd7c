'use client'

import { useAuthDialog } from '@/components/auth-dialog-context'
import { Button, type ButtonProps } from '@/components/ui/button'

export function AuthButton(props: ButtonProps) {
  const { open } = useAuthDialog()
  return <Button {...props} onClick={() => open('sign-up')} />
}
