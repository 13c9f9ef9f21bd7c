/** Detects a file's type from its magic number; its name only distinguishes a damaged file from one of another type. */
import { DOCX_TYPE } from '@/domain/limits/upload'
import type { FileLabel } from '@/server/ports'
import type { Problem } from './problem'

/** `zip` may be a DOCX; the parser process looks inside. */
export type Detected = { kind: 'pdf' | 'zip' | 'picture' } | { problem: Problem }

const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, i) => bytes[i] === byte)

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** OLE compound file: Office before 2007, or any encrypted Office file. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]
/** Programs and archives, which are refused even if a PDF header follows. */
const OTHERS = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
]
/** Bytes at the start of a file within which the PDF header may begin. */
const PDF_HEADER_WITHIN = 1024

/** Both extension and media type, since an extension alone is quickly changed. */
const isCalledDocx = ({ name, type }: FileLabel): boolean =>
  name.toLowerCase().endsWith('.docx') && type.toLowerCase() === DOCX_TYPE

/** @param label the client's name and media type for the file */
export function detectType(bytes: Uint8Array, label?: FileLabel): Detected {
  if (bytes.length === 0) return { problem: 'empty' }
  if (startsWith(bytes, ZIP)) return { kind: 'zip' }
  if (startsWith(bytes, OLE)) return { problem: isEncryptedOffice(bytes) ? 'password' : 'wrong-type' }
  if (PICTURES.some((magic) => startsWith(bytes, magic))) return { kind: 'picture' }
  if (OTHERS.some((magic) => startsWith(bytes, magic))) return { problem: 'wrong-type' }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_WITHIN))
  if (head.includes('%PDF-')) return { kind: 'pdf' }
  // No known magic number either.
  return { problem: label && isCalledDocx(label) ? 'damaged' : 'wrong-type' }
}

/** An encrypted DOCX stores its content in a stream of this name. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.includes(Buffer.from('EncryptedPackage', 'utf16le'))
}
