import { z } from 'zod'

const NO_FILE = 'Please choose a file: the upload needs one part named "file".'

/** A multipart form with one file, in the part named `file`. */
export const fileForm = z.instanceof(FormData, { error: NO_FILE }).transform((form, ctx): Blob => {
  const file = form.get('file')
  if (file instanceof Blob) return file
  ctx.addIssue({ code: 'custom', message: NO_FILE, path: ['file'] })
  return z.NEVER
})

export const parsedFileSchema = z.object({
  textContent: z.string(),
  /** One sentence for each omitted part. */
  warnings: z.array(z.string()),
  isScan: z
    .boolean()
    .optional()
    .describe('True where the text was recognised in pictures and may hold mistakes; else absent.'),
})
export type ParsedFileDto = z.infer<typeof parsedFileSchema>

/** A Word file with the text of a CV. */
export const wordFileSchema = z.object({
  name: z.string().describe('With the name of the person, where the text begins with one.'),
  base64: z.base64().describe('The bytes of the DOCX file.'),
})
export type WordFileDto = z.infer<typeof wordFileSchema>
