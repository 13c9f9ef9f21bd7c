'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useState } from 'react'
import { type AuthDialogOptions, AuthDialogProvider, type AuthMode } from '@/components/auth-dialog-context'
import { useProviderFailure } from './use-provider-failure'

// Fetched when it is first opened: most visits never need it.
const AuthDialog = dynamic(() => import('./auth-dialog').then((module) => module.AuthDialog))

/** Holds the auth dialog for everything below. */
export function AuthDialogHost({ children }: { children: ReactNode }) {
  useProviderFailure()
  const [mode, setMode] = useState<AuthMode | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const [options, setOptions] = useState<AuthDialogOptions>({})
  const open = useCallback((next: AuthMode, wanted: AuthDialogOptions = {}) => {
    setMode(next)
    setOptions(wanted)
    setWasOpened(true)
  }, [])
  return (
    <AuthDialogProvider open={open}>
      {children}
      {wasOpened && <AuthDialog mode={mode} onModeChange={setMode} {...options} />}
    </AuthDialogProvider>
  )
}
