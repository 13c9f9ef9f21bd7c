/** The shortest password accepted, in characters. */
export const MIN_PASSWORD_LENGTH = 6

/** Longer ones are refused so that hashing cost stays bounded. */
export const MAX_PASSWORD_LENGTH = 256

/** Whoever signs in with a provider may never have set one. */
export const NO_PASSWORD = 'Your account has no password yet. Log out and choose “Forgot password?” to set one.'

/** What is said of a password that is guessed at once. */
export const COMMON_PASSWORD = 'This password is among the most common ones. Please choose another.'
