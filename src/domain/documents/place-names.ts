/** Recognises names of towns, regions and countries. */
import words from '@/content/language/advert-words.json'
import { towns } from '@/content/language/towns.json'
import { lazily } from '@/domain/text/memoize'

const known = lazily(() => new Set([...towns.split('|'), ...words.places.split(' ')]))
/** Words of the longest name that is looked for. */
const LONGEST = 4

/** As in the list: lower case, without accents. */
const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")

/** For each word in lower case, whether it is part of the name of a place; longer names come first. */
export function inPlaceName(lowerCase: readonly string[]): boolean[] {
  const plain = lowerCase.map(folded)
  const found = plain.map(() => false)
  for (let i = 0; i < plain.length; i++) {
    for (let length = Math.min(LONGEST, plain.length - i); length > 0; length--) {
      if (!known().has(plain.slice(i, i + length).join(' '))) continue
      found.fill(true, i, i + length)
      i += length - 1
      break
    }
  }
  return found
}

/** Share of the words that are in the name of a place, 0 to 1. */
export const placeShare = (lowerCase: readonly string[]): number =>
  inPlaceName(lowerCase).filter(Boolean).length / Math.max(1, lowerCase.length)
