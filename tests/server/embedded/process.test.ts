/** The embedded database with processes that are stopped, started twice, blocked or broken. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { newestBackup } from '@/server/database/backup-files'
import { DamagedDatabaseError } from '@/server/database/embedded'
import { backUp } from '@/server/database/keep-backups'
import { openDatabase } from '@/server/database/open'
import { bundle } from '../../helpers/bundle'

const template = inject('templateDatabase')
let dataDir: string
const children: ChildProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-embedded-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

let parts: Awaited<ReturnType<typeof bundle>>
beforeAll(async () => {
  parts = await bundle('tests/helpers/embedded-parts.ts', 'embedded')
})
afterAll(() => rmSync(parts.folder, { recursive: true }))

/** The common preamble of each script; `line` waits for a line from the test. */
const begin = () => `
  import { createInterface } from 'node:readline'
  import {
    createLog, holdFolder, openDatabase, parseEnv, startWatchdog, stopAtOnce, stopInOrder,
  } from ${JSON.stringify(path.resolve(parts.script))}
  const dataDir = process.env.TEST_DATA_DIR
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
  const line = () => lines.next()
  async function open() {
    const { assertHeld, endBroken } = holdFolder(dataDir, createLog('silent'))
    return openDatabase({ dataDir, beforeStatement: assertHeld, onBroken: endBroken })
  }
  const put = (database, key) => database.executeSql('INSERT INTO "RateLimit" (key) VALUES ($1)', [key])
`

/** Runs the code as a module; `says` waits for text on either output, `ended` for the exit. */
function run(code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', begin() + code], {
    env: { ...process.env, TEST_DATA_DIR: dataDir },
  })
  children.push(child)
  let printed = ''
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  )
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = (chunk: Buffer | string) => {
        printed += chunk
        if (printed.includes(text)) resolve()
      }
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      void ended.then(() => (printed.includes(text) ? resolve() : reject(new Error(`it ended: ${printed}`))))
    })
  return { child, says, ended, tell: () => child.stdin.write('\n') }
}

const keys = async () => {
  const database = await openDatabase({ dataDir })
  const rows = await database.prisma.rateLimit.findMany({ orderBy: { key: 'asc' } })
  await database.close()
  return rows.map(({ key }) => key)
}

const OWNER = `
  const database = await open()
  await put(database, 'first')
  console.log('open')
  await line()
  await put(database, 'second')
  console.log('done')
  process.exit(0)`

describe.runIf('folder' in template)('the embedded database', () => {
  beforeEach(() => {
    if ('folder' in template) cpSync(template.folder, path.join(dataDir, 'db'), { recursive: true })
  })

  it('stays locked by a suspended process, and loses nothing when it continues', async () => {
    const owner = run(OWNER)
    await owner.says('open')
    const made = ['.', 'process.lock', 'lock-owner.json', 'reserve'].map((name) => path.join(dataDir, name))
    expect(made.filter((file) => statSync(file).mode & 0o077)).toEqual([])
    owner.child.kill('SIGSTOP')
    const other = run(`await open()`)
    await other.says('is in use by another Greenroom process')
    expect((await other.ended).code).toBe(1)
    const done = owner.says('done')
    owner.child.kill('SIGCONT')
    owner.tell()
    await done
    expect((await owner.ended).code).toBe(0)
    expect(await keys()).toEqual(['first', 'second'])
  })

  it('is no longer written by a process that lost its lock', async () => {
    const owner = run(OWNER)
    await owner.says('open')
    rmSync(path.join(dataDir, 'process.lock'))
    await new Promise((resolve) => setTimeout(resolve, 150))
    owner.tell()
    await owner.says(`is not this process's any more: it ends before it writes`)
    expect((await owner.ended).code).toBe(1)
    expect(await keys()).toEqual(['first'])
  })

  it('ends its process with a message when it breaks, instead of retrying for ever', async () => {
    const owner = run(`
      const database = await open()
      await put(database, 'first')
      console.log('open')
      await line()
      for (;;) await database.executeSql("UPDATE \\"RateLimit\\" SET key = 'first'; SELECT pg_switch_wal()")`)
    await owner.says('open')
    // At the path of PostgreSQL's next write-ahead log file, so that it cannot be written, as on a full disk.
    mkdirSync(path.join(dataDir, 'db/pg_wal/xlogtemp.42'))
    owner.tell()
    await owner.says('The embedded database has stopped')
    expect((await owner.ended).code).toBe(1)
    rmSync(path.join(dataDir, 'db/pg_wal/xlogtemp.42'), { recursive: true })
    expect(await keys()).toEqual(['first'])
  })

  it('that is damaged is not opened, and the message names a backup to restore', async () => {
    const healthy = await openDatabase({ dataDir })
    await healthy.prisma.rateLimit.create({ data: { key: 'kept' } })
    const backup = await backUp(healthy, dataDir, new Date())
    await healthy.close()
    truncateSync(path.join(dataDir, 'db/global/pg_control'), 100)
    const fault = await openDatabase({ dataDir }).catch((error: Error) => error)
    expect(fault).toBeInstanceOf(DamagedDatabaseError)
    expect((fault as Error).message).toMatch(/^The embedded database in \S+ is damaged and cannot be opened \([^\n]+$/)
    expect((fault as Error).message).toContain(`npm run restore -- ${backup}`)
    // Without this file PGlite would initialise a new database over the old files.
    rmSync(path.join(dataDir, 'db/PG_VERSION'))
    await expect(openDatabase({ dataDir })).rejects.toThrow('PG_VERSION is missing')

    const restore = await bundle('scripts/restore.ts', 'restore')
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' }
    const command = [restore.script, newestBackup(dataDir) ?? '']
    const { stdout, stderr, status } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    rmSync(restore.folder, { recursive: true })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/Restored \d+ rows of \d+ tables\.\nWhat was there before is kept in \S+db\.before-\S+\.\n$/)
    expect(status).toBe(0)
    expect(await keys()).toEqual(['kept'])
  }, 120_000)
})

