/**
 * Variants of a word in a text: misspellings and words of the same family. Comparing every query word with every word
 * of the text is slow, so results are cached.
 */
import { isMisspelling, isSameFamily, mayBeAlike, SHORTEST } from './fuzzy-match'
import { lazily, memoize } from './memoize'

type WordVariant = { stem: string; isMisspelt: boolean }

/** The variants of a stem in a text, without the stem itself. */
export type WordVariants = (stem: string) => readonly WordVariant[]

/** Variants in a text, given as its stems. */
export function wordVariantsIn(run: readonly string[]): WordVariants {
  const stems = lazily(() => [...new Set(run)].filter((stem) => stem.length >= SHORTEST))
  return memoize(
    (asked) =>
      stems().flatMap((stem): WordVariant[] => {
        if (!mayBeAlike(asked, stem) || asked === stem) return []
        const isMisspelt = isMisspelling(asked, stem)
        return isMisspelt || isSameFamily(asked, stem) ? [{ stem, isMisspelt }] : []
      }),
    { entries: 4000 },
  )
}
