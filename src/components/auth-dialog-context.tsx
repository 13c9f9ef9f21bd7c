'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'

export type AuthMode = 'sign-in' | 'sign-up'

export type AuthDialogOptions = {
  /** Whoever signs in stays on this page; otherwise the dashboard opens. */
  stay?: boolean
  /** The path that opens instead. */
  returnTo?: string
}

type AuthDialog = { open: (mode: AuthMode, options?: AuthDialogOptions) => void }

const AuthDialogContext = createContext<AuthDialog | null>(null)

/** Lets anything on the page open the auth dialog; whoever renders the dialog passes what opens it. */
export function AuthDialogProvider({ open, children }: AuthDialog & { children: ReactNode }) {
  const value = useMemo(() => ({ open }), [open])
  return <AuthDialogContext value={value}>{children}</AuthDialogContext>
}

export function useAuthDialog(): AuthDialog {
  const dialog = useContext(AuthDialogContext)
  if (!dialog) throw new Error('useAuthDialog needs an AuthDialogProvider above it')
  return dialog
}
