/** The trades that the title of an advert names. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Occupation } from '@/domain/documents/taxonomy'

/** Trades by their titles; of a title on no list ("Finance Specialist"), those that own one of its words. */
export function occupationsOf(title: string, { titlesIn, tradesIn }: Lexicon): Occupation[] {
  const named = titlesIn(title).map(({ value }) => value)
  if (named.length > 0) return named
  return tradesIn(title)
    .flatMap(({ value }) => value)
    .filter(([, share]) => share >= OWN_WORD)
    .map(([occupation]) => occupation)
}
/** Share of a word from which on it names a trade; a word that many trades claim names none. */
const OWN_WORD = 0.5
