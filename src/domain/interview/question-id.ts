import { fnv1a } from '@/domain/hash'

/** Basis of a second hash, so that an id has 64 bits and no two questions of a person are likely to share one. */
const SECOND_BASIS = 0x01234567

/** A deterministic id of a text, so that a later interview can avoid or recognise the question. */
export const textId = (prefix: string, text: string): string =>
  `${prefix}.${[fnv1a(text), fnv1a(text, SECOND_BASIS)].map((hash) => hash.toString(16).padStart(8, '0')).join('')}`

export const questionId = (text: string): string => textId('personal', text)
