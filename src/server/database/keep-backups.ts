/** Backups of the embedded database while the process runs: one at its start, then one a day. */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS } from '@/domain/durations'
import type { Log } from '@/server/log'
import { listBackups, newBackupFile, newestBackupTime, removeOutdated } from './backup-files'
import type { Database } from './database'
import { BELIEVED_MS as DISK_BELIEVED_MS } from './disk-space'
import { writeBackup } from './write-backup'

/** Checks the clock periodically instead of using a one-day timer, which does not advance while a laptop sleeps. */
const LOOK_MS = 10 * 60 * 1000

type Options = {
  database: Database
  dataDir: string
  log: Log
  /** No backup is made while true: it would take the space that the database needs. */
  isDiskFull: () => boolean
}

/** Makes one backup and deletes outdated ones. @returns its path */
export async function backUp(database: Database, dataDir: string, now: Date): Promise<string> {
  const file = newBackupFile(dataDir, now)
  await writeBackup(database, file, now)
  removeOutdated(dataDir, now)
  return file
}

/** Starts the schedule. `stop` ends it after the backup in progress. */
export function keepBackups({ database, dataDir, log, isDiskFull }: Options): { stop: () => Promise<void> } {
  let running: Promise<unknown>
  /** @returns whether a backup was written */
  const make = async (): Promise<boolean> => {
    if (isDiskFull()) {
      log.warn('the disk is almost full: no backup was made')
      return false
    }
    try {
      const file = await backUp(database, dataDir, new Date())
      log.info({ file }, 'a backup was made')
      // Old backups are deleted rather than writes refused.
      for (const old of listBackups(dataDir).reverse()) {
        if (!isDiskFull()) break
        rmSync(old, { force: true })
        log.warn({ file: old }, 'the disk is almost full: a backup was removed')
        await sleep(DISK_BELIEVED_MS)
      }
      return true
    } catch (error) {
      log.error({ err: error }, 'a backup could not be made')
      return false
    }
  }
  const makeDaily = async () => {
    const made = newestBackupTime(dataDir)
    if (made && Date.now() - made.getTime() < DAY_MS) return
    // Once a day, since it rewrites tables: not at each look while no backup can be made, nor on a full disk.
    if ((await make()) && !isDiskFull()) await database.purgeLogs({ thorough: true }).catch(() => {})
  }
  const look = () => {
    running = running.then(makeDaily)
  }
  running = make()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
