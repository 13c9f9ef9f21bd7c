/** The shortest password accepted, in characters. */
export const MIN_PASSWORD_LENGTH = 6

/** Longer ones are refused so that hashing cost stays bounded. */
export const MAX_PASSWORD_LENGTH = 256

/** What is said of a password that is guessed at once. */
export const COMMON_PASSWORD = 'This password is among the most common ones. Please choose another.'
