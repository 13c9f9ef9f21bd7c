/** The user's message for each problem with a file; it names the remedy. */
import { AppError } from '@/domain/errors'
import { UPLOAD } from '@/domain/limits/upload'
import { LIMITS } from './limits'
import type { Problem } from './problem'

const PASTE = 'paste the text instead'

const BUSY = `The server is too busy to read this file right now. Please try again in a moment, or ${PASTE}.`

const SENTENCES: Readonly<Record<Exclude<Problem, 'wrong-type' | 'no-time'>, string>> = {
  empty: 'This file is empty. Please choose another one.',
  password:
    'This file is protected with a password. Please save a copy without the password and upload that, or ' +
    `${PASTE}.`,
  damaged: `This file is damaged and cannot be opened. Please save it anew as .pdf or .docx, or ${PASTE}.`,
  'damaged-picture': `This picture is damaged and cannot be opened. Please save it anew as .png or .jpg, or ${PASTE}.`,
  'nothing-recognised':
    'No text could be recognised in this file. Please scan or photograph the CV anew, upright and in ' +
    `good light, or ${PASTE}.`,
  'no-text': `There is no readable text in this file; it may be a scan or a picture. Please ${PASTE}.`,
  'too-many-pages': `This file has more than ${LIMITS.pages} pages. Please upload the CV alone, or ${PASTE}.`,
  'too-many-scanned-pages':
    `This file is a scan of more than ${LIMITS.scannedPages} pages. Please upload the pages of the CV ` +
    `alone, or ${PASTE}.`,
  'too-many-pixels':
    `This picture has more than ${LIMITS.picturePixels / 1e6} million pixels. Please save it smaller, or ` +
    `${PASTE}.`,
  'too-much-text':
    `This file holds more than ${LIMITS.textChars.toLocaleString('en')} characters of text. Please ` +
    `upload the CV alone, or ${PASTE}.`,
  'too-large-unpacked':
    'This file is too large once it is unpacked. Please save the CV without pictures and attachments, or ' +
    `${PASTE}.`,
  'too-hard-to-recognise':
    'Recognising the text in this file took too much time or memory. Please scan it anew with 200 or 300 ' +
    `dots per inch, upload fewer pages, or ${PASTE}.`,
  'too-complex': `This file takes too long to read. Please save it anew as .pdf or .docx, or ${PASTE}.`,
}

const TOO_LARGE: readonly Problem[] = [
  'too-many-pages',
  'too-many-scanned-pages',
  'too-many-pixels',
  'too-much-text',
  'too-large-unpacked',
]

export function problemError(problem: Problem): AppError {
  if (problem === 'wrong-type') return new AppError('UNSUPPORTED_MEDIA_TYPE', 'file-wrong-type', UPLOAD.wrongType)
  if (problem === 'no-time') return new AppError('SERVICE_UNAVAILABLE', 'file-no-time', BUSY, { retryAfter: 10 })
  const code = TOO_LARGE.includes(problem) ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST'
  return new AppError(code, `file-${problem}`, SENTENCES[problem])
}
