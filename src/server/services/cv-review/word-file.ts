/** A CV as a Word file. */
import { fileNameOf } from '@/domain/documents/cv/file-name'
import type { WordFileInput } from '@/schemas/cv-review'
import type { WordFileDto } from '@/schemas/file'
import type { Deps } from '@/server/ports'

/** Writes the text of a CV into a Word file, word for word. Nothing is stored. */
export async function makeWordFile(deps: Deps, userId: string, { cvContent }: WordFileInput): Promise<WordFileDto> {
  const paragraphs = await deps.rules.outlineCv({ cv: cvContent, now: deps.now() }, userId)
  const bytes = await deps.writeWordFile(paragraphs)
  return { name: fileNameOf(paragraphs), base64: Buffer.from(bytes).toString('base64') }
}
