import { z } from 'zod'

const MOST_MB = 10

/** The limits of an upload; page and server use the same messages. */
export const UPLOAD = {
  maxBytes: MOST_MB * 1024 * 1024,
  hint: `PDF, DOCX or a picture (PNG, JPEG), up to ${MOST_MB} MB.`,
  extensions: ['.pdf', '.docx', '.png', '.jpg', '.jpeg'],
  tooLarge: `File size must be less than ${MOST_MB}MB`,
  wrongType: 'File type not supported. Please upload: .pdf, .docx',
} as const

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
