import { type ReactNode, useMemo } from 'react'
import { strictContext } from './strict-context'

export type AuthMode = 'sign-in' | 'sign-up'

export type AuthDialogOptions = {
  /** Stays on the current page after signing in; otherwise the dashboard opens. */
  stay?: boolean
  returnTo?: string
}

type AuthDialog = { open: (mode: AuthMode, options?: AuthDialogOptions) => void }

const AuthDialogContext = strictContext<AuthDialog>('useAuthDialog')
export const useAuthDialog = AuthDialogContext.use

/** Lets every component open the auth dialog. @param open provided by the component that renders the dialog */
export function AuthDialogProvider({ open, children }: AuthDialog & { children: ReactNode }) {
  const value = useMemo(() => ({ open }), [open])
  return <AuthDialogContext.Provider value={value}>{children}</AuthDialogContext.Provider>
}
