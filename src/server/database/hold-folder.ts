/** What a process does to be alone with its data folder, and to leave it before it does harm. */
import { writeSync } from 'node:fs'
import type { Log } from '@/server/log'
import { type DiskSpace, freeBytes, guardDisk, LEAST_BYTES } from './disk-space'
import { lockDataFolder } from './folder-lock'

/** How long a look at the lock is believed: far shorter than another process needs to open the database. */
const BELIEVED_MS = 100

export type HeldFolder = {
  disk: DiskSpace
  /** Ends the process at once when the folder is not its own any more. */
  assertHeld: () => void
  /** Ends the process after the database broke. */
  endBroken: (cause: unknown) => never
  release: () => void
}

/**
 * Takes the folder and looks after its disk.
 * @throws FolderLockedError when another process has it · DiskFullError when there is no room to open the database
 */
export function holdFolder(dataDir: string, log: Log): HeldFolder {
  const onChange = (isFull: boolean) =>
    isFull
      ? log.error('the disk is almost full: nothing new is saved until there is space')
      : log.info('the disk has space again')
  // Where the disk is full, the reserve makes the room that the record of the lock needs.
  let disk: DiskSpace | null = null
  const lock = lockDataFolder(dataDir, () => {
    disk = guardDisk({ dataDir, onChange })
  })
  const guard = disk as DiskSpace | null
  if (!guard) throw new Error('the folder was taken without its disk being looked at')
  let heldAt = performance.now()
  return {
    disk: guard,
    assertHeld: () => {
      if (performance.now() - heldAt < BELIEVED_MS) return
      heldAt = performance.now()
      if (!lock.isHeld()) end(`The data folder ${dataDir} is not this process's any more: it ends before it writes.`)
    },
    endBroken: (cause) =>
      end(
        freeBytes(dataDir) < LEAST_BYTES
          ? `The disk that holds the data folder ${dataDir} is full and the database has stopped: free some ` +
              'space and start again.'
          : `The embedded database has stopped (${cause instanceof Error ? cause.message : String(cause)}): ` +
              'start Greenroom again.',
      ),
    release: () => {
      guard.close()
      lock.release()
    },
  }
}

/** Past the logger, which may hold lines back. */
function end(sentence: string): never {
  writeSync(2, `${sentence}\n`)
  process.exit(1)
}
