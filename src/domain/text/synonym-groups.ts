/** Synonym groups of words and phrases: "cut" matches "reduce", and "last in first out" matches "LIFO". */
import synonyms from '@/content/language/synonyms.json'
import { NUMBER_SYNONYMS } from './number-synonyms'
import { tokensOf } from './tokens'

type Phrase = { stems: readonly string[]; group: number }

const words = new Map<string, number[]>()
/** Indexed by first and second word, since many phrases share a first word that every answer contains. */
const phrasesByOpening = new Map<string, Map<string, Phrase[]>>()

for (const [group, line] of [...Object.values(synonyms).flat(), ...NUMBER_SYNONYMS].entries()) {
  for (const entry of line.split(',')) {
    const stems = tokensOf(entry).map((token) => token.stem)
    const [first, second] = stems
    if (first === undefined) continue
    if (second === undefined) words.set(first, [...(words.get(first) ?? []), group])
    else {
      const bySecond = phrasesByOpening.get(first) ?? new Map<string, Phrase[]>()
      bySecond.set(second, [...(bySecond.get(second) ?? []), { stems, group }])
      phrasesByOpening.set(first, bySecond)
    }
  }
}

const NONE: readonly number[] = []

/** Synonym groups of one stem. */
export const groupsOf = (stem: string): readonly number[] => words.get(stem) ?? NONE

/** Groups whose phrases (two words or more) occur in a run of stems, each with the index of its first word. */
export function phraseGroupsIn(stems: readonly string[]): { group: number; at: number; length: number }[] {
  const found: { group: number; at: number; length: number }[] = []
  for (let at = 0; at + 1 < stems.length; at++) {
    const phrases = phrasesByOpening.get(stems[at] ?? '')?.get(stems[at + 1] ?? '')
    if (!phrases) continue
    for (const phrase of phrases) {
      if (phrase.stems.every((part, offset) => stems[at + offset] === part)) {
        found.push({ group: phrase.group, at, length: phrase.stems.length })
      }
    }
  }
  return found
}
