/** One process per data folder: two that open one embedded database overwrite each other's rows without a word. */
import { closeSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { makePrivateFolder } from '@/server/private-folder'
import { isSameFile, lockFile } from './kernel-lock'
import { startOfProcess } from './process-identity'

export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
}

/** Who has the folder; `startedAt` is missing where the system does not tell. */
type Owner = { pid: number; host: string; startedAt?: string | undefined }

export type FolderLock = {
  /** Whether the folder still is this process's; takes microseconds, so ask before every write. */
  isHeld: () => boolean
  release: () => void
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return null
  }
}

function writeOwner(file: string): void {
  const record: Owner = { pid: process.pid, host: hostname(), startedAt: startOfProcess(process.pid) ?? undefined }
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(record), { mode: 0o600 })
  renameSync(own, file)
}

/** Whether the recorded owner is another process that runs; null when that cannot be told from here. */
function isAlive(owner: Owner): boolean | null {
  if (owner.host !== hostname()) return null
  // A restarted container often bears the number of the one that was killed: the record is that one's, not ours.
  if (owner.pid === process.pid) return false
  const startedAt = startOfProcess(owner.pid)
  if (startedAt === null) return false
  // A number that another process bears by now.
  if (startedAt !== undefined && owner.startedAt !== undefined) return startedAt === owner.startedAt
  return true
}

/**
 * Takes the data folder for this process until it releases it or ends. The lock is one of the system's, so that a
 * stopped or busy owner keeps it and a dead one has none. A record of the owner says whom to stop, and decides where
 * the file system has no locks.
 * @param whenOurs called before anything is written into the folder; what it throws gives the folder back
 * @throws FolderLockedError when another process holds the folder, or may hold it
 */
export function lockDataFolder(dataDir: string, whenOurs: () => void = () => {}): FolderLock {
  makePrivateFolder(dataDir)
  const folder = path.resolve(dataDir)
  const lockPath = path.join(folder, 'process.lock')
  const ownerPath = path.join(folder, 'lock-owner.json')
  const locked = lockFile(lockPath)
  const owner = readOwner(ownerPath)
  if (!locked) throw inUse(dataDir, owner)
  const { fd, isKernelLock } = locked
  const alive = owner && isAlive(owner)
  if (alive || (alive === null && owner && !isKernelLock)) {
    closeSync(fd)
    throw inUse(dataDir, owner, alive === null ? ownerPath : undefined)
  }
  try {
    whenOurs()
    writeOwner(ownerPath)
  } catch (error) {
    closeSync(fd)
    throw error
  }
  const { ino } = statSync(ownerPath, { bigint: true })
  let isReleased = false
  const isHeld = () =>
    !isReleased && isSameFile(fd, lockPath) && statSync(ownerPath, { bigint: true, throwIfNoEntry: false })?.ino === ino
  return {
    isHeld,
    release: () => {
      if (isHeld()) rmSync(ownerPath, { force: true })
      if (!isReleased) closeSync(fd)
      isReleased = true
    },
  }
}

function inUse(dataDir: string, owner: Owner | null, unsure?: string): FolderLockedError {
  const who = owner ? ` (process ${owner.pid} on ${owner.host})` : ''
  const ended = unsure ? ` If that one has ended, delete ${unsure}.` : ''
  return new FolderLockedError(
    `The data folder ${dataDir} is in use by another Greenroom process${who}: stop that one first, or ` +
      `set DATA_DIR to another folder.${ended}`,
  )
}
