/** Exclusive use of the data folder: its lock, its disk guard, and the exit when either is lost. */
import { writeSync } from 'node:fs'
import type { Log } from '@/server/log'
import { type DiskSpace, freeBytes, guardDisk, LEAST_BYTES } from './disk-space'
import { lockDataFolder } from './folder-lock'

/** Milliseconds for which a lock check is cached: far less than another process needs to open the database. */
const BELIEVED_MS = 100

export type HeldFolder = {
  disk: DiskSpace
  /** Ends the process at once if it no longer holds the lock. */
  assertHeld: () => void
  /** Ends the process after the database crashed. */
  endBroken: (cause: unknown) => never
  release: () => void
}

/**
 * Locks the folder and starts the disk guard.
 * @throws FolderLockedError if another process has it · DiskFullError if there is too little space to open the database
 */
export function holdFolder(dataDir: string, log: Log): HeldFolder {
  const onChange = (isFull: boolean) =>
    isFull
      ? log.error('the disk is almost full: nothing new is saved until there is space')
      : log.info('the disk has space again')
  // On a full disk, the guard deletes the reserve first, which makes room for the owner record.
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

/** Synchronously and without the logger, which may buffer lines. */
function end(sentence: string): never {
  writeSync(2, `${sentence}\n`)
  process.exit(1)
}
