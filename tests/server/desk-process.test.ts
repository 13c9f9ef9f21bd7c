/** The operators' command line, with and without a running server. */
import { execFile } from 'node:child_process'
import { existsSync, rmSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { UserDto } from '@/schemas/user'
import { bundle } from '../helpers/bundle'
import { HttpClient } from '../helpers/http-client'
import { createPlace, freePort, type Place, startProcess } from '../helpers/server-process'

let place: Place
let bundles: Awaited<ReturnType<typeof bundle>>[] = []
let env: Record<string, string>
let api: Awaited<ReturnType<typeof startProcess>> | undefined
beforeAll(async () => {
  place = await createPlace(inject('templateDatabase'))
  bundles = await Promise.all([
    bundle('tests/helpers/api-process.ts', 'desk-api'),
    bundle('src/server/desk/main.ts', 'desk'),
  ])
  env = { ...place.env, PORT: String(await freePort()), NODE_ENV: 'test' }
})
afterAll(async () => {
  await api?.stop('SIGKILL')
  await place.remove()
  for (const { folder } of bundles) rmSync(folder, { recursive: true })
})

type Ran = { code: number; stdout: string; stderr: string }
const desk = (...args: string[]) =>
  new Promise<Ran>((resolve) => {
    execFile(
      process.execPath,
      [bundles[1]?.script ?? '', ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: (error?.code as number | undefined) ?? 0, stdout, stderr })
      },
    )
  })

const isEmbedded = !process.env.DATABASE_URL

describe('the desk', { timeout: 120_000 }, () => {
  it("works beside the running server, under its user's name, and refuses other users", async () => {
    api = await startProcess([bundles[0]?.script ?? ''], env, /The API is ready/)
    const client = new HttpClient(`http://localhost:${env.PORT}`)
    const person = { email: 'ngozi@example.com', password: 'a-quiet-room', name: 'Ngozi' }
    const { user } = (await client.json<{ user: UserDto }>('POST', '/api/auth/register', person)).body
    if (isEmbedded) expect(statSync(path.join(place.dataDir, 'desk.sock')).mode & 0o777).toBe(0o600)

    const shown = await desk('account', person.email)
    const mailed = await desk('mail', 'verify', person.email)
    expect(shown).toMatchObject({ code: 0, stderr: '' })
    expect(shown.stdout).toMatch(new RegExp(`^id +${user.id}\naddress +ngozi@example.com \\(not verified\\)`))
    expect(mailed).toEqual({ code: 0, stdout: 'Done: the verify mail is in the queue.\n', stderr: '' })
    const { stdout } = await desk('--json', 'audit', user.id)
    expect(JSON.parse(stdout)).toMatchObject([
      { operator: userInfo().username, act: 'resend-mail' },
      { operator: userInfo().username, act: 'find-account' },
    ])
  })

  it('refuses with one sentence, and has a help text', async () => {
    expect(await desk('account', 'nobody@example.com')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no account with nobody@example.com.\n',
    })
    const { code, stderr } = await desk('accept', 'x')
    expect(code).toBe(1)
    expect(stderr).toMatch(/required option '--reason <text>' not specified[\s\S]*Usage: desk accept/)
  })

  it('opens the database itself when no server runs, and reports the pending work', async () => {
    // Killed, so that the socket remains.
    await api?.stop('SIGKILL')
    api = undefined
    if (isEmbedded) expect(existsSync(path.join(place.dataDir, 'desk.sock'))).toBe(true)
    expect(await desk('payments')).toMatchObject({ code: 0, stdout: 'No payment waits for a person.\n' })
    const mailed = await desk('mail', 'reset', 'ngozi@example.com')
    expect(mailed).toMatchObject({ code: 0, stdout: 'Done: the reset mail is in the queue.\n' })
    expect(mailed.stderr).toBe(
      isEmbedded ? 'No server is running: what was put into the queue is done when one starts.\n' : '',
    )
  })
})
