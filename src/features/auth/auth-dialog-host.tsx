'use client'

import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type AuthDialogOptions, AuthDialogProvider, type AuthMode } from '@/components/auth-dialog-context'
import { notify } from '@/components/ui/notify'
import type { AuthDialog } from './auth-dialog'
import { useProviderFailure } from './use-provider-failure'

/**
 * Provides the auth dialog to everything below. Loaded lazily, because most visits never open it.
 * @param isForAll whether the page is the same for everyone, so that it may show a user as a visitor
 */
export function AuthDialogHost({ isForAll, children }: { isForAll: boolean; children: ReactNode }) {
  useProviderFailure()
  const [Dialog, setDialog] = useState<typeof AuthDialog | null>(null)
  const [mode, setMode] = useState<AuthMode | null>(null)
  const [options, setOptions] = useState<AuthDialogOptions>({})
  const open = useCallback((next: AuthMode, wanted: AuthDialogOptions = {}) => {
    setMode(next)
    setOptions(wanted)
    import('./auth-dialog').then(
      (module) => setDialog(() => module.AuthDialog),
      () => {
        setMode(null)
        notify({ title: 'Signing in could not be loaded', description: 'Check your connection, then try again.' })
      },
    )
  }, [])
  const dialog = useMemo(() => ({ open }), [open])
  return (
    <AuthDialogProvider value={dialog}>
      {children}
      {Dialog && <Dialog mode={mode} onModeChange={setMode} isForAll={isForAll} {...options} />}
      {/* On a slow network the dialog takes seconds; on a fast one it is there before this is seen. */}
      {!Dialog && mode && (
        <p
          role="status"
          className={
            'fixed inset-x-0 bottom-6 z-50 mx-auto w-fit animate-fade-in rounded-full border bg-card px-4 py-2 ' +
            'text-sm shadow-lg [animation-delay:300ms] [animation-fill-mode:backwards]'
          }
        >
          Opening…
        </p>
      )}
    </AuthDialogProvider>
  )
}
