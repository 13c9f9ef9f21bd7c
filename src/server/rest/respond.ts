import { reasonOfCode } from '@/domain/errors'
import { DOCX_TYPE } from '@/domain/limits/upload'
import type { WordFileDto } from '@/schemas/file'
import type { PublicError } from '@/server/errors'

/** A response that must not be cached. */
function respond(status: number, body: string | Uint8Array<ArrayBuffer>, type: string, headers: Headers): Response {
  headers.set('content-type', type)
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  return new Response(body, { status, headers })
}

export const json = (status: number, body: unknown, headers: Headers = new Headers()): Response =>
  respond(status, JSON.stringify(body), 'application/json; charset=utf-8', headers)

export const calendar = (status: number, text: string, headers: Headers): Response =>
  respond(status, text, 'text/calendar; charset=utf-8', headers)

/** A file to be saved under its name. */
export function wordFile(status: number, { name, base64 }: WordFileDto, headers: Headers): Response {
  headers.set('content-disposition', `attachment; filename="CV.docx"; filename*=UTF-8''${encodeURIComponent(name)}`)
  return respond(status, Uint8Array.from(Buffer.from(base64, 'base64')), DOCX_TYPE, headers)
}

/** An error response; all REST errors have this shape. */
export function errorResponse(
  { status, retryAfter, ...body }: PublicError,
  headers: Headers = new Headers(),
): Response {
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return json(status, { reason: reasonOfCode(body.code), ...body }, headers)
}
