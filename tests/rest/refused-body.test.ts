/** What happens to the rest of a body that is too large. */
import { expect, it } from 'vitest'
import { AppError } from '@/domain/errors'
import { REFUSED_BODY } from '@/domain/limits/request-limits'
import { boundedBody } from '@/server/rest/body'

const KB = 1024
const MB = 1024 * KB
const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'payload-too-large', 'Too large.')

/** A request whose body is sent in chunks of 64 KB, and how many bytes of it were taken. */
function sending(bytes: number, headers: Record<string, string> = {}) {
  const taken = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken.bytes >= bytes) return controller.close()
      taken.bytes += 64 * KB
      controller.enqueue(new Uint8Array(64 * KB))
    },
  })
  const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return { request, taken }
}

const read = async (request: Request) => {
  let size = 0
  for await (const chunk of boundedBody(request, MB, tooLarge)) size += chunk.byteLength
  return size
}

it('passes on a body that is small enough', async () => {
  expect(await read(sending(MB).request)).toBe(MB)
})

it.each<Record<string, string>>([{}, { 'content-length': String(12 * MB) }])(
  'receives a body that is too large to its end before it refuses, with the headers %j',
  async (headers) => {
    const { request, taken } = sending(12 * MB, headers)
    await expect(read(request)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    expect(taken.bytes).toBe(12 * MB)
  },
)

it('gives up a body that does not end', async () => {
  const { request, taken } = sending(Number.POSITIVE_INFINITY)
  await expect(read(request)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  expect(taken.bytes).toBeLessThan(REFUSED_BODY.bytes + 3 * MB)
})

it('gives up a body that falls silent', { timeout: 30_000 }, async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(2 * MB)) })
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  const started = performance.now()
  await expect(read(request)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  expect(performance.now() - started).toBeGreaterThan(REFUSED_BODY.ms - 100)
})

it('tells a connection that broke from a body that is too large', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  await expect(read(request)).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' })
})
