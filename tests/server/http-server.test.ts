/** The HTTP server over the network: early refusals, and responses of its own. */
import { once } from 'node:events'
import http, { type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'
import { closeHttpServer, createHttpServer, type NodeHandler } from '@/server/http/serve'
import type { Deps } from '@/server/ports'
import { createTestApp, type TestApp } from '../helpers/test-app'

const KB = 1024

let app: TestApp
const servers: Server[] = []
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})
afterAll(() => app.close())

/** Serves on a free port; `everythingElse` replaces Next. */
async function serve(everythingElse: NodeHandler, overrides: Partial<Deps> = {}) {
  const faults: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) })
  const server = createHttpServer({ ...app.deps, log, ...overrides }, everythingElse).listen(0)
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, faults, url: `http://127.0.0.1:${port}` }
}

type Seen = { method: string | undefined; url: string | undefined; type: string | undefined; body: string }

/** A handler that reads the whole body, as Next does for next-auth. */
function reader() {
  const seen: Seen[] = []
  const handler: NodeHandler = async (request, response) => {
    const body = await text(request)
    seen.push({ method: request.method, url: request.url, type: request.headers['content-type'], body })
    response.end('read')
  }
  return { seen, handler }
}

/** Sends chunks until it is stopped or reaches its limit. @returns the response, and the bytes that could be sent */
async function pour(port: number, path: string, headers: Record<string, string>, most: number) {
  const request = http.request({ port, path, method: 'POST', headers: { 'transfer-encoding': 'chunked', ...headers } })
  request.on('error', () => {})
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  let [sent, isOver] = [0, false]
  answered.finally(() => {
    isOver = true
  })
  while (!isOver && sent < most) {
    sent += 16 * KB
    if (!request.write(Buffer.alloc(16 * KB, 'x'))) await Promise.race([once(request, 'drain'), answered])
  }
  request.end()
  const [response] = await answered
  const body = await text(response)
  return { status: response.statusCode, body, sent }
}

describe('closing', () => {
  it('waits for a request under way, and for no connection that has sent nothing', async () => {
    const { port, url } = await serve(async (_, response) => {
      await sleep(300)
      response.end('whole')
    })
    const silent = connect(port)
    const silenced = once(silent, 'close')
    await once(silent, 'connect')
    const server = servers.at(-1) as Server
    const begun = once(server, 'request')
    const answer = fetch(`${url}/slow`)
    await begun
    // Longer than a test may take: whatever waits for the end of the grace period fails.
    await closeHttpServer(server, 600_000)
    expect(await (await answer).text()).toBe('whole')
    await silenced
  })
})

describe('a body for anything but our API', () => {
  const PATH = '/api/auth/callback/credentials'

  it('is passed on unchanged', async () => {
    const { seen, handler } = reader()
    const { url } = await serve(handler)
    const sent = 'x'.repeat(REQUEST_LIMITS.otherBytes)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await fetch(`${url}${PATH}?a=1`, { method: 'POST', headers, body: sent })
    expect(await response.text()).toBe('read')
    expect(seen).toEqual([{ method: 'POST', url: `${PATH}?a=1`, type: headers['content-type'], body: sent }])
    const [one, two] = await Promise.all(['a', 'b'].map((body) => fetch(url + PATH, { method: 'POST', body })))
    expect([one?.status, two?.status]).toEqual([200, 200])
    expect(
      seen
        .map(({ body }) => body)
        .slice(1)
        .sort(),
    ).toEqual(['a', 'b'])
  })

  it.each([PATH, '/', '/guides/accountant', '/_next/image', '/nothing'])(
    'of more than 64 KB is refused at %s',
    async (path) => {
      const { seen, handler } = reader()
      const { url, port, faults } = await serve(handler)
      const body = 'x'.repeat(REQUEST_LIMITS.otherBytes + 1)
      const declared = await fetch(`${url}${path}`, { method: 'POST', body })
      expect(declared.status).toBe(413)
      expect(await declared.json()).toEqual({
        code: 'PAYLOAD_TOO_LARGE',
        reason: 'payload-too-large',
        message: REQUEST_LIMITS.otherTooLarge,
      })
      const poured = await pour(port, path, {}, 60_000 * KB)
      expect(poured.status).toBe(413)
      expect(poured.sent).toBeLessThan(10_000 * KB)
      expect(seen).toEqual([])
      expect(faults).toEqual([])
    },
  )

  it('without an end is cut off', async () => {
    const { port } = await serve(reader().handler)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`POST ${PATH} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`)
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const pouring = setInterval(() => socket.writable && socket.write(piece), 1)
    socket.resume()
    await once(socket, 'close')
    clearInterval(pouring)
  })
})

describe("next-auth's log for browsers", () => {
  it.each(['/api/auth/_log', '/api/auth/%5Flog', '/api/auth/_log/', '/api/auth/anything'])(
    'is disabled: %s',
    async (path) => {
      const { seen, handler } = reader()
      const { url } = await serve(handler)
      const response = await fetch(url + path, { method: 'POST', body: JSON.stringify({ code: 'x', message: 'y' }) })
      expect(response.status).toBe(404)
      expect(seen).toEqual([])
    },
  )

  it.each(['session', 'csrf', 'providers', 'signin', 'signin/google', 'signout', 'callback/google', 'error'])(
    'is disabled, but next-auth still serves: %s',
    async (path) => {
      const { seen, handler } = reader()
      const { url } = await serve(handler)
      expect((await fetch(`${url}/api/auth/${path}`)).status).toBe(200)
      expect(seen).toHaveLength(1)
    },
  )
})

