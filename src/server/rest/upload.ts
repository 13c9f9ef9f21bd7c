/** Receives uploads, limited in size, in speed and in the total number of bytes in memory. */
import { AppError } from '@/domain/errors'
import { FORM_LIMITS, UPLOAD_PACE } from '@/domain/limits/request-limits'
import { UPLOAD } from '@/domain/limits/upload'
import { boundedBody } from './body'
import { readForm } from './form'
import { keepingPace } from './pace'

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
    {
      retryAfter: 10,
    },
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
