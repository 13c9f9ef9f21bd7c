/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string, basis: number): number {
  let value = basis
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Id of a personal question: the same for the same text, so that a later interview can avoid it. */
export const questionId = (text: string): string =>
  `personal.${[0x811c9dc5, 0x01234567].map((basis) => hash(text, basis).toString(16).padStart(8, '0')).join('')}`
