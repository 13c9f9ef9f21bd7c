/** A scan over REST and tRPC: a plain response, or progress lines on request. */
import { createTRPCClient, httpLink } from '@trpc/client'
import superjson from 'superjson'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { PROGRESS_LINES, type ProgressLine } from '@/schemas/progress-lines'
import type { ReadingWatch } from '@/server/ports'
import type { AppRouter } from '@/server/routers/_app'
import { drawnLines } from '../helpers/make-scans'
import { createTestApp, ORIGIN, type TestApp, type TestClient } from '../helpers/test-app'

// OCR of a page takes seconds, and many times as long on a shared machine.
vi.setConfig({ testTimeout: 120_000 })

const LINES = ['Ada Obi', 'Accountant in Lagos since 2019', 'Closed the books of two firms each month']
/** Line spacing is not tested here. */
const TEXT = expect.stringMatching(LINES.join('\\n+'))
const PICTURE = drawnLines(LINES).toBuffer('image/png')
const LINES_WANTED = { accept: `application/json, ${PROGRESS_LINES}` }

/** The scripted result of the next file. */
type Reading = (watch: ReadingWatch) => Promise<{ text: string; warnings: string[]; isScan: boolean }>
let readNext: Reading | null = null

let app: TestApp
let user: TestClient
beforeAll(async () => {
  app = await createTestApp()
  const { readFile } = app.deps
  app.deps.readFile = (bytes, owner, watch = {}) => readNext?.(watch) ?? readFile(bytes, owner, watch)
  user = await app.signUp()
})
afterAll(() => app.close())

function formWith(bytes: Uint8Array) {
  const form = new FormData()
  form.append('file', new Blob([bytes as BlobPart]), 'cv.png')
  return form
}

const post = (path: string, headers: Record<string, string> = {}) =>
  user.send(new Request(`${ORIGIN}${path}`, { method: 'POST', body: formWith(PICTURE), headers }))

const linesOf = async (response: Response) =>
  (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ProgressLine)

describe('a picture', () => {
  it('returns its text over REST, marked as recognised', async () => {
    readNext = null
    const response = await post('/api/files/parse')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ textContent: TEXT, warnings: [], isScan: true })
  })

  it('returns its text over tRPC', async () => {
    readNext = null
    const client = createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: `${ORIGIN}/api/trpc`,
          transformer: { serialize: (data) => data, deserialize: superjson.deserialize },
          fetch: (url, init) => user.send(new Request(url as string, init as RequestInit)),
        }),
      ],
    })
    expect(await client.cvReview.parseFile.mutate(formWith(PICTURE))).toMatchObject({ textContent: TEXT, isScan: true })
  })

  it('reports its progress by page, and the result last', async () => {
    readNext = null
    const response = await post('/api/files/parse', LINES_WANTED)
    expect(response.headers.get('content-type')).toContain(PROGRESS_LINES)
    const told = (await linesOf(response)).map((line) => JSON.stringify(line))
    // On a busy machine the same progress may be reported more than once.
    expect([...new Set(told)].map((line) => JSON.parse(line))).toEqual([
      { progress: 'waiting' },
      { progress: { page: 1, pages: 1 } },
      { status: 200, body: { textContent: TEXT, warnings: [], isScan: true } },
    ])
  })
})

describe('the progress', () => {
  it('ends with the usual error', async () => {
    readNext = async ({ onProgress }) => {
      onProgress?.({ page: 1, pages: 2 })
      throw new AppError('BAD_REQUEST', 'file-nothing-recognised', 'No text could be recognised.')
    }
    const rest = await linesOf(await post('/api/files/parse', LINES_WANTED))
    expect(rest.at(-1)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: expect.stringMatching(/No text/) },
    })
    const trpc = await linesOf(await post('/api/trpc/cvReview.parseFile', LINES_WANTED))
    expect(trpc[0]).toEqual({ progress: { page: 1, pages: 2 } })
    expect(trpc.at(-1)).toMatchObject({
      status: 400,
      body: { error: { json: { message: expect.stringMatching(/No text/) } } },
    })
  })

  it('is omitted without OCR: the response is sent directly', async () => {
    readNext = async () => ({ text: 'Ada Obi', warnings: [], isScan: false })
    const response = await post('/api/files/parse', LINES_WANTED)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({ textContent: 'Ada Obi', warnings: [] })
  })

  it('stops the OCR when the caller disconnects', async () => {
    const ended = new Promise<void>((resolve) => {
      readNext = ({ onProgress, signal }) =>
        new Promise(() => {
          signal?.addEventListener('abort', () => resolve())
          onProgress?.('waiting')
        })
    })
    await (await post('/api/files/parse', LINES_WANTED)).body?.cancel()
    await ended
  })
})
