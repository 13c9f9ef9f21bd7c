/** Traces of deleted rows in the files of the embedded database, and the size of its write-ahead log. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { embeddedDatabase } from '@/server/database/embedded'
import { checkpointer, keepLogsShort } from '@/server/database/embedded-logs'

const template = inject('templateDatabase')
let folder: string
let pglite: PGlite

/** The files below the folder that contain the text. */
const filesWith = (text: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))

const logBytes = () => {
  const logs = path.join(folder, 'pg_wal')
  const files = readdirSync(logs).filter((name) => /^[0-9A-F]{24}$/.test(name))
  return files.reduce((sum, name) => sum + statSync(path.join(logs, name)).size, 0)
}

describe.runIf('folder' in template)('the files of the embedded database', () => {
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'greenroom-logs-'))
    if ('folder' in template) cpSync(template.folder, folder, { recursive: true })
    pglite = await PGlite.create(folder)
  })
  afterEach(async () => {
    if (!pglite.closed) await pglite.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('contain nothing of a deleted account after the purge, and all of the others', async () => {
    const database = await embeddedDatabase(pglite)
    const gone = `GONE-${'x'.repeat(20)}`
    const kept = `KEPT-${'y'.repeat(20)}`
    for (const word of [gone, kept]) {
      await database.prisma.user.create({
        data: {
          email: `${word}@example.com`,
          name: word,
          cvReviews: {
            create: { cvContent: Array.from({ length: 400 }, (_, i) => `${word}${i}`).join(' '), jobDescription: '' },
          },
        },
      })
    }
    await database.executeSql('CHECKPOINT')
    expect(filesWith(gone).length).toBeGreaterThan(1)
    await database.prisma.user.delete({ where: { email: `${gone}@example.com` } })
    await Promise.all([database.purgeLogs(), database.purgeLogs()])
    expect(filesWith(gone)).toEqual([])
    expect((await database.prisma.cvReview.findMany()).map((review) => review.cvContent.slice(0, 5))).toEqual(['KEPT-'])
    await database.close()
    expect(filesWith(gone)).toEqual([])
  })

  it('do not keep an unbounded write-ahead log', async () => {
    await keepLogsShort(pglite)
    const logs = checkpointer(pglite, { bytes: 4 * 2 ** 20, everyMs: 10 })
    await pglite.exec('CREATE TABLE t (id int PRIMARY KEY, v text)')
    const megabyte = `SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 32768)`
    for (let i = 0; i < 30; i++) {
      await pglite.exec(`INSERT INTO t VALUES (1, (${megabyte})) ON CONFLICT (id) DO UPDATE SET v = excluded.v`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    logs.stop()
    expect(logBytes()).toBeLessThan(12 * 2 ** 20)
  })
})
