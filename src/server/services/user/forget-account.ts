/** The part of deleting an account that a job does: files, and a last mail. */
import type { Deps } from '@/server/ports'
import { unseal } from '@/server/seal'
import { sendMail } from '@/server/services/mail'

/**
 * Deletes the user's data from files: mails in the outbox, and the remains of deleted rows in the embedded database.
 * Then sends the mail that confirms the deletion.
 */
export async function forgetAccount(
  deps: Deps,
  { userId, sealedAddress }: { userId: string; sealedAddress: string },
): Promise<void> {
  await deps.mailer.forget({ userId, address: unseal(deps.secret, sealedAddress) })
  await deps.purgeLogs()
  await sendMail(deps, { kind: 'account-deleted', sealedAddress })
}
