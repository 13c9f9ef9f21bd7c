/**
 * Receives a small body whole before anybody reads it: whoever reads it then meets no limit, no time-out and no abort.
 */
import { IncomingMessage, type ServerResponse } from 'node:http'
import { reasonOfCode } from '@/domain/errors'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'

const { otherBytes } = REQUEST_LIMITS

/** Milliseconds in which the rest of a refused body may still arrive, so that its sender gets to read the refusal. */
const LINGER_MS = 500

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * The request with its body inside; the very same request where it brings none.
 * @returns null when there is nothing left to do: the body was too large and refused, or the sender went away
 */
export async function receiveBody(request: IncomingMessage, response: ServerResponse): Promise<IncomingMessage | null> {
  if (!hasBody(request)) return request
  const isDeclaredLarge = Number(request.headers['content-length'] ?? 0) > otherBytes
  const body = isDeclaredLarge ? 'too large' : await collect(request)
  if (body === 'too large') refuse(request, response)
  return body instanceof Buffer ? replay(request, body) : null
}

function collect(request: IncomingMessage): Promise<Buffer | 'too large' | 'gone'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= otherBytes) chunks.push(chunk)
      else resolve('too large')
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => resolve('gone'))
    request.once('close', () => resolve('gone'))
  })
}

/** A request that reads the same, head and body. */
function replay(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  const same = new IncomingMessage(request.socket)
  Object.assign(same, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor })
  same.push(body)
  same.push(null)
  same.complete = true
  return same
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const code = 'PAYLOAD_TOO_LARGE'
  const body = JSON.stringify({ code, reason: reasonOfCode(code), message: REQUEST_LIMITS.otherTooLarge })
  response.writeHead(413, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.write(body)
  // Ended at once, the connection would be reset while the sender still writes, and the refusal lost.
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, LINGER_MS)
  request.once('end', end)
  request.once('close', end)
  request.resume()
}
