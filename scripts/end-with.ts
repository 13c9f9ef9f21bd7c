/** Ends a command: with one sentence for a fault that has one, with everything that is known for any other. */
import { DiskFullError } from '@/server/database/disk-space'
import { DamagedDatabaseError } from '@/server/database/embedded'
import { FolderLockedError } from '@/server/database/folder-lock'
import { BackupError } from '@/server/database/read-backup'
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
    // The queue keeps timers of its own, which would hold the process.
    () => process.exit(0),
    (error: Error) => {
      const isSentence = SENTENCES.some((Fault) => error instanceof Fault)
      console.error(isSentence ? error.message : (error.stack ?? error.message))
      process.exit(1)
    },
  )
}
