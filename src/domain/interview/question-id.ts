/** Ids of questions: `<role or group>.<name>` in the bank, a hash of the text for all others. */
import { fnv1a } from '@/domain/hash'

/** The group of questions that open or close an interview, and that of questions for all roles. */
export const OPENERS = 'openers'
export const SHARED = 'shared'

/** @param owner a role, or one of the two groups above */
export const bankId = (owner: string, name: string): string => `${owner}.${name}`

/** Whether a question opens or closes an interview, or follows one that does. */
export const isOpenerId = (id: string): boolean => id.startsWith(bankId(OPENERS, ''))

/** Whether a question is for all roles. */
export const isSharedId = (id: string): boolean => id.startsWith(bankId(SHARED, ''))

/** Basis of a second hash, so that an id has 64 bits and no two questions of a person are likely to share one. */
const SECOND_BASIS = 0x01234567

/** A deterministic id of a text, so that a later interview can avoid or recognise the question. */
export const textId = (prefix: string, text: string): string =>
  `${prefix}.${[fnv1a(text), fnv1a(text, SECOND_BASIS)].map((hash) => hash.toString(16).padStart(8, '0')).join('')}`

export const questionId = (text: string): string => textId('personal', text)
