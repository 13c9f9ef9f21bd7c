/** The schedule and retention of backups. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import {
  backupFolder,
  backupName,
  listBackups,
  madeAt,
  newestBackup,
  newestBackupTime,
  outdated,
} from '@/server/database/backup-files'
import type { Database } from '@/server/database/database'
import { keepBackups } from '@/server/database/keep-backups'
import { checkBackup } from '@/server/database/read-backup'
import { createLog } from '@/server/log'
import { openTestDatabase } from '../helpers/test-database'

let dataDir: string
let database: Database
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-kept-'))
  database = await openTestDatabase()
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const names = (moments: string[]) => moments.map((moment) => backupName(new Date(moment)))

describe('the backups that are kept', () => {
  it('are one per start, of which the newest seven stay, and no incomplete ones', async () => {
    const old = names(Array.from({ length: 9 }, (_, i) => `2026-03-10T1${i}:00:00Z`))
    mkdirSync(backupFolder(dataDir), { mode: 0o755 })
    // An hour old: written in the same millisecond, the new backup would have its name.
    const beingWritten = `${backupName(new Date(Date.now() - HOUR_MS))}.new`
    const leftByKill = `${old[8]}.new`
    for (const name of [...old, 'mine.txt', beingWritten, leftByKill])
      writeFileSync(path.join(backupFolder(dataDir), name), '')
    const backups = keepBackups({ database, dataDir, log: createLog('silent'), isDiskFull: () => false })
    await backups.stop()
    const newest = newestBackup(dataDir) ?? ''
    expect(Date.now() - madeAt(newest).getTime()).toBeLessThan(60_000)
    expect((await checkBackup(newest)).rows).toHaveProperty('public."User"', 0)
    for (const closed of [newest, backupFolder(dataDir)]) expect(statSync(closed).mode & 0o077).toBe(0)
    const kept = [...old.slice(-6), path.basename(newest), 'mine.txt', beingWritten].sort()
    expect(readdirSync(backupFolder(dataDir)).sort()).toEqual(kept)
  })

  it('are not added to while the disk is almost full', async () => {
    await keepBackups({ database, dataDir, log: createLog('silent'), isDiskFull: () => true }).stop()
    expect(listBackups(dataDir)).toEqual([])
  })

  it('are deleted, the oldest first, when they fill the disk', async () => {
    const old = names(['2026-03-10T10:00:00Z', '2026-03-10T11:00:00Z'])
    mkdirSync(backupFolder(dataDir))
    for (const name of old) writeFileSync(path.join(backupFolder(dataDir), name), '')
    const isDiskFull = () => listBackups(dataDir).length === 3
    await keepBackups({ database, dataDir, log: createLog('silent'), isDiskFull }).stop()
    const left = listBackups(dataDir).map((file) => path.basename(file))
    expect(left).toHaveLength(2)
    expect(left).toContain(old[1])
  })

  describe('at the looks of a day', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    /** Counts how often whole tables are rewritten in some looks, each ten minutes after the one before. */
    async function purges(isDiskFull: () => boolean, looks: number) {
      const purgeLogs = vi.fn(async () => {})
      const log = createLog('silent')
      const backups = keepBackups({ database: { ...database, purgeLogs }, dataDir, log, isDiskFull })
      vi.advanceTimersByTime(looks * 10 * 60 * 1000)
      await backups.stop()
      return purgeLogs.mock.calls
    }

    it('are followed by one clearing of what was deleted', async () => {
      expect(await purges(() => false, 10)).toEqual([])
      expect(await purges(() => false, 24 * 6 + 1)).toEqual([[{ thorough: true }]])
    })

    it('are not, while none can be made', async () => {
      expect(await purges(() => true, 5)).toEqual([])
      writeFileSync(backupFolder(dataDir), 'a file where the folder should be')
      expect(await purges(() => false, 5)).toEqual([])
    })
  })

  it('include the last of each of seven days, however often the process starts on one', () => {
    const days = names(Array.from({ length: 9 }, (_, i) => `2026-03-0${i + 1}T23:00:00Z`)).reverse()
    const today = names(Array.from({ length: 20 }, (_, i) => `2026-03-10T12:00:${10 + i}Z`)).reverse()
    const gone = outdated([...today, ...days], new Date('2026-03-10T13:00:00Z'))
    expect(gone).toEqual([...today.slice(7), ...days.slice(6)])
  })

  it('are made, kept and named as the newest after a clock that ran ahead was set back', async () => {
    mkdirSync(backupFolder(dataDir))
    const ahead = names(Array.from({ length: 8 }, (_, day) => new Date(Date.now() + (day + 1) * DAY_MS).toISOString()))
    for (const name of ahead) writeFileSync(path.join(backupFolder(dataDir), name), '')
    expect(newestBackupTime(dataDir)).toBeNull()
    const backups = keepBackups({ database, dataDir, log: createLog('silent'), isDiskFull: () => false })
    await backups.stop()
    const made = newestBackupTime(dataDir)
    expect(Date.now() - (made?.getTime() ?? 0)).toBeLessThan(60_000)
    expect(ahead).not.toContain(path.basename(newestBackup(dataDir) ?? ''))
    expect(listBackups(dataDir)).toHaveLength(9)
  })
})
