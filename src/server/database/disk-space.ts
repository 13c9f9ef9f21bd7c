/**
 * Guards the embedded database against a full disk. PostgreSQL panics if it cannot write its write-ahead log, so new
 * writes are refused while there is still room for those in progress, and a reserve file can be deleted to free space.
 */
import { closeSync, existsSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import path from 'node:path'
import { ExpectedError } from '@/server/expected-error'
import { makePrivateFolder } from '@/server/private-folder'

const MB = 2 ** 20
/** Free bytes below which writes are refused. */
export const FLOOR_BYTES = 24 * MB
/** Free bytes below which the reserve is deleted, and which every start needs. */
export const LEAST_BYTES = 8 * MB
export const RESERVE_BYTES = 16 * MB
/** Bytes that creating the database takes, on top of the floor. */
const NEW_DATABASE_BYTES = 40 * MB
/** Milliseconds for which a reading of the free space is cached. */
export const BELIEVED_MS = 250
const LOOK_MS = 1_000
const RELIEVE_MS = 15_000

export class DiskFullError extends ExpectedError {
  override name = 'DiskFullError'
}

export type DiskSpace = {
  /** Whether writes are refused. */
  isFull: () => boolean
  /** Resolves when there is room again, or when the guard is closed. */
  whenFree: () => Promise<void>
  /** Registers a function that frees space; called when the disk becomes full, and every 15 seconds while it is. */
  relieveWith: (makeRoom: () => void) => void
  close: () => void
}

/** Bytes that this account may still write; 0 if the file system is almost out of inodes. */
export function freeBytes(folder: string): number {
  const { bavail, bsize, files, ffree } = statfsSync(folder)
  return files > 0 && ffree < 64 ? 0 : bavail * bsize
}

type Options = {
  dataDir: string
  onChange?: (isFull: boolean) => void
  /** Returns the free bytes of the folder; replaced in tests. */
  read?: (folder: string) => number
}

/**
 * Guards the disk of the folder. Deletes the reserve if the start needs its space.
 * @throws DiskFullError if there is too little space to open the database
 */
export function guardDisk({ dataDir, onChange, read = freeBytes }: Options): DiskSpace {
  makePrivateFolder(dataDir)
  const reserve = path.join(dataDir, 'reserve')
  assertStartable(dataDir, reserve, read)
  let full = false
  let readAt = Number.NEGATIVE_INFINITY
  let waiting: (() => void)[] = []
  let makeRoom: (() => void) | null = null
  let relievedAt = Number.NEGATIVE_INFINITY

  const look = () => {
    readAt = performance.now()
    let free = read(dataDir)
    if (free < LEAST_BYTES && existsSync(reserve)) {
      rmSync(reserve, { force: true })
      free = read(dataDir)
    }
    if (free >= FLOOR_BYTES + RESERVE_BYTES && !existsSync(reserve)) writeReserve(reserve)
    const was = full
    full = free < FLOOR_BYTES
    if (was !== full) onChange?.(full)
    if (full && free >= LEAST_BYTES && makeRoom && readAt - relievedAt > RELIEVE_MS) {
      relievedAt = readAt
      makeRoom()
    }
    if (!full) for (const resume of waiting.splice(0)) resume()
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return {
    isFull: () => {
      if (performance.now() - readAt > BELIEVED_MS) look()
      return full
    },
    whenFree: () => (full ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    relieveWith: (how) => {
      makeRoom = how
    },
    close: () => {
      makeRoom = null
      clearInterval(timer)
      full = false
      for (const resume of waiting) resume()
      waiting = []
    },
  }
}

function assertStartable(dataDir: string, reserve: string, read: (folder: string) => number): void {
  const isNew = !existsSync(path.join(dataDir, 'db')) && !existsSync(path.join(dataDir, 'db.restored'))
  const needed = isNew ? NEW_DATABASE_BYTES + FLOOR_BYTES : LEAST_BYTES
  if (read(dataDir) < needed) rmSync(reserve, { force: true })
  const free = read(dataDir)
  if (free >= needed) return
  throw new DiskFullError(
    `The disk that holds the data folder ${dataDir} is full: ${inMb(free)} MB are free and ` +
      `${inMb(needed)} MB are needed to start, so free some space and start again.`,
  )
}

const inMb = (bytes: number) => Math.floor(bytes / MB)

/** Writes real data: a sparse file would reserve no space. */
function writeReserve(file: string): void {
  try {
    const fd = openSync(file, 'w', 0o600)
    try {
      const block = Buffer.alloc(MB, 1)
      for (let written = 0; written < RESERVE_BYTES; written += block.length) writeSync(fd, block)
    } finally {
      closeSync(fd)
    }
  } catch {
    rmSync(file, { force: true })
  }
}
