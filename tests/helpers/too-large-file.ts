import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UPLOAD } from '@/domain/limits/upload'

/** A file over the limit, by its path: given as bytes, it would have to pass through the connection to the browser. */
export function tooLargeFile(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'greenroom-upload-')), 'cv.pdf')
  writeFileSync(file, Buffer.alloc(UPLOAD.maxBytes + 1))
  return file
}
