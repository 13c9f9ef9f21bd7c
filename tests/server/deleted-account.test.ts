/**
 * A process holds nothing about a deleted account: in its files (the database's own included, backups excepted, which
 * lose it as they are replaced), in its log, and in any row.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '@/server/database/open'
import { bundle } from '../helpers/bundle'
import { everyRow } from '../helpers/every-row'
import { HttpClient } from '../helpers/http-client'
import { liveIn } from '../helpers/lived-in'
import { freePort, startProcess } from '../helpers/server-process'

const MARKER = 'Numbat5517'
const EMAIL = 'numbat5517.first@example.com'

// Not applicable to a PostgreSQL server, which manages its own files.
describe.runIf(!process.env.DATABASE_URL)('the files of a process', () => {
  let dataDir: string
  let api: Awaited<ReturnType<typeof bundle>>
  let started: Awaited<ReturnType<typeof startProcess>>
  let client: HttpClient
  let port: number

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-deleted-'))
    port = await freePort()
    api = await bundle('tests/helpers/api-process.ts', 'deleted')
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(port), LOG_LEVEL: 'debug' }
    started = await startProcess([api.script], { ...env, NEXTAUTH_URL: `http://localhost:${port}` }, /The API is ready/)
    client = new HttpClient(`http://localhost:${port}`)
  })
  afterAll(async () => {
    await started?.stop()
    for (const made of [dataDir, api.folder]) rmSync(made, { recursive: true, force: true })
  })

  const files = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.startsWith(path.join(dataDir, 'backups')))

  /** Names of the files that contain a trace; files that disappear meanwhile are ignored. */
  const traces = () =>
    files().filter((file) => {
      try {
        const text = readFileSync(file, 'latin1').toLowerCase()
        return text.includes(MARKER.toLowerCase())
      } catch {
        return false
      }
    })

  it('contain nothing about a deleted account, and the log never contained a link', async () => {
    const visitor = new HttpClient(`http://localhost:${port}`)
    const user = await liveIn(client, visitor, { email: EMAIL, marker: MARKER, password: 'a-quiet-room' })
    await client.json('PATCH', `/api/user/${user.id}/email`, { newEmail: `second.${EMAIL}` })
    await client.json('POST', '/api/auth/forgot-password', { email: `second.${EMAIL}` })
    const mailed = () => readdirSync(path.join(dataDir, 'outbox')).join()
    await vi.waitFor(() => expect(mailed()).toMatch(/reset-password/), { timeout: 20_000, interval: 100 })
    expect(traces().length).toBeGreaterThan(3)

    expect((await client.json('DELETE', `/api/user/${user.id}`)).status).toBe(200)
    await vi.waitFor(() => expect(mailed()).toMatch(/account-deleted/), { timeout: 20_000, interval: 100 })
    expect(traces()).toEqual([])
    expect(started.output()).toMatch(/"mail":"reset-password"/)
    expect(started.output()).not.toMatch(/\/(reset-password|verify-email)\/|numbat/i)

    await started.stop()
    expect(traces()).toEqual([])
    const database = await openDatabase({ dataDir })
    const rows = (await everyRow(database.executeSql)).map(({ table, row }) => `${table} ${JSON.stringify(row)}`)
    await database.close()
    // Among them migrations, and jobs of the queue.
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((row) => row.includes(user.id) || /numbat/i.test(row))).toEqual([])
  }, 120_000)
})
