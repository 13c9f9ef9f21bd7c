/** The offset basis of FNV-1a for 32 bits. */
const BASIS = 0x811c9dc5

/**
 * 32-bit FNV-1a over UTF-16 code units, as an unsigned number.
 * @param basis where the hash begins; two of them give two independent hashes of a text
 */
export function fnv1a(text: string, basis = BASIS): number {
  let hash = basis
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
