/** What an act that cannot be taken back needs beside a session, which may have been left open somewhere. */

export const RECENT_SIGN_IN_MINUTES = 10

export type NeededConfirmation = 'none' | 'password' | 'sign-in'

/**
 * What the owner of an account has to show before it is moved or deleted: nothing soon after signing in, else the
 * password, or another sign-in where there is no password.
 * @param signedInAt milliseconds since 1970, as `now`
 */
export function neededConfirmation(
  { hasPassword, signedInAt }: { hasPassword: boolean; signedInAt: number },
  now: number,
): NeededConfirmation {
  if (now - signedInAt <= RECENT_SIGN_IN_MINUTES * 60_000) return 'none'
  return hasPassword ? 'password' : 'sign-in'
}
