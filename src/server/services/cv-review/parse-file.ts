/** Extracting the text of an uploaded CV. The file itself is never stored. */
import { AppError } from '@/domain/errors'
import { UPLOAD } from '@/domain/limits/upload'
import type { ParsedFileDto } from '@/schemas/file'
import type { Deps, ReadingWatch } from '@/server/ports'

/**
 * @throws AppError PAYLOAD_TOO_LARGE · UNSUPPORTED_MEDIA_TYPE · BAD_REQUEST when the file has no readable text ·
 * TOO_MANY_REQUESTS · SERVICE_UNAVAILABLE when too many files are queued
 */
export async function parseFile(deps: Deps, userId: string, file: Blob, watch?: ReadingWatch): Promise<ParsedFileDto> {
  if (file.size > UPLOAD.maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', 'payload-too-large', UPLOAD.tooLarge)
  const label = { name: file instanceof File ? file.name : '', type: file.type }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { text, warnings, isScan } = await deps.readFile(bytes, userId, { ...watch, label })
  return { textContent: text, warnings, ...(isScan ? { isScan } : {}) }
}
