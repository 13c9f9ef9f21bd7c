/** Backup and restore of both engines, including restoring into the other one. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BackupError } from '@/server/database/backup-error'
import type { Database } from '@/server/database/database'
import { embeddedDatabase, embeddedFactory, embeddedSql } from '@/server/database/embedded'
import { applyMigrations } from '@/server/database/migrate'
import { listMigrations } from '@/server/database/migrations-folder'
import { openDatabase } from '@/server/database/open'
import { checkBackup } from '@/server/database/read-backup'
import { type PrepareQueue, restoreEmbedded, restoreServer } from '@/server/database/restore'
import { writeBackup } from '@/server/database/write-backup'
import { startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { allRows, HARD_TEXT, insertRows, openJobs } from '../helpers/backup-rows'
import { createPlace } from '../helpers/server-process'
import { openTestDatabase } from '../helpers/test-database'

const NOW = new Date('2026-03-10T12:00:00Z')
const prepareQueue: PrepareQueue = async (database) => (await startQueue(database, createLog('silent'))).stop(0)
const options = { now: NOW, prepareQueue, onStep: () => {} }

let folder: string
let source: Database
let file: string
const inFolder = (name: string) => path.join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'greenroom-backup-'))
  source = await openTestDatabase()
  await prepareQueue(source)
  await insertRows(source)
  file = inFolder('backup.jsonl.gz')
  await writeBackup(source, file, NOW)
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('is readable by its owner alone, and describes its content', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { migrations, rows } = await checkBackup(file)
    expect(migrations).toEqual(listMigrations())
    expect(rows).toMatchObject({ 'public."User"': 1, 'public."Answer"': 30 })
    expect(Object.keys(rows).some((name) => name.includes('_prisma_migrations'))).toBe(false)
  })

  it('is readable by its owner alone over an unfinished file that others could read, too', async () => {
    const again = inFolder('again.gz')
    writeFileSync(`${again}.new`, '')
    chmodSync(`${again}.new`, 0o644)
    await writeBackup(source, again, NOW)
    expect(statSync(again).mode & 0o777).toBe(0o600)
  })

  it('leaves its folder open to whom it was, and is refused where the folder is missing', async () => {
    const open = inFolder('open')
    mkdirSync(open)
    chmodSync(open, 0o755)
    await writeBackup(source, path.join(open, 'backup.gz'), NOW)
    expect(statSync(open).mode & 0o777).toBe(0o755)
    const missing = path.join(open, 'missing')
    await expect(writeBackup(source, path.join(missing, 'backup.gz'), NOW)).rejects.toThrow(
      `(there is no folder ${missing}): create it, or mount its disk.`,
    )
    expect(existsSync(missing)).toBe(false)
  })

  it.each([
    ['is a folder', 'taken', 'it is a folder'],
    ['lies inside a file', 'a-file/backup.gz', 'ENOTDIR'],
  ])('is refused in one sentence where its path %s, and leaves nothing behind', async (_, name, reason) => {
    mkdirSync(inFolder('taken'), { recursive: true })
    writeFileSync(inFolder('a-file'), '')
    const before = readdirSync(folder)
    const thrown = await writeBackup(source, inFolder(name), NOW).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(BackupError)
    expect((thrown as Error).message).toMatch(/^The backup \S+ cannot be written \([^\n]+\): name another file\.$/)
    expect((thrown as Error).message).toContain(reason)
    expect(readdirSync(folder)).toEqual(before)
  })

  it('is a consistent snapshot, even while rows are written', async () => {
    let isOver = false
    const writing = (async () => {
      for (let i = 0; !isOver; i++) {
        await source.prisma.$transaction([
          source.prisma.rateLimit.create({ data: { key: `a${i}` } }),
          source.prisma.endedSession.create({ data: { id: `a${i}`, expiresAt: NOW } }),
        ])
        await nextTurn()
      }
    })()
    const moving = inFolder('moving.jsonl.gz')
    for (let i = 0; i < 3; i++) {
      await writeBackup(source, moving, NOW)
      const { rows } = await checkBackup(moving)
      expect(rows['public."RateLimit"']).toBe((rows['public."EndedSession"'] ?? 0) + 1)
    }
    isOver = true
    await writing
    await source.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'a' } } })
    await source.prisma.endedSession.deleteMany()
  })

  it.each([
    ['cut off', () => readFileSync(file).subarray(0, -200), /cannot be read \(unexpected end of file\)/],
    ['short of its last lines', () => edited((lines) => lines.slice(0, -3)), /is not whole/],
    ['something else', () => gzipSync('{"hello":1}\n'), /is not a backup of Greenroom/],
    ['no archive', () => Buffer.from('hello'), /cannot be read \(incorrect header check\)/],
    ['empty', () => gzipSync(''), /is empty/],
    [
      'of a newer version',
      () => edited(([first = '', ...rest]) => [renamed(first), ...rest]),
      /made by a newer version/,
    ],
  ])('that is %s is refused before anything is changed', async (name, bytes, sentence) => {
    const bad = inFolder(`${name}.gz`)
    writeFileSync(bad, bytes())
    const dataDir = inFolder('untouched')
    await expect(restoreEmbedded({ ...options, file: bad, dataDir })).rejects.toThrow(sentence)
    expect(existsSync(dataDir)).toBe(false)
  })

  const edited = (change: (lines: string[]) => string[]) => {
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    return gzipSync(`${change(lines).join('\n')}\n`)
  }
  const renamed = (line: string) => line.replace(/"\d+_\w+"\]/, '"99991231000000_of_tomorrow"]')
})

describe('restoring', () => {
  it('into the embedded database restores every row, and keeps the previous data', async () => {
    const dataDir = inFolder('embedded')
    const empty = await restoreEmbedded({ ...options, file, dataDir })
    expect(empty.before).toBeNull()
    const restored = await openDatabase({ dataDir })
    expect(await allRows(restored)).toEqual(await allRows(source))
    expect(await openJobs(restored)).toEqual([
      { name: 'send-mail', data: { kind: 'verify-email', userId: 'waiting' }, state: 'created', later: true },
      { name: 'tidy', data: { was: 'running' }, state: 'retry', later: false },
    ])
    await restored.close()
  })

  it.runIf(process.env.DATABASE_URL)('of an older backup applies the migrations since', async () => {
    const older = listMigrations().slice(0, -2)
    const pglite = await PGlite.create()
    await applyMigrations(await embeddedFactory(pglite), embeddedSql(pglite), () => {}, older)
    await pglite.query(
      `INSERT INTO "Payment" (id, reference, provider, plan, amount, currency, status) VALUES ('1', 'r', 'sandbox', 'monthly', 1, 'NGN', 'success')`,
    )
    const old = inFolder('old.jsonl.gz')
    await writeBackup({ readAtOnce: (work) => pglite.transaction((tx) => work(rowsOf(tx))) }, old, NOW)
    await pglite.close()
    expect((await checkBackup(old)).migrations).toEqual(older)
    const place = await createPlace()
    await restoreServer({ ...options, file: old, dataDir: place.dataDir, url: place.env.DATABASE_URL ?? '' })
    const restored = await openDatabase({ url: place.env.DATABASE_URL, dataDir: place.dataDir })
    expect(await restored.prisma.payment.findMany()).toMatchObject([{ reference: 'r', status: 'success' }])
    await restored.close()
    await place.remove()
  })

  const rowsOf =
    (tx: { query: <R>(text: string, values?: unknown[]) => Promise<{ rows: R[] }> }) =>
    async <R>(text: string, values?: unknown[]) =>
      (await tx.query<R>(text, values)).rows

  it.runIf(process.env.DATABASE_URL)(
    'into a server restores every row, of either engine, and keeps the previous data',
    async () => {
      const place = await createPlace()
      const url = place.env.DATABASE_URL ?? ''
      const embedded = await embeddedDatabase(await PGlite.create())
      await prepareQueue(embedded)
      await insertRows(embedded)
      const ofEmbedded = inFolder('of-embedded.jsonl.gz')
      await writeBackup(embedded, ofEmbedded, NOW)
      const into = { ...options, dataDir: place.dataDir, url }

      expect((await restoreServer({ ...into, file: ofEmbedded })).before).toBeNull()
      let restored = await openDatabase({ url, dataDir: place.dataDir })
      expect(await allRows(restored)).toEqual(await allRows(embedded))
      expect((await openJobs(restored)).length).toBe(2)
      await expect(restoreServer({ ...into, file })).rejects.toThrow(/Greenroom processes are connected/)
      await restored.close()

      const { before } = await restoreServer({ ...into, file })
      restored = await openDatabase({ url, dataDir: place.dataDir })
      expect(await allRows(restored)).toEqual(await allRows(source))
      await restored.close()
      // The kept data equals the previous data.
      const lines = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n')
      const answers = (path: string) => lines(path).filter((line) => line.includes('"q1"'))
      expect(answers(before ?? '')).toEqual(answers(ofEmbedded))
      expect(answers(ofEmbedded)[0]).toContain(JSON.stringify(HARD_TEXT).slice(1, 10))
      await embedded.close()
      await place.remove()
    },
  )
})
