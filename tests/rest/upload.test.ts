/** Uploads of CVs, over REST and tRPC. */
import { createTRPCClient, httpLink } from '@trpc/client'
import superjson from 'superjson'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '@/domain/limits/limits'
import { REFUSED_BODY, UPLOAD_PACE } from '@/domain/limits/request-limits'
import type { AppRouter } from '@/server/routers/_app'
import { makeDocx, makePdf, paragraph, pdfLines, run } from '../helpers/make-files'
import { createTestApp, ORIGIN, type TestApp, type TestClient } from '../helpers/test-app'

const MB = 1024 * 1024
const PDF = makePdf([pdfLines(['Ada Obi', 'Accountant in Lagos'])])
/** Rejected by type after it has arrived, without a parser process. */
const NO_DOCUMENT = new Uint8Array(Buffer.from('MZ and no more than that, which is no document of any kind'))
const RECEIVED = 415
const TEXT = 'Ada Obi\nAccountant in Lagos'
const TOO_LARGE = 'File size must be less than 10MB'

let app: TestApp
let user: TestClient
beforeAll(async () => {
  app = await createTestApp()
  user = await app.signUp()
})
afterAll(() => app.close())

function formWith(bytes: Uint8Array, name = 'cv.pdf', part = 'file', type = '') {
  const form = new FormData()
  form.append(part, new Blob([bytes as BlobPart], { type }), name)
  return form
}

async function post(client: TestClient, body: RequestInit['body'], headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const response = await client.send(new Request(`${ORIGIN}/api/files/parse`, init))
  return { status: response.status, body: await response.json() }
}

/** The PDF, padded with spaces to the size. */
const padded = (size: number) => new Uint8Array(Buffer.concat([PDF, Buffer.alloc(size - PDF.length, ' ')]))

/** An endless form, with a count of the chunks that were read. */
function endlessForm() {
  let pieces = 0
  const body = new ReadableStream({
    pull(controller) {
      pieces += 1
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  return { body, type: { 'content-type': 'multipart/form-data; boundary=x' }, pulled: () => pieces }
}

describe('over REST', () => {
  it('returns the text, whatever the file name', async () => {
    for (const name of ['cv.pdf', 'cv.docx', '../../etc/passwd', 'CON', `${'x'.repeat(300)}.pdf`, 'a\u202efdp.exe']) {
      expect(await post(user, formWith(PDF, name))).toEqual({
        status: 200,
        body: { textContent: TEXT, warnings: [] },
      })
    }
    // A process is started for each file.
  }, 60_000)

  it('requires a session, and does not read the file without one', async () => {
    const { body, type, pulled } = endlessForm()
    expect(await post(app.visitor(), body, type)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    expect(pulled()).toBeLessThan(5)
  })

  it('does not read the file above the rate limit', async () => {
    const eager = Object.assign(app.visitor('198.51.100.77'), { cookie: (await app.signUp()).cookie })
    for (let i = 0; i < LIMITS.upload.account.points; i++)
      await post(eager, 'not a form', { 'content-type': 'text/plain' })
    const { body, type, pulled } = endlessForm()
    expect(await post(eager, body, type)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(pulled()).toBeLessThan(5)
  })

  it('refuses cross-site requests, which a form could send with the cookie', async () => {
    const { body, type, pulled } = endlessForm()
    expect(await post(user, body, { ...type, origin: 'https://evil.example' })).toMatchObject({ status: 403 })
    expect(pulled()).toBeLessThan(5)
  })

  it('accepts exactly 10 MB, and not one byte more', async () => {
    expect((await post(user, formWith(padded(10 * MB)))).body).toMatchObject({ textContent: TEXT })
    expect(await post(user, formWith(padded(10 * MB + 1)))).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', message: TOO_LARGE },
    })
  })

  it('stops receiving an endless body', async () => {
    const { body, type, pulled } = endlessForm()
    expect(await post(user, body, type)).toMatchObject({ status: 413, body: { message: TOO_LARGE } })
    expect(pulled() * 65_536).toBeLessThan(11 * MB + REFUSED_BODY.bytes)
  })

  it('refuses a request that is not an upload', async () => {
    expect(await post(user, '{}', { 'content-type': 'application/json' })).toMatchObject({ status: 415 })
    expect(await post(user, formWith(PDF, 'cv.pdf', 'other'))).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['file'] }] },
    })
    const text = new FormData()
    text.append('file', 'no file but words')
    expect(await post(user, text)).toMatchObject({ status: 400 })
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await post(user, 'not a form', type)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('reports the error of a file', async () => {
    expect(await post(user, formWith(new Uint8Array(Buffer.from('MZ')), 'cv.pdf'))).toEqual({
      status: 415,
      body: {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        reason: 'file-wrong-type',
        message: 'File type not supported. Please upload: .pdf, .docx',
      },
    })
    expect(await post(user, formWith(new Uint8Array()))).toMatchObject({ status: 400 })
  })

  it('distinguishes a damaged DOCX from another type by its name', async () => {
    const broken = new Uint8Array(makeDocx(paragraph(run('Ada Obi')))).fill(0, 0, 4)
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    expect(await post(user, formWith(broken, 'cv.docx', 'file', type))).toMatchObject({
      status: 400,
      body: { reason: 'file-damaged', message: expect.stringMatching(/^This file is damaged and cannot be opened\./) },
    })
    expect(await post(user, formWith(broken, 'cv.docx'))).toMatchObject({ status: RECEIVED })
  })

  it('is described as an upload', async () => {
    const { paths } = (await user.get('/api/openapi.json')).body as {
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>
    }
    expect(paths['/api/files/parse']?.post.requestBody.content['multipart/form-data']?.schema).toMatchObject({
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    })
  })
})

