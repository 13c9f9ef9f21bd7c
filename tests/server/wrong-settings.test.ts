/** The server and its commands with a data folder or a database that cannot be used: each ends with one sentence. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BackupError } from '@/server/database/backup-error'
import { inTransaction } from '@/server/database/embedded'
import { listMigrations } from '@/server/database/migrations-folder'
import { writeBackup } from '@/server/database/write-backup'
import { ExpectedError, sentenceOf } from '@/server/expected-error'
import { givenFile } from '../../scripts/given-file'
import { bundle } from '../helpers/bundle'

const ENTRIES = {
  main: 'src/server/main.ts',
  desk: 'src/server/desk/main.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  seed: 'scripts/seed-demo.ts',
}
type Name = keyof typeof ENTRIES

const bundles = new Map<string, Awaited<ReturnType<typeof bundle>>>()
let folder: string
const inFolder = (name: string) => path.join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'greenroom-wrong-'))
  writeFileSync(inFolder('file'), '')
  const [header, end] = [{ greenroom: 'backup', format: 1, migrations: listMigrations() }, { end: {} }]
  writeFileSync(inFolder('backup.gz'), gzipSync(`${JSON.stringify(header)}\n${JSON.stringify(end)}\n`))
  await Promise.all(
    Object.entries(ENTRIES).map(async ([name, entry]) => bundles.set(name, await bundle(entry, `wrong-${name}`))),
  )
})
afterAll(() => {
  for (const made of [folder, ...[...bundles.values()].map((one) => one.folder)]) rmSync(made, { recursive: true })
})

function run(name: Name, env: Record<string, string>) {
  const args = { desk: ['payments'], restore: [inFolder('backup.gz')] }[name as string] ?? []
  const command = [bundles.get(name)?.script ?? '', ...args]
  const all = { ...process.env, NODE_ENV: 'production' as const, LOG_LEVEL: 'silent', DATABASE_URL: '', ...env }
  const { status, stderr } = spawnSync(process.execPath, command, { env: all, encoding: 'utf8', timeout: 30_000 })
  return { status, stderr }
}

const NAMES = Object.keys(ENTRIES) as Name[]

describe.each(NAMES)('%s', (name) => {
  it('says that DATA_DIR is a file', () => {
    const { status, stderr } = run(name, { DATA_DIR: inFolder('file') })
    expect(stderr).toBe('DATA_DIR names a file, not a folder: set it to a folder.\n')
    expect(status).toBe(1)
  })

  it('says that the PostgreSQL server does not answer', () => {
    const secret = 'sixteen letters or more'
    const url = 'postgresql://greenroom@127.0.0.1:1/greenroom'
    const { status, stderr } = run(name, { DATABASE_URL: url, DATA_DIR: inFolder('data'), NEXTAUTH_SECRET: secret })
    expect(stderr).toMatch(/^[^\n]+DATABASE_URL[^\n]+: start it, or correct the address\.\n$/)
    expect(status).toBe(1)
  })
})

describe.each(['backup', 'desk'] as const)('%s', (name) => {
  it('says that there is no database in the data folder, and creates none', () => {
    const dataDir = inFolder(`without-${name}`)
    mkdirSync(dataDir)
    const { status, stderr } = run(name, { DATA_DIR: dataDir })
    expect(stderr).toBe(`There is no database in ${dataDir}: set DATA_DIR to the server's.\n`)
    expect(status).toBe(1)
    expect(readdirSync(dataDir)).toEqual(['secret'])
  })
})

it('a folder that cannot be created is told from a file of Greenroom that is missing', () => {
  const missing = (syscall: string) => Object.assign(new Error('no such file'), { code: 'ENOENT', syscall })
  // Node's answer where the disk is read-only.
  expect(sentenceOf(missing('mkdir'))).toBe('The data folder cannot be created: set DATA_DIR to a folder that can be.')
  expect(sentenceOf(missing('open'))).toBeNull()
})

it('a backup of a database that Greenroom never used says so', async () => {
  const strange = await PGlite.create()
  const written = writeBackup({ readAtOnce: inTransaction(strange) }, inFolder('strange.gz'), new Date())
  await expect(written).rejects.toThrow(BackupError)
  await expect(written).rejects.toThrow(/^The database has no tables of Greenroom: set DATABASE_URL or DATA_DIR/)
  expect(readdirSync(folder).filter((name) => name.startsWith('strange'))).toEqual([])
  await strange.close()
})

it.each([
  ['backup', ['--help'], 'There is no option --help: npm run backup -- <file>.'],
  ['backup', ['a.gz', 'b.gz'], 'Name one file, not 2: npm run backup -- <file>.'],
  ['restore', ['-f', 'a.gz'], 'There is no option -f: npm run restore -- <file>.'],
] as const)('%s with %j is refused in one sentence', (name, given, sentence) => {
  expect(() => givenFile(`npm run ${name} -- <file>`, given)).toThrow(new ExpectedError(sentence))
})
