/** The occupations of an advert's title. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Occupation } from '@/domain/documents/taxonomy'

/** Occupations by title; for an unknown title ("Finance Specialist"), those that own one of its words. */
export function occupationsOf(title: string, { titlesIn, tradesIn }: Lexicon): Occupation[] {
  const named = titlesIn(title).map(({ value }) => value)
  if (named.length > 0) return named
  return tradesIn(title)
    .flatMap(({ value }) => value)
    .filter(([, share]) => share >= OWN_WORD)
    .map(([occupation]) => occupation)
}
/** Least share of a word for it to identify an occupation; a word of many occupations identifies none. */
const OWN_WORD = 0.5
