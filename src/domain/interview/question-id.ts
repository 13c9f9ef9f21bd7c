/** 32-bit FNV-1a over UTF-16 code units. */
function hash(text: string, basis: number): number {
  let value = basis
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

const BASES = [0x811c9dc5, 0x01234567] as const

export const hashOf = (text: string): number => hash(text, BASES[0])

/** A deterministic id of a text, so that a later interview can avoid or recognise the question. */
export const textId = (prefix: string, text: string): string =>
  `${prefix}.${BASES.map((basis) => hash(text, basis).toString(16).padStart(8, '0')).join('')}`

export const questionId = (text: string): string => textId('personal', text)
