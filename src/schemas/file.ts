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
