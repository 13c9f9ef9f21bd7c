/** The address typed into the sign-in form, so that it need not be typed again to ask for a new password. */
let typed = ''

/** Kept in memory only: an address in the page's own address would be logged. */
export const rememberTypedEmail = (email: string): void => {
  typed = email
}

/** Empty if none was typed. */
export const typedEmail = (): string => typed