describe('an address that is not valid percent-encoding', () => {
  it.each(['/guides/%E0%A4%A', '/results/%E0%A4%A', '/verify-email/%E0', '/cv-review-results/%ff?a=1', '/%'])(
    'gets the page for what does not exist: %s',
    async (path) => {
      const { seen, handler } = reader()
      const { url, faults } = await serve(handler)
      await fetch(url + path)
      expect(seen).toEqual([{ method: 'GET', url: '/_not-found', type: undefined, body: '' }])
      expect(faults).toEqual([])
    },
  )

  it.each(['/api/auth/callback/%E0%A4%A', '/api/auth/signin/%ff', '/api/%E0'])('is 404 as JSON: %s', async (path) => {
    const { seen, handler } = reader()
    const { url } = await serve(handler)
    const response = await fetch(url + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toEqual({
      code: 'NOT_FOUND',
      reason: 'not-found',
      message: 'There is nothing at this address.',
    })
    expect(seen).toEqual([])
  })

  it('in the query is left to the page', async () => {
    const { seen, handler } = reader()
    const { url } = await serve(handler)
    await fetch(`${url}/guides?q=%E0`)
    expect(seen).toMatchObject([{ url: '/guides?q=%E0' }])
  })
})

describe('the server', () => {
  it.each([
    ['/', 'GET, HEAD'],
    ['/guides/accountant', 'GET, HEAD'],
    ['/api/auth/session', 'GET, HEAD, POST'],
    ['/api/auth/csrf', 'GET, HEAD'],
  ])('refuses TRACE at %s', async (path, allow) => {
    const { seen, handler } = reader()
    const { port, faults } = await serve(handler)
    const request = http.request({ port, method: 'TRACE', path }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(405)
    expect(response.headers).toMatchObject({ allow, 'x-content-type-options': 'nosniff' })
    expect(JSON.parse(await text(response))).toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
      reason: 'method-not-supported',
    })
    expect(seen).toEqual([])
    expect(faults).toEqual([])
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'refuses %s at a page, which Next would take for an action',
    async (method) => {
      const { seen, handler } = reader()
      const { url } = await serve(handler)
      const response = await fetch(`${url}/dashboard`, { method, headers: { 'next-action': 'words for the log' } })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(seen).toEqual([])
    },
  )

  it.each([
    ['GET', 'callback/credentials', 'POST'],
    ['POST', 'csrf', 'GET, HEAD'],
    ['PUT', 'session', 'GET, HEAD, POST'],
    ['OPTIONS', 'signout', 'GET, POST'],
  ])('refuses %s at /api/auth/%s before next-auth sees it', async (method, path, allow) => {
    const { seen, handler } = reader()
    const { url } = await serve(handler)
    const response = await fetch(`${url}/api/auth/${path}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    expect(await response.json()).toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
      message: expect.stringMatching(method),
    })
    expect(seen).toEqual([])
  })

  it('answers /api itself as the API does', async () => {
    const { seen, handler } = reader()
    const { url } = await serve(handler)
    const response = await fetch(`${url}/api`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
    expect(seen).toEqual([])
  })

  it.each([
    ['https://greenroom.example', 'max-age=31536000'],
    ['http://localhost:3000', null],
  ])('at %s has the HSTS header: %j', async (publicUrl, value) => {
    const { url } = await serve(reader().handler, { publicUrl })
    for (const path of ['/', '/api/health', '/api/nothing']) {
      expect((await fetch(url + path)).headers.get('strict-transport-security')).toBe(value)
    }
  })

  it('answers OPTIONS *, and no other method for the asterisk', async () => {
    const { seen, handler } = reader()
    const { port, faults } = await serve(handler)
    const ask = async (method: string) => {
      const [response] = (await once(http.request({ port, method, path: '*' }).end(), 'response')) as [IncomingMessage]
      response.resume()
      return response
    }
    const { statusCode, headers } = await ask('OPTIONS')
    expect(statusCode).toBe(204)
    expect(headers.allow).toBe('GET, HEAD, POST, PATCH, DELETE, OPTIONS')
    expect((await ask('GET')).statusCode).toBe(400)
    expect(seen).toEqual([])
    expect(faults).toEqual([])
  })

  it('logs an error of a handler, but not a client that disconnected', async () => {
    const gone: Promise<unknown>[] = []
    const { url, port, faults } = await serve(async (_request, response) => {
      gone.push(once(response, 'close'))
      await gone[0]
      throw new Error('aborted')
    })
    const leave = async (head: string) => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`${head}\r\nhost: x\r\n`)
      socket.write('content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":')
      await new Promise((resolve) => setTimeout(resolve, 50))
      socket.resetAndDestroy()
    }
    await leave('GET / HTTP/1.1')
    await leave('POST /api/auth/callback/credentials HTTP/1.1')
    await leave('POST /api/auth/login HTTP/1.1')
    await leave('POST /api/trpc/auth.login HTTP/1.1')
    await leave('POST /api/nothing HTTP/1.1')
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(faults).toEqual([])

    const broken = await serve(() => Promise.reject(new Error('a fault')))
    expect((await fetch(broken.url)).status).toBe(500)
    expect(broken.faults.join()).toContain('a fault')
  })
})
