/** Reads entries of a ZIP archive. Bounds are enforced while unpacking: what an archive says of itself may be false. */
import { inflateRawSync } from 'node:zlib'
import { LIMITS } from '../limits'
import { FileProblem } from '../problem'

type Entry = { offset: number; packed: number; unpacked: number; method: number; encrypted: boolean }

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
/** The end record, and the longest comment after it. */
const END_WITHIN = END_BYTES + 0xffff
/** In place of a size: it stands elsewhere, as in archives of more than 4 GB. */
const ELSEWHERE = 0xffffffff

/** Names of parts are the same whatever their case; some programs write them with the slashes of Windows. */
const key = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

export class ZipFile {
  readonly #bytes: Buffer
  readonly #entries = new Map<string, Entry>()
  #unpackedSoFar = 0

  /** @throws FileProblem damaged · too-large-unpacked */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    try {
      this.#readDirectory()
    } catch (cause) {
      if (cause instanceof FileProblem) throw cause
      throw new FileProblem('damaged', { cause })
    }
  }

  has(name: string): boolean {
    return this.#entries.has(key(name))
  }

  /** @throws FileProblem damaged · password · too-large-unpacked */
  read(name: string, maxBytes: number): Buffer {
    const entry = this.#entries.get(key(name))
    if (!entry) throw new FileProblem('damaged')
    if (entry.encrypted) throw new FileProblem('password')
    const bytes = this.#unpack(entry, Math.min(maxBytes, LIMITS.unpackedBytes - this.#unpackedSoFar))
    this.#unpackedSoFar += bytes.length
    return bytes
  }

  #readDirectory(): void {
    const bytes = this.#bytes
    const end = this.#findEnd()
    const count = bytes.readUInt16LE(end + 10)
    if (count > LIMITS.zipEntries) throw new FileProblem('too-large-unpacked')
    let at = bytes.readUInt32LE(end + 16)
    let declared = 0
    for (let i = 0; i < count; i += 1) {
      if (bytes.readUInt32LE(at) !== CENTRAL) throw new FileProblem('damaged')
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field))
      const name = key(bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)))
      const entry: Entry = {
        offset: bytes.readUInt32LE(at + 42),
        packed: bytes.readUInt32LE(at + 20),
        unpacked: bytes.readUInt32LE(at + 24),
        method: bytes.readUInt16LE(at + 10),
        encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      }
      if (entry.unpacked === ELSEWHERE) throw new FileProblem('damaged')
      declared += entry.unpacked
      if (declared > LIMITS.unpackedBytes) throw new FileProblem('too-large-unpacked')
      if (!this.#entries.has(name)) this.#entries.set(name, entry)
      at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
    }
  }

  #findEnd(): number {
    const bytes = this.#bytes
    for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_WITHIN); at -= 1) {
      if (bytes.readUInt32LE(at) === END) return at
    }
    throw new FileProblem('damaged')
  }

  #unpack({ offset, packed, method }: Entry, maxBytes: number): Buffer {
    const bytes = this.#bytes
    try {
      if (bytes.readUInt32LE(offset) !== LOCAL) throw new FileProblem('damaged')
      const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
      const data = bytes.subarray(start, start + packed)
      if (method !== 0 && method !== 8) throw new FileProblem('damaged')
      if (method === 0 && data.length > maxBytes) throw new FileProblem('too-large-unpacked')
      return method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, maxBytes) })
    } catch (cause) {
      if (cause instanceof FileProblem) throw cause
      const isTooLarge = (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
      throw new FileProblem(isTooLarge ? 'too-large-unpacked' : 'damaged', { cause })
    }
  }
}
