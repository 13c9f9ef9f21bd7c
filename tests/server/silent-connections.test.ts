/** Connections to PostgreSQL that fall silent without being closed, as through a lost network. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '@/server/database/database'
import { openServer } from '@/server/database/server'
import { isPassingFault } from '@/server/database-faults'
import { startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { ready } from '@/server/ready'
import { copyTemplate } from '../helpers/test-database'

const WHY_NOT = process.env.DATABASE_URL ? '' : ' (skipped: set DATABASE_URL to a PostgreSQL server)'
/** Longer than a busy server takes for a new connection. */
const SILENT_MS = 1_000
const log = createLog('silent')

/** A TCP proxy in front of the server. `mute`: what is connected now stays connected and carries nothing any more. */
async function startProxy(to: { host: string; port: number }) {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => {}).on('close', () => into.destroy())
      from.pipe(into)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    mute: () => {
      for (const socket of open) socket.unpipe().removeAllListeners('close').pause()
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

describe.skipIf(WHY_NOT !== '')(`silent connections to PostgreSQL${WHY_NOT}`, () => {
  let copy: Database
  let url: URL
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let database: Database

  beforeAll(async () => {
    copy = await copyTemplate()
    const { rows } = await copy.executeSql('SELECT current_database() AS name')
    url = new URL(process.env.DATABASE_URL ?? '')
    url.pathname = `/${(rows[0] as { name: string }).name}`
  })
  afterAll(() => copy.close())
  beforeEach(async () => {
    proxy = await startProxy({ host: url.hostname, port: Number(url.port || 5432) })
    const through = new URL(url)
    through.hostname = '127.0.0.1'
    through.port = String(proxy.port)
    database = await openServer(through.href, () => {}, SILENT_MS)
  })
  afterEach(async () => {
    await database.close()
    proxy.close()
  })

  const together = () =>
    Promise.allSettled(Array.from({ length: 20 }, () => database.executeSql('SELECT pg_sleep(0.02)')))
  const faults = (results: PromiseSettledResult<unknown>[]) =>
    results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))

  it('fail their statements so that these can be tried again, and leave the pool', async () => {
    expect(faults(await together())).toEqual([])
    proxy.mute()
    const lost = faults(await together())
    expect(lost).not.toEqual([])
    expect(lost.filter((fault) => !isPassingFault(fault))).toEqual([])
    expect(faults(await together())).toEqual([])
  })

  it('end a transaction', async () => {
    const fault = await database.prisma
      .$transaction(async (tx) => {
        proxy.mute()
        await tx.$queryRaw`SELECT 1`
      })
      .catch((error: unknown) => error)
    expect(isPassingFault(fault)).toBe(true)
    // The pool may hold another connection that fell silent, which the next statement on it finds out.
    expect(faults(await together()).filter((lost) => !isPassingFault(lost))).toEqual([])
    expect(faults(await together())).toEqual([])
  })

  it('hold up neither the queue nor the end of the process', async () => {
    const queue = await startQueue(database, log)
    await together()
    proxy.mute()
    await queue.stop(100)
  })

  it('end no statement that is known to take long', async () => {
    await database.readAtOnce((query) => query(`SELECT pg_sleep(${(2 * SILENT_MS) / 1000})`))
  })
})

it('a database that does not answer in time is not ready', async () => {
  const prisma = { $queryRaw: () => new Promise(() => {}) } as unknown as Parameters<typeof ready>[0]['prisma']
  const { status, headers } = await ready({ prisma, log, isDiskFull: () => false }, 10)
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
})
