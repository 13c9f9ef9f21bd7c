/**
 * Writes a consistent snapshot of the whole database to a file. On a PostgreSQL server, other processes may keep
 * running.
 */
import { newBackupFile, newestBackup } from '@/server/database/backup-files'
import { assertDatabase, openAsItIs } from '@/server/database/embedded'
import { FolderLockedError } from '@/server/database/folder-lock'
import { type HeldFolder, holdFolder } from '@/server/database/hold-folder'
import { openServerAsItIs } from '@/server/database/server'
import { writeBackup } from '@/server/database/write-backup'
import { env } from '@/server/env'
import { createLog } from '@/server/log'
import { endWith } from './end-with'
import { givenFile } from './given-file'

async function main(): Promise<void> {
  const given = givenFile('npm run backup -- <file>')
  const { DATA_DIR, DATABASE_URL, LOG_LEVEL } = env()
  process.umask(0o077)
  const folder = DATABASE_URL ? null : hold(DATA_DIR, LOG_LEVEL)
  const database = await (DATABASE_URL ? openServerAsItIs(DATABASE_URL) : openAsItIs({ dataDir: DATA_DIR }))
  const now = new Date()
  const file = given ?? newBackupFile(DATA_DIR, now)
  await writeBackup(database, file, now)
  await database.close()
  folder?.release()
  console.log(`The backup is ${file}.`)
}

function hold(dataDir: string, logLevel: string): HeldFolder {
  assertDatabase(dataDir)
  try {
    return holdFolder(dataDir, createLog(logLevel))
  } catch (error) {
    const newest = newestBackup(dataDir)
    if (!(error instanceof FolderLockedError) || !newest) throw error
    throw new FolderLockedError(
      `${error.message} The running process makes backups by itself; the newest is ${newest}.`,
    )
  }
}

endWith(main())
