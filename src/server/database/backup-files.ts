/** The backup files in DATA_DIR/backups: naming and retention. */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '@/domain/durations'
import { KEPT_BACKUPS } from '@/domain/limits/retention'
import { makePrivateFolder } from '@/server/private-folder'

/** Suffix of a backup while it is written. */
export const UNFINISHED = '.new'
const NAME = /^greenroom-(\d{4}-\d{2}-\d{2})T[\d-]+Z\.jsonl\.gz$/

export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups')

/** A name that sorts by time: `greenroom-2026-03-10T12-00-00-000Z.jsonl.gz`. */
export const backupName = (now: Date): string => `greenroom-${now.toISOString().replace(/[:.]/g, '-')}.jsonl.gz`

/** Path of a new backup in that folder, which is created if it is missing, and closed to other accounts. */
export function newBackupFile(dataDir: string, now: Date): string {
  const folder = backupFolder(dataDir)
  makePrivateFolder(folder)
  return path.join(folder, backupName(now))
}

/** Paths of the backups, newest first. */
export function listBackups(dataDir: string): string[] {
  const folder = backupFolder(dataDir)
  try {
    const names = readdirSync(folder).filter((name) => NAME.test(name))
    return names.sort((a, b) => b.localeCompare(a)).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

/**
 * Path of the newest backup. One that is dated later than now, because the clock ran ahead and was set back, counts
 * only where there is no other: what was saved since then is not in it.
 */
export function newestBackup(dataDir: string, now = new Date()): string | undefined {
  const files = listBackups(dataDir)
  return files.find((file) => madeAt(file) <= now) ?? files[0]
}

/** Time of the backup, parsed from the file name. */
export function madeAt(file: string): Date {
  const [date = '', time = ''] = path.basename(file).slice('greenroom-'.length).split('T')
  const [hours, minutes, seconds] = time.split('-')
  return new Date(`${date}T${hours}:${minutes}:${seconds}Z`)
}

/** Time of the newest backup that is not dated later than now; null if there is none. */
export function newestBackupTime(dataDir: string, now = new Date()): Date | null {
  const newest = newestBackup(dataDir, now)
  const made = newest ? madeAt(newest) : null
  return made && made <= now ? made : null
}

/**
 * Retention policy: the backups to delete. Keeps the newest seven, and the last one of each of the newest seven days,
 * so that a process in a restart loop does not push out every older state. Those that are dated later than now stay and
 * do not count: after a clock that ran ahead, they would push out every new one.
 */
export function outdated(files: readonly string[], now: Date): string[] {
  const made = files.filter((file) => madeAt(file) <= now)
  const lastOfDay = new Map<string, string>()
  for (const file of made) {
    const day = NAME.exec(path.basename(file))?.[1] ?? ''
    if (!lastOfDay.has(day)) lastOfDay.set(day, file)
  }
  const kept = new Set([...made.slice(0, KEPT_BACKUPS), ...[...lastOfDay.values()].slice(0, KEPT_BACKUPS)])
  return made.filter((file) => !kept.has(file))
}

/** Deletes backups beyond the retention policy, and unfinished ones of a killed process that are a day old. */
export function removeOutdated(dataDir: string, now: Date): void {
  for (const file of outdated(listBackups(dataDir), now)) rmSync(file, { force: true })
  for (const name of readdirSync(backupFolder(dataDir))) {
    if (!name.endsWith(UNFINISHED) || !NAME.test(name.slice(0, -UNFINISHED.length))) continue
    if (now.getTime() - madeAt(name).getTime() >= DAY_MS)
      rmSync(path.join(backupFolder(dataDir), name), { force: true })
  }
}
