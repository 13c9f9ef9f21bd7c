import { ExpectedError } from '@/server/expected-error'

/** The backup cannot be written or restored; the message says why and names the remedy. */
export class BackupError extends ExpectedError {
  override name = 'BackupError'
}
