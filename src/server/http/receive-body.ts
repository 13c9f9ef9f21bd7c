/** Buffers a small request body before it is handled: the handler then meets no limit, timeout or abort. */
import { IncomingMessage, type ServerResponse } from 'node:http'
import { reasonOfCode } from '@/domain/errors'
import { REQUEST_LIMITS } from '@/domain/limits/request-limits'

const { otherBytes } = REQUEST_LIMITS

/** Milliseconds to drain the rest of a refused body, so that the client can read the response. */
const LINGER_MS = 500

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * The request with a buffered body; the same object if it has none.
 * @returns null when nothing is left to do: the body was too large and answered with 413, or the client disconnected
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

/** A request object with the same headers that replays the buffered body. */
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
  // Closing at once would reset the connection while the client still writes, and it would lose the response.
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, LINGER_MS)
  request.once('end', end)
  request.once('close', end)
  request.resume()
}
