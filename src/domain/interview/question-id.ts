/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string, basis: number): number {
  let value = basis
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

const BASES = [0x811c9dc5, 0x01234567] as const

/** 32 bits, the same for the same text. */
export const hashOf = (text: string): number => hash(text, BASES[0])

/** An id that is the same for the same text: so a later interview can avoid, or recognise, the question. */
export const textId = (prefix: string, text: string): string =>
  `${prefix}.${BASES.map((basis) => hash(text, basis).toString(16).padStart(8, '0')).join('')}`

/** Id of a question that was made for the candidate. */
export const questionId = (text: string): string => textId('personal', text)
