/** Extracting the text of an uploaded CV. The file itself is never stored. */
import { AppError } from '@/domain/errors'
import { isOwnMachine } from '@/domain/limits/client-address'
import { HARD_UPLOAD } from '@/domain/limits/limits'
import { UPLOAD } from '@/domain/limits/upload'
import type { ParsedFileDto } from '@/schemas/file'
import type { Deps, ReadingWatch } from '@/server/ports'
import { countMore } from '@/server/rate-limit'

type Uploader = { userId: string; address: string }

/**
 * A file that takes more time than it may counts several times against the limit of uploads.
 * @throws AppError PAYLOAD_TOO_LARGE · UNSUPPORTED_MEDIA_TYPE · BAD_REQUEST when the file has no readable text ·
 * TOO_MANY_REQUESTS · SERVICE_UNAVAILABLE when too many files are queued
 */
export async function parseFile(
  deps: Deps,
  { userId, address }: Uploader,
  file: Blob,
  watch?: ReadingWatch,
): Promise<ParsedFileDto> {
  if (file.size > UPLOAD.maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', 'payload-too-large', UPLOAD.tooLarge)
  const label = { name: file instanceof File ? file.name : '', type: file.type }
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    // An undeclared proxy on this machine forwards the files of everybody.
    const options = { ...watch, label, address: isOwnMachine(address) ? undefined : address }
    const { text, warnings, isScan } = await deps.readFile(bytes, userId, options)
    return { textContent: text, warnings, ...(isScan ? { isScan } : {}) }
  } catch (error) {
    if (error instanceof AppError && HARD_UPLOAD.reasons.has(error.reason))
      await countMore(deps, 'upload', { address, account: userId }, HARD_UPLOAD.morePoints)
    throw error
  }
}
