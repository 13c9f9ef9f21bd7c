/** The text of an uploaded CV. The file itself is read, answered and forgotten. */
import { AppError } from '@/domain/errors'
import { type ParsedFileDto, UPLOAD } from '@/schemas/file'
import type { Deps } from '../ports'

/**
 * @throws AppError PAYLOAD_TOO_LARGE · UNSUPPORTED_MEDIA_TYPE · BAD_REQUEST when the file has no text that can be read ·
 * TOO_MANY_REQUESTS · SERVICE_UNAVAILABLE when too many files are waiting
 */
export async function parseFile(deps: Deps, userId: string, file: Blob): Promise<ParsedFileDto> {
  if (file.size > UPLOAD.maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', 'payload-too-large', UPLOAD.tooLarge)
  const { text, warnings } = await deps.readFile(new Uint8Array(await file.arrayBuffer()), userId)
  return { textContent: text, warnings }
}
