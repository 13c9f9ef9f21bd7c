/**
 * Re-authentication before an irreversible change: a session alone is not enough, since it may have been left open on a
 * shared device.
 */
import { MINUTE_MS } from '@/domain/durations'

export const RECENT_SIGN_IN_MINUTES = 10

export type NeededConfirmation = 'none' | 'password' | 'sign-in'

/**
 * The confirmation that is needed before an account's address is changed or the account is deleted: none soon after
 * signing in; otherwise the password, or a new sign-in where the account has no password.
 * @param signedInAt milliseconds since 1970, as `now`
 */
export function neededConfirmation(
  { hasPassword, signedInAt }: { hasPassword: boolean; signedInAt: number },
  now: number,
): NeededConfirmation {
  if (now - signedInAt <= RECENT_SIGN_IN_MINUTES * MINUTE_MS) return 'none'
  return hasPassword ? 'password' : 'sign-in'
}
