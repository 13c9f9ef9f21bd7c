/** Reads the body of a request, limited in size. */
import { AppError } from '@/domain/errors'
import { REFUSED_BODY, REQUEST_LIMITS } from '@/domain/limits/request-limits'

export const NOT_JSON = 'The request body must be JSON, with the content type application/json.'

/** @throws AppError UNSUPPORTED_MEDIA_TYPE */
export function assertJson({ headers }: Request): void {
  if (/^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')) return
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'unsupported-media-type', NOT_JSON)
}

/**
 * The body of an API call, as text.
 * @throws AppError PAYLOAD_TOO_LARGE · CLIENT_CLOSED_REQUEST
 */
export const readText = (request: Request): Promise<string> =>
  readWhole(request, REQUEST_LIMITS.jsonBytes, 'The request is too large: at most 1 MB is accepted.')

/**
 * The body of any other request, as text.
 * @throws AppError PAYLOAD_TOO_LARGE · CLIENT_CLOSED_REQUEST
 */
export const readFormText = (request: Request): Promise<string> =>
  readWhole(request, REQUEST_LIMITS.otherBytes, REQUEST_LIMITS.otherTooLarge)

async function readWhole(request: Request, maxBytes: number, refusal: string): Promise<string> {
  const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'payload-too-large', refusal)
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) <= maxBytes) {
    // Node reads no further than the declared length, and reading at once is cheaper than a stream.
    const text = await request.text().catch(tellClosed)
    if (Buffer.byteLength(text) > maxBytes) throw tooLarge()
    return text
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of boundedBody(request, maxBytes, tooLarge)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The body in chunks. Bytes are counted as they arrive, because the declared length may be false. The rest of a body
 * that is too large is received and dropped, so that the client sees the refusal.
 * @throws AppError CLIENT_CLOSED_REQUEST when the connection closes early, or the error that `tooLarge` returns
 */
export async function* boundedBody(
  request: Request,
  maxBytes: number,
  tooLarge: () => AppError,
): AsyncGenerator<Uint8Array> {
  const isDeclaredLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes
  if (!request.body) {
    if (isDeclaredLarge) throw tooLarge()
    return
  }
  const chunks = (request.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  let size = isDeclaredLarge ? maxBytes + 1 : 0
  try {
    while (size <= maxBytes) {
      const { done, value } = await chunks.next()
      if (done) return
      size += value.byteLength
      if (size <= maxBytes) yield value
    }
    await drop(chunks)
  } catch (cause) {
    tellClosed(cause)
  } finally {
    // Not awaited: it may wait for a chunk that never arrives.
    chunks.return?.()?.catch(() => {})
  }
  throw tooLarge()
}

/** Receives what is left, as far as `REFUSED_BODY` goes. */
async function drop(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      isOver = true
      resolve(null)
    }, REFUSED_BODY.ms)
  })
  try {
    for (let size = 0; size <= REFUSED_BODY.bytes && !isOver; ) {
      const next = chunks.next()
      // Where time is up first, nobody awaits it.
      next.catch(() => {})
      const arrived = await Promise.race([next, late])
      if (!arrived || arrived.done) return
      size += arrived.value.byteLength
    }
  } finally {
    clearTimeout(timer)
  }
}

function tellClosed(cause: unknown): never {
  throw new AppError(
    'CLIENT_CLOSED_REQUEST',
    'client-closed-request',
    'The request ended before all of it had arrived.',
    { cause },
  )
}

/**
 * The body as an object; an empty one if there is none.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE · PAYLOAD_TOO_LARGE · BAD_REQUEST · CLIENT_CLOSED_REQUEST
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  if (text === '' && !request.headers.has('content-type')) return {}
  assertJson(request)
  return text === '' ? {} : parseJsonObject(text)
}

/** @throws AppError BAD_REQUEST */
export function parseJsonObject(text: string): Record<string, unknown> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'invalid-json', 'The request could not be read: it is not valid JSON.', { cause })
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('BAD_REQUEST', 'invalid-json', 'The request body must be a JSON object.')
  }
  return body as Record<string, unknown>
}
