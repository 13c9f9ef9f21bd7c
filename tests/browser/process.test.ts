/** The server process from outside: start-up, refusals, and a kill that loses nothing acknowledged. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, inject, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { UserDto } from '@/schemas/user'
import { lockDataFolder } from '@/server/database/folder-lock'
import { HttpClient } from '../helpers/http-client'
import { createPlace, freePort, type ServerProcess, startProcess, startServer } from '../helpers/server-process'

const cleanup: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanup.splice(0).reverse()) await step()
})

/** With an empty database, or with a migrated one. */
async function place(kind: 'empty' | 'migrated') {
  const made = await createPlace(kind === 'migrated' ? inject('templateDatabase') : undefined)
  cleanup.push(made.remove)
  return made
}

async function serve(env: Record<string, string>, port?: number): Promise<ServerProcess> {
  const server = await startServer(env, port)
  cleanup.push(async () => server.child.exitCode ?? server.child.signalCode ?? (await server.stop('SIGKILL')))
  return server
}

async function signUp(url: string) {
  const client = new HttpClient(url)
  const input = { email: `a${Date.now()}@example.com`, password: 'a-quiet-room', name: 'Ada' }
  const { body } = await client.json<{ user: UserDto }>('POST', '/api/auth/register', input)
  return { client, user: body.user }
}

describe('starting', () => {
  it('logs its steps, ends with the address, and stops in order', async () => {
    const { env } = await place('empty')
    const server = await serve(env)
    const opening = env.DATABASE_URL
      ? /Connecting to PostgreSQL[\s\S]*Migrating the database/
      : /Opening the data folder[\s\S]*Creating the embedded database/
    expect(server.output()).toMatch(opening)
    expect(server.output()).toMatch(/Starting Next[\s\S]*Greenroom is ready: http:\/\/localhost:\d+/)
    expect(await server.stop('SIGTERM')).toBe(0)
  })

  it.each([
    [{ PORT: 'abc' }, /^The environment variable PORT cannot be used: must be a port number\.\n$/],
    [{ DATABASE_URL: 'mysql://x' }, /^The environment variable DATABASE_URL cannot be used: .*\n$/],
    [
      { DATABASE_URL: 'postgresql://127.0.0.1:1/x', NEXTAUTH_SECRET: 'x'.repeat(32) },
      /PostgreSQL server that DATABASE_URL names does not answer/,
    ],
    [{ DATA_DIR: '/etc/hostname', DATABASE_URL: '' }, /DATA_DIR names a file, not a folder/],
  ])('stops with one clear sentence on %j', async (wrong, sentence) => {
    const { env } = await place('empty')
    const start = startProcess(['dist/main.js'], { NODE_ENV: 'production', ...env, ...wrong }, /never/)
    await expect(start).rejects.toThrow(/code 1/)
    const message = await start.catch((error: Error) =>
      error.message.replace(/^.*?code 1: /s, '').replace(/^Connecting.*\n/, ''),
    )
    expect(message).toMatch(sentence)
    expect(message).not.toMatch(/\n\s+at /)
  })

  it('refuses a port that is in use', async () => {
    const port = await freePort()
    const other = createServer().listen(port)
    cleanup.push(async () => other.close())
    await expect(serve((await place('migrated')).env, port)).rejects.toThrow(/port \d+ is in use/)
  })

  it.skipIf(process.env.DATABASE_URL)('refuses a data folder that another process has open', async () => {
    const { env, dataDir } = await place('migrated')
    const { release } = lockDataFolder(dataDir)
    cleanup.push(async () => release())
    await expect(serve(env)).rejects.toThrow(/in use by another Greenroom process/)
  })

  it.skipIf(process.env.DATABASE_URL)('starts over where a kill has left a part of a new database', async () => {
    const { env, dataDir } = await place('empty')
    const unfinished = path.join(dataDir, 'db.new')
    mkdirSync(path.join(unfinished, 'base'), { recursive: true })
    writeFileSync(path.join(unfinished, 'PG_VERSION'), '')
    const server = await serve(env)
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
    expect(existsSync(unfinished)).toBe(false)
  })
})

describe('a kill', () => {
  it('loses no answer that was acknowledged, and ends no session', async () => {
    const { env } = await place('migrated')
    let server = await serve(env)
    const { port } = new URL(server.url)
    const { client, user } = await signUp(server.url)
    const input = { userId: user.id, role: 'accountant' }
    const { body: interview } = await client.json<InterviewDto>('POST', '/api/interviews', input)

    for (let round = 0; round < 2; round++) {
      const acknowledged = new Map<string, string>()
      const killAt = 11 + round * 20
      let count = 0
      const writing = interview.questions.map(async ({ id }, i) => {
        for (let n = 0; ; n++) {
          const text = `round ${round} answer ${i} version ${n}`
          const save = { json: { id: interview.id, questionId: id, text, timeSpent: n } }
          const { status } = await client.json('POST', '/api/trpc/interview.saveAnswer', save)
          expect(status).toBe(200)
          acknowledged.set(id, text)
          count += 1
          if (count === killAt) server.child.kill('SIGKILL')
        }
      })
      await Promise.allSettled(writing)
      expect(count).toBeGreaterThanOrEqual(killAt)
      await server.stop('SIGKILL')

      server = await serve(env, Number(port))
      const { status, body } = await client.json<InterviewDto>('GET', `/api/interviews/${interview.id}`)
      expect(status).toBe(200)
      const stored = new Map(body.answers.map((answer) => [answer.questionId, answer.text]))
      for (const [id, text] of acknowledged) {
        const version = (value = '') => Number(value.split(' ').at(-1))
        // An answer in flight at the kill may be stored as well, although it was never acknowledged.
        expect(version(stored.get(id)) - version(text)).toBeOneOf([0, 1])
      }
    }
  })

  it('during the evaluation does not prevent its completion, once', async () => {
    const { env } = await place('migrated')
    const first = await serve(env)
    const { client, user } = await signUp(first.url)
    const input = { userId: user.id, role: 'accountant' }
    const { body: interview } = await client.json<InterviewDto>('POST', '/api/interviews', input)
    const answers = interview.questions.map(({ id }) => ({
      questionId: id,
      text: 'I would ask first. '.repeat(2000),
      timeSpent: 1,
    }))
    await client.json('PATCH', `/api/interviews/${interview.id}`, { status: 'completed', answers })
    await first.stop('SIGKILL')
    await serve(env, Number(new URL(first.url).port))
    await expect
      .poll(
        async () => (await client.json<InterviewDto>('GET', `/api/interviews/${interview.id}`)).body.feedbackStatus,
        {
          timeout: 130_000,
          interval: 500,
        },
      )
      .toBe('ready')
  }, 180_000)
})
