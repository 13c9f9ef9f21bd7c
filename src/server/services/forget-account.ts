/** What is left to do when an account has been deleted. */
import type { Deps } from '../ports'
import { unseal } from '../seal'
import { sendMail } from './send-mail'

/**
 * Removes what is kept of the person in files: mails, and what deleted rows leave in those of the embedded database.
 * Then says farewell.
 */
export async function forgetAccount(
  deps: Deps,
  { userId, sealedAddress }: { userId: string; sealedAddress: string },
): Promise<void> {
  await deps.mailer.forget({ userId, address: unseal(deps.secret, sealedAddress) })
  await deps.purgeLogs()
  await sendMail(deps, { kind: 'account-deleted', sealedAddress })
}
