'use client'

import { type ReactNode, useMemo } from 'react'
import { strictContext } from './strict-context'

export type AuthMode = 'sign-in' | 'sign-up'

export type AuthDialogOptions = {
  /** Whoever signs in stays on this page; otherwise the dashboard opens. */
  stay?: boolean
  /** The path that opens instead. */
  returnTo?: string
}

type AuthDialog = { open: (mode: AuthMode, options?: AuthDialogOptions) => void }

const AuthDialogContext = strictContext<AuthDialog>('useAuthDialog')
export const useAuthDialog = AuthDialogContext.use

/** Lets anything on the page open the auth dialog; whoever renders the dialog passes what opens it. */
export function AuthDialogProvider({ open, children }: AuthDialog & { children: ReactNode }) {
  const value = useMemo(() => ({ open }), [open])
  return <AuthDialogContext.Provider value={value}>{children}</AuthDialogContext.Provider>
}
