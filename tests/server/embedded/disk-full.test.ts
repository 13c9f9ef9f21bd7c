/** A disk that fills up while the server runs: on a small file system, where mounting is permitted. */
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { InterviewDto } from '@/schemas/interview'
import type { UserDto } from '@/schemas/user'
import { bundle } from '../../helpers/bundle'
import { HttpClient } from '../../helpers/http-client'
import { freePort, startProcess } from '../../helpers/server-process'

const DISK_MB = 90

/** A file system of a few MB; null where mounting is not permitted. */
function mountSmallDisk(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || process.env.DATABASE_URL) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'greenroom-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder])
  if (status === 0) return folder
  rmSync(folder, { recursive: true })
  return null
}

let api: Awaited<ReturnType<typeof bundle>>
beforeAll(async () => {
  api = await bundle('tests/helpers/api-process.ts', 'disk')
})
afterAll(() => rmSync(api.folder, { recursive: true }))

const disk = mountSmallDisk()
afterAll(() => {
  if (!disk) return
  spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

const freeMb = () => {
  const { bavail, bsize } = statfsSync(disk as string)
  return (bavail * bsize) / 2 ** 20
}

/** Writes until the disk is full: the server allocates and frees space meanwhile, so no size can be given. */
function fillUp(file: string): void {
  const chunk = Buffer.alloc(64 * 1024, 1)
  const descriptor = openSync(file, 'w')
  try {
    for (;;) writeSync(descriptor, chunk)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(descriptor)
  }
}

async function serve(port: number) {
  const env = {
    DATA_DIR: path.join(disk as string, 'data'),
    DATABASE_URL: '',
    PORT: String(port),
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
  }
  const started = await startProcess(
    [api.script],
    { ...env, NEXTAUTH_URL: `http://localhost:${port}`, RATE_LIMIT_FACTOR: '100000' },
    /The API is ready/,
  )
  return { ...started, url: `http://localhost:${port}` }
}

describe.runIf(disk)('a full disk', () => {
  it('causes refused writes with a message and working reads, and loses nothing acknowledged', async () => {
    const template = inject('templateDatabase')
    if ('folder' in template) cpSync(template.folder, path.join(disk as string, 'data', 'db'), { recursive: true })
    const port = await freePort()
    let server = await serve(port)
    const client = new HttpClient(server.url)
    const person = { email: 'ada@example.com', password: 'a-quiet-room', name: 'Ada' }
    const { user } = (await client.json<{ user: UserDto }>('POST', '/api/auth/register', person)).body
    const input = { userId: user.id, role: 'accountant' }
    const { body: interview } = await client.json<InterviewDto>('POST', '/api/interviews', input)
    const read = () => client.json<InterviewDto>('GET', `/api/interviews/${interview.id}`)
    const questionId = interview.questions[0]?.id
    let saved = ''
    const save = async (n: number) => {
      const text = `version ${n} ${'word '.repeat(1_000)}`
      const json = { id: interview.id, questionId, text, timeSpent: n }
      const answer = await client.json<{ error?: { json: object } }>('POST', '/api/trpc/interview.saveAnswer', { json })
      if (answer.status === 200) saved = text
      return answer
    }
    expect((await save(1)).status).toBe(200)

    // Another program takes the space.
    const filler = path.join(disk as string, 'filler')
    writeFileSync(filler, Buffer.alloc(Math.floor((freeMb() - 20) * 2 ** 20), 1))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const refused = await save(2)
    expect(refused.status).toBe(507)
    expect(refused.body.error?.json).toMatchObject({
      message: expect.stringMatching(/^The disk of this server is almost full, so nothing can be saved/),
      data: { code: 'INSUFFICIENT_STORAGE', reason: 'disk-full', httpStatus: 507 },
    })
    expect((await client.json('POST', '/api/interviews', input)).status).toBe(507)
    expect((await read()).body.answers[0]?.text).toBe(saved)
    expect(await client.json('GET', '/api/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', disk: 'full' },
    })

    // Down to the last byte.
    fillUp(`${filler}.2`)
    for (let i = 0; i < 50; i++) {
      const { status, body } = await read()
      expect(status).toBe(200)
      expect(body.answers[0]?.text).toBe(saved)
    }
    // The server gives its reserve up first; a start would do so too, and find room.
    await expect.poll(() => existsSync(path.join(disk as string, 'data', 'reserve')), { timeout: 10_000 }).toBe(false)
    const ended = Promise.race([server.stop(), new Promise((resolve) => setTimeout(resolve, 20_000, 'stuck').unref())])
    expect(await ended).not.toBe('stuck')
    fillUp(`${filler}.3`)
    await expect(serve(port)).rejects.toThrow(
      /The disk that holds the data folder \S+ is full: \d MB are free and 8 MB are needed to start/,
    )

    for (const file of [filler, `${filler}.2`, `${filler}.3`]) rmSync(file)
    server = await serve(port)
    expect((await read()).body.answers[0]?.text).toBe(saved)
    expect((await save(3)).status).toBe(200)
    expect(await server.stop('SIGKILL')).toBeNull()
  }, 120_000)
})
