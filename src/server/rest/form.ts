/**
 * Parses a multipart form as a stream, with limits: `Response.formData()` takes seconds for many thousands of parts.
 */
import { once } from 'node:events'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { AppError } from '@/domain/errors'
import { FORM_LIMITS } from '@/domain/limits/request-limits'

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
