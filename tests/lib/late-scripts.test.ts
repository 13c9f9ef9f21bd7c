import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { lateScripts, withLateScripts } from '@/server/http/late-scripts'
import type { NodeHandler } from '@/server/http/serve'

const PAGE = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script>
<script src="/_next/b.js" async=""></script><script src="/_next/old.js" noModule=""></script><script>inline()</script></head><body>$& text</body></html>`

describe('a page that is only read', () => {
  it('fetches its scripts at its end, in their order', () => {
    const page = withLateScripts(PAGE)
    expect(page).not.toContain('async=""')
    expect(page).not.toContain('preload')
    expect(page).toContain('<script>inline()</script>')
    expect(page).toContain('<script src="/_next/old.js" noModule="">')
    expect(page).toContain('$& text')
    expect(page).toMatch(/for\(const src of \["\/_next\/a\.js","\/_next\/b\.js"\].*<\/script><\/body><\/html>$/s)
  })

  it('stays as it is where it has none', () => {
    const plain = '<html><body><script src="https://example.com/x.js" async=""></script></body></html>'
    expect(withLateScripts(plain)).toBe(plain)
  })
})

describe('the handler', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.close()
    server = undefined
  })

  async function get(next: NodeHandler, path: string, headers: Record<string, string> = {}) {
    server = createServer(lateScripts(next))
    await new Promise<void>((resolve) => server?.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      request({ port, path, headers }, resolve).on('error', reject).end(),
    )
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk)
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
  }

  const serve: NodeHandler = ({ headers }, response) => {
    // As Next does it: the length of what it has, then the head, then the text in pieces.
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(PAGE))
    response.setHeader('X-Asked-For', String(headers['accept-encoding'] ?? 'anything'))
    response.writeHead(200, { ETag: '"1"' })
    response.write(PAGE.slice(0, 50))
    response.end(PAGE.slice(50))
  }
  const changed = withLateScripts(PAGE)

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('sends the changed page to whoever accepts %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get(serve, '/guides/accountant', { 'accept-encoding': accepted })
    expect(decode(body).toString()).toBe(changed)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.etag).toBe('"1"')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['x-asked-for']).toBe('identity')
  })

  it.each([
    ['/pricing', {}],
    ['/', {}],
    ['/guides/accountant', { rsc: '1' }],
  ])('leaves %s with %j alone', async (path, headers) => {
    const { body, headers: sent } = await get(serve, path, { ...headers, 'accept-encoding': 'br' })
    expect(body.toString()).toBe(PAGE)
    expect(sent['x-asked-for']).toBe('br')
  })

  it.each([
    [404, 'text/html', PAGE],
    [200, 'application/json', '{"a":1}'],
    [304, 'text/html', ''],
  ])('leaves an answer of %i %s as it is', async (status, type, text) => {
    const answer = await get(
      (_request, response) => {
        response.statusCode = status
        response.setHeader('Content-Type', type)
        response.end(text)
      },
      '/guides',
      { 'accept-encoding': 'br' },
    )
    expect([answer.status, answer.body.toString(), answer.headers['content-encoding']]).toEqual([
      status,
      text,
      undefined,
    ])
  })
})
