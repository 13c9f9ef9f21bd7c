/** The text of an uploaded CV. The file itself is read, answered and forgotten. */
import { AppError } from '@/domain/errors'
import { type ParsedFileDto, UPLOAD } from '@/schemas/file'
import type { Deps, ReadingWatch } from '../ports'

/**
 * @throws AppError PAYLOAD_TOO_LARGE · UNSUPPORTED_MEDIA_TYPE · BAD_REQUEST when the file has no text that can be read ·
 * TOO_MANY_REQUESTS · SERVICE_UNAVAILABLE when too many files are waiting
 */
export async function parseFile(deps: Deps, userId: string, file: Blob, watch?: ReadingWatch): Promise<ParsedFileDto> {
  if (file.size > UPLOAD.maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', 'payload-too-large', UPLOAD.tooLarge)
  const { text, warnings, isScan } = await deps.readFile(new Uint8Array(await file.arrayBuffer()), userId, watch)
  return { textContent: text, warnings, ...(isScan ? { isScan } : {}) }
}
