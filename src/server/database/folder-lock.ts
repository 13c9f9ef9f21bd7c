/** One process per data folder: two that open the same embedded database silently overwrite each other's rows. */
import { execFileSync } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { hostname } from 'node:os'
import path from 'node:path'
import { ExpectedError } from '@/server/expected-error'
import { makePrivateFolder } from '@/server/private-folder'

export class FolderLockedError extends ExpectedError {
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

type FileLocks = { tryLock: (fd: number) => boolean }

function fileLocks(): FileLocks | null {
  try {
    const require = createRequire(path.join(process.cwd(), 'package.json'))
    return require('fs-native-extensions') as FileLocks
  } catch {
    return null
  }
}

/** The locked file; `isKernelLock` is false if the system or the file system does not support locks. */
export type LockedFile = { fd: number; isKernelLock: boolean }

/**
 * Opens and locks the file. The file is never deleted: a lock on a deleted file would exclude nobody.
 * @returns null if another running process holds the lock
 */
export function lockFile(file: string): LockedFile | null {
  for (;;) {
    const fd = openSync(file, 'a+', 0o600)
    let isKernelLock = false
    try {
      const locks = fileLocks()
      if (locks) {
        if (!locks.tryLock(fd)) {
          closeSync(fd)
          return null
        }
        isKernelLock = true
      }
    } catch {
      // Some network file systems have no locks; the owner record replaces it.
    }
    if (isSameFile(fd, file)) return { fd, isKernelLock }
    closeSync(fd)
  }
}

/** Whether `fd` is still the file of that name: same inode and device. */
export function isSameFile(fd: number, file: string): boolean {
  const there = statSync(file, { bigint: true, throwIfNoEntry: false })
  if (!there) return false
  const open = fstatSync(fd, { bigint: true })
  return open.ino === there.ino && open.dev === there.dev
}

/**
 * Start time of a process in the system's own format; only for comparison.
 * @returns null if no such process runs · undefined if the system does not provide it
 */
export function startOfProcess(pid: number): string | null | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid)
  } catch {
    return undefined
  }
}

/** Boot id and start time in clock ticks since boot: independent of clock changes. */
function startOnLinux(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The command name is in parentheses and may contain any character, parentheses included.
  const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie or dead process.
  if (state === 'Z' || state === 'X') return null
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${boot} ${rest[18]}`
}

function startElsewhere(pid: number): string | undefined {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`]
      : ['ps', '-o', 'lstart=', '-p', String(pid)]
  const options = { encoding: 'utf8', timeout: 5_000 } as const
  return (
    execFileSync(/* turbopackIgnore: true */ command as string, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim() || undefined
  )
}
