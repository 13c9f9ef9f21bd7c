/** The shortest password accepted, in characters. */
export const MIN_PASSWORD_LENGTH = 6

/** Limit that bounds the cost of hashing. */
export const MAX_PASSWORD_LENGTH = 256

/** Users who sign in through a provider may never have set a password. */
export const NO_PASSWORD = 'Your account has no password yet. Log out and choose “Forgot password?” to set one.'

export const COMMON_PASSWORD = 'This password is among the most common ones. Please choose another.'