describe('a form', () => {
  const BOUNDARY = 'x'
  const part = (name: string, body: string, more = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${body}\r\n`
  const end = `--${BOUNDARY}--\r\n`
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const file = part('file', Buffer.from(NO_DOCUMENT).toString('latin1'), '; filename="cv.pdf"')

  it('of a hundred thousand parts is refused, with a message', async () => {
    const body = Buffer.from(part('a', '').repeat(100_000) + file + end, 'latin1')
    const answer = await post(user, body, type)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/too many parts/) } })
  })

  it('may contain a few fields beside the file', async () => {
    const body = Buffer.from(part('a', '1').repeat(5) + file + part('b', '2') + end, 'latin1')
    expect((await post(user, body, type)).status).toBe(RECEIVED)
  })

  it.each([
    ['ends early', 'multipart/form-data; boundary=x', file.slice(0, -40)],
    ['has no boundary', 'multipart/form-data', file + end],
    ['has a boundary beyond all measure', `multipart/form-data; boundary=${'x'.repeat(300)}`, file + end],
    ['has a part without an end to its head', 'multipart/form-data; boundary=x', `--x\r\n${'a: b\r\n'.repeat(50_000)}`],
    ['has parts without a name', 'multipart/form-data; boundary=x', `--x\r\na: b\r\n\r\nc\r\n${end}`],
    ['is empty', 'multipart/form-data; boundary=x', ''],
  ])('that %s is refused', async (_name, contentType, body) => {
    expect(await post(user, Buffer.from(body, 'latin1'), { 'content-type': contentType })).toMatchObject({
      status: 400,
    })
  })
})

describe('a slow upload', () => {
  /** Sends a chunk at each call of `send`, and never ends. */
  function slowForm() {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    return { body: readable, type, send: (bytes: number) => writer.write(new Uint8Array(bytes)).catch(() => {}) }
  }
  const begin = (client: TestClient) => {
    const { body, type, send } = slowForm()
    void send(10)
    return { answer: post(client, body, type), send }
  }
  const tick = () => new Promise((resolve) => setTimeout(resolve, 100))
  /** Advances time until all are answered; on a slow machine one may start to wait only now. */
  async function untilAnswered<T>(answers: Promise<T>[]): Promise<T[]> {
    const all = Promise.all(answers)
    let isOver = false
    all.finally(() => {
      isOver = true
    })
    while (!isOver) {
      vi.advanceTimersByTime(UPLOAD_PACE.seconds * 1000)
      await tick()
    }
    return all
  }
  afterEach(() => void vi.useRealTimers())

  it('is ended when almost no data arrives, and frees its slot', async () => {
    const client = await app.signUp()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const idle = [begin(client), begin(client)].map(({ answer }) => answer)
    for (const answer of await untilAnswered(idle)) {
      expect(answer).toMatchObject({
        status: 408,
        body: { code: 'TIMEOUT', message: expect.stringMatching(/too slowly/) },
      })
    }
    vi.useRealTimers()
    expect((await post(client, formWith(NO_DOCUMENT))).status).toBe(RECEIVED)
  })

  it('may continue while data arrives', async () => {
    const client = await app.signUp()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { answer, send } = begin(client)
    let isOver = false
    answer.finally(() => {
      isOver = true
    })
    for (let span = 0; span < 4; span++) {
      await send(UPLOAD_PACE.bytes)
      await tick()
      vi.advanceTimersByTime(UPLOAD_PACE.seconds * 1000)
      await tick()
      expect(isOver).toBe(false)
    }
    expect((await untilAnswered([answer]))[0]?.status).toBe(408)
  })

  it('occupies two slots of its account, and none of others', async () => {
    const slow = await app.signUp()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const held = Array.from({ length: 17 }, () => begin(slow).answer)
    const statuses: number[] = []
    for (const answer of held) void answer.then(({ status }) => statuses.push(status))
    await expect.poll(() => statuses, { timeout: 10_000 }).toEqual(Array(15).fill(429))
    expect((await post(user, formWith(NO_DOCUMENT))).status).toBe(RECEIVED)
    const messages = (await untilAnswered(held)).map(({ body }) => (body as { message: string }).message)
    expect(messages.filter((message) => /other files are still being uploaded/.test(message))).toHaveLength(15)
  })
})

describe('over tRPC', () => {
  const clientOf = (client: TestClient) =>
    createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: `${ORIGIN}/api/trpc`,
          transformer: { serialize: (data) => data, deserialize: superjson.deserialize },
          fetch: (url, init) => client.send(new Request(url as string, init as RequestInit)),
        }),
      ],
    })

  it('returns the text', async () => {
    expect(await clientOf(user).cvReview.parseFile.mutate(formWith(PDF))).toEqual({ textContent: TEXT, warnings: [] })
  })

  it('refuses strangers, large files and wrong types with the same messages', async () => {
    const failure = (client: TestClient, form: FormData) =>
      clientOf(client)
        .cvReview.parseFile.mutate(form)
        .catch((error) => ({ code: error.data?.code, message: error.message }))
    expect(await failure(app.visitor(), formWith(PDF))).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await failure(user, formWith(padded(11 * MB)))).toEqual({ code: 'PAYLOAD_TOO_LARGE', message: TOO_LARGE })
    expect(await failure(user, formWith(new Uint8Array([1, 2, 3])))).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    expect(await failure(user, new FormData())).toMatchObject({ code: 'BAD_REQUEST' })
  })
})
