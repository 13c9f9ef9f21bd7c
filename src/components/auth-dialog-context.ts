import { strictContext } from './strict-context'
import type { Notice } from './ui/notify'

export type AuthMode = 'sign-in' | 'sign-up'

export type AuthDialogOptions = {
  /** Stays on the current page after signing in; otherwise the dashboard opens. */
  stay?: boolean
  returnTo?: string | undefined
  /** Shown with the dialog. */
  notice?: Notice
}

type AuthDialog = { open: (mode: AuthMode, options?: AuthDialogOptions) => void }

const AuthDialogContext = strictContext<AuthDialog>('useAuthDialog')
export const AuthDialogProvider = AuthDialogContext.Provider

/** Lets every component open the auth dialog. */
export const useAuthDialog = AuthDialogContext.use
