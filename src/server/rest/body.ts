/** Reads the JSON body of a request, within bounds. */
import { AppError } from '@/domain/errors'

/** Bytes of a JSON body. */
export const MAX_JSON_BYTES = 1024 * 1024

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'The request is too large: at most 1 MB is accepted.')

/** The body's bytes as text. @throws AppError PAYLOAD_TOO_LARGE */
export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of boundedBody(request, MAX_JSON_BYTES, tooLarge)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** The body, counted while it arrives, as a declared length may lie. */
export async function* boundedBody(
  request: Request,
  maxBytes: number,
  tooLarge: () => AppError,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!request.body) return
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge()
    yield chunk
  }
}

/**
 * The body as an object; an empty one when there is none.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE · PAYLOAD_TOO_LARGE · BAD_REQUEST
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  const type = request.headers.get('content-type') ?? ''
  if (text === '' && type === '') return {}
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'The request body must be JSON, with the content type application/json.',
    )
  }
  let body: unknown
  try {
    body = text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'The request could not be read: it is not valid JSON.', { cause })
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('BAD_REQUEST', 'The request body must be a JSON object.')
  }
  return body as Record<string, unknown>
}
