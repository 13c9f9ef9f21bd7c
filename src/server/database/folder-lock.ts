/** One process per data folder: two that open one embedded database overwrite each other's rows without a word. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { lock } from 'proper-lockfile'

/** Milliseconds without a sign of life after which a lock counts as left behind. */
const STALE_MS = 15_000
/** The same, once it is known that the owner's process is gone. */
const STALE_WHEN_DEAD_MS = 2_000
/** A process number is used again some day: a lock this old is not that of the process that bears its number now. */
const REUSED_MS = 60_000
const UPDATE_MS = 1_000

export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
}

type Owner = { pid: number; host: string }

const lockPath = (dataDir: string) => path.join(dataDir, 'lock')
const ownerPath = (dataDir: string) => path.join(dataDir, 'lock-owner.json')

function ownerOf(dataDir: string): Owner | null {
  try {
    return JSON.parse(readFileSync(ownerPath(dataDir), 'utf8')) as Owner
  } catch {
    return null
  }
}

function ageOfLock(dataDir: string): number {
  try {
    return Date.now() - statSync(lockPath(dataDir)).mtimeMs
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Whether the owner runs; null when that cannot be told, as from another machine that shares the folder. */
function isAlive(owner: Owner | null): boolean | null {
  if (owner?.host !== hostname()) return null
  // A restarted container often bears the number of the one that was killed: the record is that one's, not ours.
  if (owner.pid === process.pid) return false
  try {
    process.kill(owner.pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes the data folder for this process and keeps the lock fresh until released.
 * A lock whose owner was killed is taken over within seconds.
 * @param onLost called when another process took the folder, as after a long pause of this one: stop writing at once
 * @returns releases the lock
 * @throws FolderLockedError when another process holds the folder
 */
export async function lockDataFolder(dataDir: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true })
  const deadline = Date.now() + STALE_MS + 2 * UPDATE_MS
  for (;;) {
    const owner = ownerOf(dataDir)
    const alive = isAlive(owner)
    // Asked before the age of the lock decides: a process busy for some seconds must not lose its folder.
    if (alive && ageOfLock(dataDir) < REUSED_MS) throw inUse(dataDir, owner)
    try {
      const release = await lock(dataDir, {
        stale: alive === false ? STALE_WHEN_DEAD_MS : STALE_MS,
        update: UPDATE_MS,
        lockfilePath: lockPath(dataDir),
        onCompromised: onLost,
      })
      writeFileSync(ownerPath(dataDir), JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner))
      return release
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
      if (Date.now() > deadline) throw inUse(dataDir, owner)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

const inUse = (dataDir: string, owner: Owner | null) =>
  new FolderLockedError(
    `The data folder ${dataDir} is in use by another Greenroom process${owner ? ` (process ${owner.pid} on ${owner.host})` : ''}: stop that one first, or set DATA_DIR to another folder.`,
  )