describe('the watchdog', () => {
  const WATCHED = `
    startWatchdog(false, 2)
    console.log('watched')
    await line()`

  it('kills a process whose event loop is blocked, which cannot handle signals', async () => {
    const stuck = run(`process.on('SIGTERM', () => {}); ${WATCHED}; for (;;);`)
    await stuck.says('watched')
    // The watchdog thread must have started.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    stuck.tell()
    stuck.child.kill('SIGTERM')
    await stuck.says('and ends itself')
    expect((await stuck.ended).signal).toBe('SIGKILL')
  }, 120_000)

  it('does not kill a process that is blocked since it gets no processor', async () => {
    const starved = run(`${WATCHED}
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000)
      process.exit(0)`)
    await starved.says('watched')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    starved.tell()
    expect(await starved.ended).toEqual({ code: 0, signal: null })
  }, 120_000)

  it('does not kill a suspended process, and does not prevent the exit', async () => {
    const fine = run(WATCHED)
    await fine.says('watched')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    fine.child.kill('SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    fine.child.kill('SIGCONT')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    fine.child.stdin.end('\n')
    expect(await fine.ended).toEqual({ code: 0, signal: null })
  })
})

describe('a stop signal', () => {
  it('ends a process that starts, by its own handler', async () => {
    const starting = run(`stopAtOnce(); console.log('starting'); await line()`)
    await starting.says('starting')
    starting.child.kill('SIGTERM')
    expect(await starting.ended).toEqual({ code: 143, signal: null })
  })

  it('is followed by the steps of the shutdown once the process serves', async () => {
    const serving = run(`
      stopAtOnce()
      stopInOrder([async () => console.log('closed')])
      console.log('serves')
      await line()`)
    await serving.says('serves')
    serving.child.kill('SIGTERM')
    await serving.says('closed')
    expect(await serving.ended).toEqual({ code: 0, signal: null })
  })
})

describe('the stored secret', () => {
  it('is the same for all processes that start at once, and unreadable for other users', async () => {
    const code = `
      console.log('ready')
      await line()
      console.log('secret ' + parseEnv({ DATA_DIR: dataDir + '/new' }).secret + '.')
      process.exit(0)`
    const starts = Array.from({ length: 4 }, () => run(code))
    const secrets = starts.map(
      ({ child }) =>
        new Promise<string>((resolve) => {
          let printed = ''
          child.stdout.on('data', (chunk: Buffer) => {
            printed += chunk
            const [, secret] = /secret (\S+)\./.exec(printed) ?? []
            if (secret) resolve(secret)
          })
        }),
    )
    await Promise.all(starts.map(({ says }) => says('ready')))
    for (const { tell } of starts) tell()
    expect(new Set(await Promise.all(secrets)).size).toBe(1)
    expect(readdirSync(path.join(dataDir, 'new'))).toEqual(['secret'])
    expect(statSync(path.join(dataDir, 'new')).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(dataDir, 'new/secret')).mode & 0o777).toBe(0o600)
  })

  it('that is incomplete is reported in one sentence', async () => {
    const { parseEnv } = await import('@/server/env')
    writeFileSync(path.join(dataDir, 'secret'), '')
    expect(() => parseEnv({ DATA_DIR: dataDir })).toThrow(/^The secret in \S+ is not whole: delete that file/)
  })
})
