/**
 * Which words of a text are another word misspelt, or one of its family. To compare every word asked for with every word
 * of the text takes long, so what was found is kept.
 */
import { isMisspelling, isSameFamily, mayBeAlike, SHORTEST } from '@/domain/evaluation/text/fuzzy'
import { lazily, remembered } from '@/domain/evaluation/text/remembered'
import type { Token } from '@/domain/evaluation/text/tokens'

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

/**
 * Near words in many texts that are all asked for the same words, as the answers to one question are. People use the same
 * words again and again, so each is compared with the words of `vocabulary` once, and not once per text.
 */
export function nearWordsOf(vocabulary: readonly string[]): (tokens: readonly Token[]) => NearWords {
  const asked = longOnes(vocabulary)
  const pairsWith = remembered(KNOWN_LIMIT, (stem) =>
    asked.flatMap((word) => {
      const near = nearWord(word, stem)
      return near ? [{ word, near }] : []
    }),
  )
  const isAsked = new Set(asked)
  return (tokens) => {
    const found = new Map<string, NearWord[]>()
    for (const stem of new Set(tokens.map((token) => token.stem))) {
      if (stem.length < SHORTEST) continue
      for (const { word, near } of pairsWith(stem)) {
        const known = found.get(word)
        if (known) known.push(near)
        else found.set(word, [near])
      }
    }
    const others = lazily(() => nearWordsIn(tokens.map((token) => token.stem)))
    return (stem) => found.get(stem) ?? (stem.length < SHORTEST || isAsked.has(stem) ? NONE : others()(stem))
  }
}
