import { describe, expect, it } from 'vitest'
import { createFileReader } from '@/server/adapters/files'
import { createLog } from '@/server/log'

const PDF = new Uint8Array(Buffer.from('%PDF-'))
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A reader whose files finish on demand. */
function heldReader() {
  const running: (() => void)[] = []
  const { readFile } = createFileReader({
    production: false,
    log: createLog('silent'),
    run: () => new Promise((resolve) => running.push(() => resolve({ text: 'Read', warnings: [] }))),
  })
  return { readFile, running }
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
})
