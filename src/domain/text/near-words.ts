/**
 * Which words of a text are another word misspelt, or one of its family. To compare every word asked for with every word
 * of the text takes long, so what was found is kept.
 */
import { isMisspelling, isSameFamily, mayBeAlike, SHORTEST } from '@/domain/text/fuzzy'
import { lazily, remembered } from '@/domain/text/remembered'

export type NearWord = { stem: string; isMisspelt: boolean }

/** The near words of a stem in a text, without the stem itself. */
export type NearWords = (stem: string) => readonly NearWord[]

const KNOWN_LIMIT = 4000
const NONE: readonly NearWord[] = []

const longOnes = (run: readonly string[]) => [...new Set(run)].filter((stem) => stem.length >= SHORTEST)

/** How a word of the text stands to a word asked for; undefined when they are not near. */
function nearWord(asked: string, stem: string): NearWord | undefined {
  if (!mayBeAlike(asked, stem) || asked === stem) return undefined
  const isMisspelt = isMisspelling(asked, stem)
  return isMisspelt || isSameFamily(asked, stem) ? { stem, isMisspelt } : undefined
}

/** Near words in a text given by its stems. */
export function nearWordsIn(run: readonly string[]): NearWords {
  const stems = lazily(() => longOnes(run))
  return remembered(KNOWN_LIMIT, (asked) => {
    const near = stems().flatMap((stem) => nearWord(asked, stem) ?? [])
    return near.length === 0 ? NONE : near
  })
}
