import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorPages } from '@/server/http/visitor-pages'

const SESSION = 'a=1; next-auth.session-token=x'

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'greenroom-pages-'))
  const files = ['index', 'guides--accountant', '_not-found']
  for (const file of files) {
    for (const ending of ['.html', '.html.br', '.html.gz'])
      writeFileSync(path.join(folder, file + ending), file + ending)
  }
  const [home, guide, missing] = files.map((file) => ({ file, inline: [`'sha256-${file}'`] }))
  const pages = { '/': home, '/guides/accountant': guide, '/_not-found': missing } as Record<
    string,
    { file: string; inline: string[] }
  >
  const handler = visitorPages(folder, { pages, layout: [], drawn: [] }, (asked, response) => {
    response.end(`Next: ${asked.method} ${asked.url}`)
  })
  server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function ask(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path: name, headers, method }, resolve).on('error', reject).end(),
  )
  let body = ''
  for await (const chunk of answer) body += chunk
  return { status: answer.statusCode, headers: answer.headers, body }
}

describe('a page for visitors', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'index.html.br', 'br'],
    ['gzip, br;q=0', 'index.html.gz', 'gzip'],
    ['br; q=0, gzip', 'index.html.gz', 'gzip'],
    ['gzip;q=0.000, br ; q=0.000', 'index.html', undefined],
    ['identity, *;q=0', 'index.html', undefined],
    ['BR', 'index.html.br', 'br'],
    ['*', 'index.html.br', 'br'],
    ['', 'index.html', undefined],
  ])('is sent as the build compressed it for "%s"', async (accepted, body, encoding) => {
    const answer = await ask('/?utm=1', { 'accept-encoding': accepted })
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie, RSC',
      'x-frame-options': 'DENY',
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-index' https://js.paystack.co",
    )
  })

  it('may load the card checkout only where plans are sold', async () => {
    const { headers } = await ask('/guides/accountant')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-guides--accountant'; ")
  })

  it('may be kept by a CDN for a minute, except the one that is a dashboard for signed-in users', async () => {
    const { headers } = await ask('/guides/accountant')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
    expect(headers.vary).toBe('Accept-Encoding, RSC')
    expect((await ask('/')).headers.vary).toContain('Cookie')
  })

  it('is not sent again when it is cached', async () => {
    const { headers } = await ask('/', { 'accept-encoding': 'br' })
    const known = { 'accept-encoding': 'br', 'if-none-match': `W/"other", ${headers.etag}` }
    const again = await ask('/', known)
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers.etag).toBe(headers.etag)
    expect(again.headers['content-length']).toBeUndefined()
    expect((await ask('/', { ...known, 'accept-encoding': 'gzip' })).status).toBe(200)
  })

  it('supports HEAD', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD')
    expect([status, headers['content-length'], body]).toEqual([200, String('index.html'.length), ''])
  })

  it('is the same for signed-in users, except for the first', async () => {
    expect((await ask('/guides/accountant', { cookie: SESSION })).body).toBe('guides--accountant.html')
    expect((await ask('/', { cookie: SESSION })).body).toBe('Next: GET /')
    expect((await ask('/', { cookie: '__Secure-next-auth.session-token=x' })).body).toBe('Next: GET /')
    expect((await ask('/', { cookie: 'a=1; next-auth.session-token=' })).body).toBe('index.html')
  })

  it.each([
    ['GET', '/guides/accountant', { rsc: '1' }],
    ['GET', '/guides/accountant?_rsc=1', {}],
    ['POST', '/', {}],
    ['GET', '/_not-found', {}],
    ['GET', '/guides/', {}],
    ['GET', '/constructor', {}],
  ])('is the only kind that is served: %s %s %j', async (method, name, headers) => {
    expect(await ask(name, headers, method)).toMatchObject({ status: 200, body: `Next: ${method} ${name}` })
  })
})
