/**
 * Variants of a word in a text: misspellings and words of the same family. Comparing every query word with every word
 * of the text is slow, so results are cached.
 */
import { isMisspelling, isSameFamily, mayBeAlike, SHORTEST } from './fuzzy-match'
import { lazily, memoize } from './memoize'

export type WordVariant = { stem: string; isMisspelt: boolean }

/** The variants of a stem in a text, without the stem itself. */
export type WordVariants = (stem: string) => readonly WordVariant[]

const NONE: readonly WordVariant[] = []

const longOnes = (run: readonly string[]) => [...new Set(run)].filter((stem) => stem.length >= SHORTEST)

/** A word of the text as a variant of the query word; undefined when it is not one. */
function variantOf(asked: string, stem: string): WordVariant | undefined {
  if (!mayBeAlike(asked, stem) || asked === stem) return undefined
  const isMisspelt = isMisspelling(asked, stem)
  return isMisspelt || isSameFamily(asked, stem) ? { stem, isMisspelt } : undefined
}

/** Variants in a text, given as its stems. */
export function wordVariantsIn(run: readonly string[]): WordVariants {
  const stems = lazily(() => longOnes(run))
  return memoize(
    (asked) => {
      const near = stems().flatMap((stem) => variantOf(asked, stem) ?? [])
      return near.length === 0 ? NONE : near
    },
    { entries: 4000 },
  )
}
