/** Start-up errors for an unusable PostgreSQL server. */
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@/server/database/open'
import { DatabaseServerError } from '@/server/database/server'

let server: Server
let port: number
/** A listening server that does not speak PostgreSQL's protocol. */
beforeAll(async () => {
  server = createServer((socket) => socket.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

describe('a PostgreSQL server that cannot be used', () => {
  it.each([
    ['is another kind of server', () => `postgresql://user:hidden@127.0.0.1:${port}/x`],
    ['is asked for with a certificate that is not there', () => `postgresql://user:hidden@h/x?sslrootcert=/none.pem`],
  ])('is reported in one sentence when it %s', async (_name, url) => {
    const thrown = await openDatabase({ url: url(), dataDir: '/unused' }).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(DatabaseServerError)
    const { message } = thrown as Error
    expect(message).toMatch(/^PostgreSQL cannot be used as DATABASE_URL names it \([^\n]+\): start it, or correct/)
    expect(message).not.toContain('hidden')
  })

  it('keeps the code of an error with its own message', async () => {
    server.close()
    const thrown = await openDatabase({ url: `postgresql://user@127.0.0.1:${port}/x`, dataDir: '/unused' }).catch(
      (error: unknown) => error,
    )
    expect(thrown).toMatchObject({ code: 'ECONNREFUSED' })
  })
})
