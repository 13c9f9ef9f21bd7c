import { describe, expect, it } from 'vitest'
import { createFileReader } from '@/server/adapters/files'
import { createLog } from '@/server/log'

const PDF = new Uint8Array(Buffer.from('%PDF-'))
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A reader whose files finish on demand. */
function heldReader() {
  const running: (() => void)[] = []
  const reader = createFileReader({
    production: false,
    log: createLog('silent'),
    run: () => new Promise((resolve) => running.push(() => resolve({ text: 'Read', warnings: [] }))),
  })
  return { ...reader, running }
}

describe('the queue of files', () => {
  it('reads two at a time, and one per person', async () => {
    const { readFile, running } = heldReader()
    const reads = ['a', 'a', 'b', 'c'].map((owner) => readFile(PDF, owner))
    await settle()
    expect(running).toHaveLength(2)
    running.shift()?.()
    await settle()
    expect(running).toHaveLength(2)
    for (let i = 0; i < 4; i += 1) {
      for (const end of running.splice(0)) end()
      await settle()
    }
    expect(await Promise.all(reads)).toHaveLength(4)
  })

  it('limits the files of one person, and refuses more when it is full', async () => {
    const { readFile } = heldReader()
    for (let i = 0; i < 4; i += 1) readFile(PDF, 'busy')
    await expect(readFile(PDF, 'busy')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 })
    for (let i = 0; i < 14; i += 1) readFile(PDF, `person ${i}`)
    await expect(readFile(PDF, 'late')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 10 })
  })

  it('leaves room to others when many accounts upload from one address', async () => {
    const { readFile } = heldReader()
    const address = '203.0.113.7'
    for (let i = 0; i < 6; i += 1) readFile(PDF, `account ${i}`, { address })
    await expect(readFile(PDF, 'account 6', { address })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const others = ['198.51.100.1', undefined].map((other) => readFile(PDF, `from ${other}`, { address: other }))
    const outcome = await Promise.race([Promise.all(others), settle().then(() => 'they wait')])
    expect(outcome).toBe('they wait')
  })

  it('frees the place of a waiting scan whose client disconnects, at once', async () => {
    const { readFile, load, running } = heldReader()
    const first = readFile(PNG, 'first')
    const gone = new AbortController()
    const cancelled = readFile(PNG, 'somebody', { signal: gone.signal })
    await settle()
    await expect(readFile(PNG, 'somebody')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    gone.abort()
    await expect(cancelled).rejects.toThrow()
    expect(load().scans).toEqual({ running: 1, waiting: 0 })
    const next = readFile(PNG, 'somebody')
    for (let i = 0; i < 2; i += 1) {
      await settle()
      expect(running).toHaveLength(1)
      running.shift()?.()
    }
    expect(await Promise.all([first, next])).toHaveLength(2)
  })

  it('does not begin a file whose client has already disconnected', async () => {
    const { readFile, load, running } = heldReader()
    await expect(readFile(PNG, 'somebody', { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(running).toHaveLength(0)
    expect(load().scans).toEqual({ running: 0, waiting: 0 })
  })

  it('refuses the waiting files when the server stops', async () => {
    const { readFile, close } = heldReader()
    readFile(PNG, 'first').catch(() => {})
    const waiting = readFile(PNG, 'somebody')
    close()
    await expect(waiting).rejects.toThrow(/server is restarting/)
  })
})
