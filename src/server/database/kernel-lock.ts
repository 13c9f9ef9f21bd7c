/** An exclusive kernel lock on a file; the kernel releases it when the process ends, however it ends. */
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
