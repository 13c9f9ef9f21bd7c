/** Receives uploads, limited in size, in speed and in the total number of bytes in memory. */
import { once } from 'node:events'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { AppError } from '@/domain/errors'
import { FORM_LIMITS, UPLOAD_PACE } from '@/domain/limits/request-limits'
import { UPLOAD } from '@/domain/limits/upload'
import { boundedBody } from './body'

/** Maximum number of bytes of all uploads that the process holds in memory; slow clients hold theirs for long. */
const MAX_HELD_BYTES = 160 * 1024 * 1024

let heldByAll = 0

export const isForm = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'payload-too-large', UPLOAD.tooLarge)
const tooSlow = () =>
  new AppError(
    'TIMEOUT',
    'upload-too-slow',
    'The file arrived too slowly. Please try again, or paste the text instead.',
  )
const tooMany = () =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    'server-busy',
    'Many files are being uploaded right now. Please try again in a moment.',
    { retryAfter: 10 },
  )

/** The upload of one request. Call `release` once it has been processed. */
export class Upload {
  readonly #request: Request
  #held = 0

  constructor(request: Request) {
    this.#request = request
  }

  /** @throws AppError UNSUPPORTED_MEDIA_TYPE · PAYLOAD_TOO_LARGE · BAD_REQUEST · TIMEOUT · SERVICE_UNAVAILABLE */
  async form(): Promise<FormData> {
    if (!isForm(this.#request)) {
      throw new AppError(
        'UNSUPPORTED_MEDIA_TYPE',
        'unsupported-media-type',
        'Please send the file as multipart/form-data, in a part named "file".',
      )
    }
    try {
      return await readForm(this.#request.headers.get('content-type') ?? '', this.#counted())
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      throw new AppError(
        'BAD_REQUEST',
        'unreadable-upload',
        'The upload could not be read. Please send the file again.',
        { cause },
      )
    }
  }

  async *#counted(): AsyncGenerator<Uint8Array> {
    const body = boundedBody(this.#request, UPLOAD.maxBytes + FORM_LIMITS.overheadBytes, tooLarge)
    for await (const chunk of keepingPace(body, UPLOAD_PACE, tooSlow)) {
      heldByAll += chunk.byteLength
      this.#held += chunk.byteLength
      if (heldByAll > MAX_HELD_BYTES) throw tooMany()
      yield chunk
    }
  }

  /**
   * The form as a lazy promise: nothing is received until it is awaited, so that the body of a rejected request is
   * never read.
   */
  lazyForm(): PromiseLike<FormData> {
    // biome-ignore lint/suspicious/noThenProperty: tRPC awaits an input only when a procedure reads it
    return { then: (onForm, onFault) => this.form().then(onForm, onFault) }
  }

  /** The request for a handler that reads its form itself; `formData()` is as lazy as `lazyForm`. */
  lazyRequest(): Request {
    const { url, method, headers } = this.#request
    return Object.defineProperty(new Request(url, { method, headers }), 'formData', { value: () => this.form() })
  }

  release(): void {
    heldByAll -= this.#held
    this.#held = 0
  }
}

/** Minimum throughput for uploads, because slow ones would occupy a slot for minutes. */
type Pace = {
  /** Length of a time window, in seconds. */
  seconds: number
  /** Minimum number of bytes per time window. */
  bytes: number
}

/**
 * Passes the body on while it arrives fast enough.
 * @throws the error that `tooSlow` returns, once a time window brought too few bytes
 */
export async function* keepingPace(
  body: AsyncIterable<Uint8Array>,
  { seconds, bytes }: Pace,
  tooSlow: () => Error,
): AsyncGenerator<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]()
  let arrived = 0
  let giveUp = (_reason: Error) => {}
  const slow = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // Prevents an unhandled rejection if nothing awaits it at that moment.
  slow.catch(() => {})
  const timer = setInterval(() => {
    if (arrived < bytes) giveUp(tooSlow())
    arrived = 0
  }, seconds * 1000)
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), slow])
      if (done) return
      arrived += value.byteLength
      yield value
    }
  } finally {
    clearInterval(timer)
    // Not awaited: it may wait for a chunk that never arrives.
    iterator.return?.()?.catch(() => {})
  }
}

/** Maximum number of bytes that the parser is given at once. */
const SLICE = 16 * 1024

const TOO_MANY = `The upload has too many parts: it may have ${FORM_LIMITS.parts}, one of them named "file".`

/** @throws AppError BAD_REQUEST for too many parts · Error for malformed forms · any error of the body */
export async function readForm(type: string, body: AsyncIterable<Uint8Array>): Promise<FormData> {
  const form = new FormData()
  const parser = createParser(type, form)
  const ended = new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve)
    parser.on('error', reject)
    parser.once('partsLimit', () => reject(new AppError('BAD_REQUEST', 'unreadable-upload', TOO_MANY)))
  })
  // Handled from the start: it may reject before it is awaited, and parsing then stops.
  let hasFailed = false
  ended.catch(() => {
    hasFailed = true
  })
  for await (const chunk of inSlices(body)) {
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), ended])
    else await null
    if (hasFailed) break
  }
  parser.end()
  await ended
  return form
}

/** Splits chunks, because the parser reads everything it is given at once, even beyond a limit. */
async function* inSlices(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    for (let at = 0; at < chunk.length; at += SLICE) yield chunk.subarray(at, at + SLICE)
  }
}

/** Appends each part to the form; a file once its last byte has arrived. */
function createParser(type: string, form: FormData): BusboyInstance {
  const { parts, partHeaders, partHeaderBytes, overheadBytes } = FORM_LIMITS
  const limits = { parts, headerPairs: partHeaders, headerSize: partHeaderBytes, fieldSize: overheadBytes }
  const parser = new Busboy({ headers: { 'content-type': type }, limits })
  parser.on('field', (name, value) => form.append(name ?? '', value))
  parser.on('file', (name, file, fileName, _encoding, type) => {
    const chunks: Buffer[] = []
    file.on('data', (chunk: Buffer) => chunks.push(chunk))
    file.on('end', () => form.append(name ?? '', new File(chunks as BlobPart[], fileName ?? 'file', { type })))
    // The parser itself emits this error as well.
    file.on('error', () => {})
  })
  return parser
}
