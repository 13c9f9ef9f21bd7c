/** Unpacks the XML parts of a ZIP archive with yauzl, within limits: declared sizes may be false (zip bombs). */
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { LIMITS } from '@/server/adapters/files/limits'
import { FileProblem } from '@/server/adapters/files/problem'

const XML_PART = /\.(?:xml|rels)$/
/** The end of central directory record, without its comment. */
const END_RECORD = { signature: Buffer.from('PK\x05\x06', 'latin1'), bytes: 22, commentLengthAt: 20 }

/** Part names are case-insensitive; some programs write Windows backslashes. */
const key = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

export class ZipParts {
  readonly #parts: ReadonlyMap<string, Buffer | FileProblem>

  constructor(parts: ReadonlyMap<string, Buffer | FileProblem>) {
    this.#parts = parts
  }

  has(name: string): boolean {
    return this.#parts.has(key(name))
  }

  /** @throws FileProblem damaged · password · too-large-unpacked */
  read(name: string): Buffer {
    const part = this.#parts.get(key(name)) ?? new FileProblem('damaged')
    if (part instanceof FileProblem) throw part
    return part
  }
}

/**
 * Unpacks all XML parts; a damaged one throws only when it is read.
 * @throws FileProblem damaged · password · too-large-unpacked
 */
export async function unzip(bytes: Uint8Array): Promise<ZipParts> {
  const parts = new Map<string, Buffer | FileProblem>()
  let declared = 0
  try {
    const zip = await fromBufferPromise(withoutTail(bytes), { lazyEntries: true, decodeStrings: false })
    if (zip.entryCount > LIMITS.zipEntries) throw new FileProblem('too-large-unpacked')
    for await (const entry of zip.eachEntry()) {
      declared += entry.uncompressedSize
      if (declared > LIMITS.unpackedBytes) throw new FileProblem('too-large-unpacked')
      const name = key(String(entry.fileName))
      if (XML_PART.test(name) && !parts.has(name)) parts.set(name, await unpack(zip, entry).catch(problemOf))
    }
  } catch (cause) {
    throw problemOf(cause)
  }
  return new ZipParts(parts)
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new FileProblem('password')
  if (entry.uncompressedSize > LIMITS.documentBytes) throw new FileProblem('too-large-unpacked')
  return buffer(await zip.openReadStreamPromise(entry))
}

function problemOf(cause: unknown): FileProblem {
  if (cause instanceof FileProblem) return cause
  const { message } = cause as Error
  if (message.startsWith('too many bytes')) return new FileProblem('too-large-unpacked', { cause })
  return new FileProblem(message.startsWith('strong encryption') ? 'password' : 'damaged', { cause })
}

/** yauzl refuses trailing bytes, which some servers append. */
function withoutTail(bytes: Uint8Array): Buffer {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = all.lastIndexOf(END_RECORD.signature)
  if (end < 0 || end + END_RECORD.bytes > all.length) return all
  return all.subarray(0, end + END_RECORD.bytes + all.readUInt16LE(end + END_RECORD.commentLengthAt))
}
