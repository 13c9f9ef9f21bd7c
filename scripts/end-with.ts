/** Runs a command and exits: with one sentence for an expected error, with the stack trace for any other. */
import { BackupError } from '@/server/database/backup-error'
import { DiskFullError } from '@/server/database/disk-space'
import { DamagedDatabaseError } from '@/server/database/embedded'
import { FolderLockedError } from '@/server/database/folder-lock'
import { DatabaseServerError } from '@/server/database/server'
import { DeskRefusal } from '@/server/desk/refusal'
import { EnvError } from '@/server/env'

const SENTENCES = [
  BackupError,
  DamagedDatabaseError,
  DatabaseServerError,
  DeskRefusal,
  DiskFullError,
  EnvError,
  FolderLockedError,
]

export function endWith(work: Promise<void>): void {
  work.then(
    // The queue's timers would keep the process alive.
    () => process.exit(0),
    (error: Error) => {
      const isSentence = SENTENCES.some((Fault) => error instanceof Fault)
      console.error(isSentence ? error.message : (error.stack ?? error.message))
      process.exit(1)
    },
  )
}
