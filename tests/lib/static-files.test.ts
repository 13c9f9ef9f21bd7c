import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles } from '@/server/http/static-files'

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'greenroom-static-'))
  for (const name of ['app.js', 'app.js.br', 'app.js.gz', 'font.woff2']) writeFileSync(path.join(folder, name), name)
  const pages = staticFiles(folder, (asked, response) => {
    response.statusCode = 404
    response.end(`Next: ${asked.method} ${asked.url}`)
  })
  server = createServer(pages)
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

describe('the files of the build', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'app.js.br', 'br'],
    ['gzip', 'app.js.gz', 'gzip'],
    ['', 'app.js', undefined],
  ])('are compressed as the browser accepts it: "%s"', async (accepted, body, encoding) => {
    const answer = await ask('/_next/static/app.js?dpl=1', { 'accept-encoding': accepted })
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  it('are sent uncompressed where compression gains nothing', async () => {
    const answer = await ask('/_next/static/font.woff2', { 'accept-encoding': 'gzip, br' })
    expect(answer).toMatchObject({ status: 200, body: 'font.woff2' })
    expect(answer.headers['content-type']).toBe('font/woff2')
  })

  it.each([
    ['GET', '/_next/static/../secret'],
    ['GET', '/_next/static/%2e%2e%2fsecret'],
    ['GET', '/_next/static/none.js'],
    ['GET', '/_next/image?url=x'],
    ['GET', '/'],
    ['POST', '/_next/static/app.js'],
  ])('are the only files that are served: %s %s', async (method, name) => {
    expect(await ask(name, {}, method)).toMatchObject({ status: 404, body: `Next: ${method} ${name}` })
  })
})
