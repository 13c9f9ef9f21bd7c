/** A lock on a file that the system itself keeps for a process, and takes back when it ends, however it ends. */
import { closeSync, fstatSync, openSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

type FileLocks = { tryLock: (fd: number) => boolean }

function fileLocks(): FileLocks | null {
  try {
    const require = createRequire(path.join(process.cwd(), 'package.json'))
    return require('fs-native-extensions') as FileLocks
  } catch {
    return null
  }
}

/** The file open under a lock; `isKernelLock` is false where the system or the file system has none to give. */
export type LockedFile = { fd: number; isKernelLock: boolean }

/**
 * Opens and locks the file. It is never removed: a lock on a removed file would exclude nobody.
 * @returns null when a living process has it
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
      // Some network file systems have no locks: the record of the owner has to do.
    }
    if (isSameFile(fd, file)) return { fd, isKernelLock }
    closeSync(fd)
  }
}

/** Whether what is open under `fd` still is what the name leads to. */
export function isSameFile(fd: number, file: string): boolean {
  const there = statSync(file, { bigint: true, throwIfNoEntry: false })
  if (!there) return false
  const open = fstatSync(fd, { bigint: true })
  return open.ino === there.ino && open.dev === there.dev
}
