import { advertTokens } from '@/domain/documents/advert/advert-tokens'
import { weightOf } from '@/domain/evaluation/preprocess/language'

const MOST_WORDS = 3
/** Weight of an English word from which it is so rare that it may be a name, see `weightOf`. */
const RARE = 0.9

/** Words around a name by their kinds, see `AdvertToken`: "Experience with", "strong". */
const AROUND = /[hqpf]/

/**
 * Whether a requirement that names no known skill consists of a name: "KRCHN", "Experience with Fidelio", "Toast POS".
 * All its words have a capital, and one is an abbreviation or no common English word.
 */
export function isUnknownName(text: string): boolean {
  const words = advertTokens(text).filter(({ kind, shape }) => /^[Aa0]/.test(shape) && !AROUND.test(kind))
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.every(({ shape }) => shape !== 'a') &&
    words.some(({ shape, stem }) => shape === 'AA' || shape === 'aA' || (shape === 'Aa' && weightOf(stem) >= RARE))
  )
}
