/** One process per data folder: two that open the same embedded database silently overwrite each other's rows. */
import { closeSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { makePrivateFolder } from '@/server/private-folder'
import { isSameFile, lockFile } from './kernel-lock'
import { startOfProcess } from './process-identity'

export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
}

/** The owner of the folder; `startedAt` is missing if the system does not provide it. */
type Owner = { pid: number; host: string; startedAt?: string | undefined }

export type FolderLock = {
  /** Whether this process still holds the folder; takes microseconds, so check before every write. */
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

/** Whether the recorded owner is another running process; null if it is on another host. */
function isAlive(owner: Owner): boolean | null {
  if (owner.host !== hostname()) return null
  // Containers reuse process ids: after a restart, the record with our id belongs to the killed process.
  if (owner.pid === process.pid) return false
  const startedAt = startOfProcess(owner.pid)
  if (startedAt === null) return false
  // Detects a process id that was reused.
  if (startedAt !== undefined && owner.startedAt !== undefined) return startedAt === owner.startedAt
  return true
}

/**
 * Locks the data folder until it is released or the process ends. A kernel lock, so a suspended or busy owner keeps it
 * and a dead one loses it. The owner record names the process to stop, and replaces the lock on file systems without
 * locks.
 * @param whenOurs called before anything is written into the folder; if it throws, the lock is released
 * @throws FolderLockedError if another process holds the folder, or may hold it
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
