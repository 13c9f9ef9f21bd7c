const MOST_MB = 10

/** The media type of Word files. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The limits of an upload; page and server use the same messages. */
export const UPLOAD = {
  maxBytes: MOST_MB * 1024 * 1024,
  hint: `PDF, DOCX or a picture (PNG, JPEG), up to ${MOST_MB} MB.`,
  extensions: ['.pdf', '.docx', '.png', '.jpg', '.jpeg'],
  tooLarge: `File size must be less than ${MOST_MB}MB`,
  wrongType: 'File type not supported. Please upload: .pdf, .docx',
} as const
