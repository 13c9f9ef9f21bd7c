import { strictContext } from './strict-context'

export type AuthMode = 'sign-in' | 'sign-up'

export type AuthDialogOptions = {
  /** Stays on the current page after signing in; otherwise the dashboard opens. */
  stay?: boolean
  returnTo?: string
}

type AuthDialog = { open: (mode: AuthMode, options?: AuthDialogOptions) => void }

const AuthDialogContext = strictContext<AuthDialog>('useAuthDialog')
export const AuthDialogProvider = AuthDialogContext.Provider

/** Lets every component open the auth dialog. */
export const useAuthDialog = AuthDialogContext.use
