/** Reduces English words to stems: Porter's rules from a library, after the forms that no rule reaches. */
import { stemmer } from 'stemmer'
import forms from '@/content/language/word-forms.json'

/** Forms mapped to the word whose stem they share ("built" to "build"). */
const IRREGULAR: Readonly<Record<string, string>> = forms.irregular

/** Words that the rules would join to another word of another meaning ("important" to "import"), by the stem they keep. */
const APART: Readonly<Record<string, readonly string[]>> = forms.apart
const APART_STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries(APART).flatMap(([stem, words]) => words.map((word) => [word, stem] as const)),
)

/** True for a stem that only looks like another word's with an ending. */
export const isKeptApart = (stem: string): boolean => Object.hasOwn(APART, stem)

/** Longer runs of letters are no words. */
const LONGEST = 40

/** Stem of a lower-case word; words of up to three letters and words with digits or other scripts stay as they are. */
export function stemOf(word: string): string {
  const apart = APART_STEMS.get(word)
  if (apart !== undefined) return apart
  const base = Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] ?? word) : word
  if (base.length <= 3 || base.length >= LONGEST || !/^[a-z]+$/.test(base)) return base
  const stem = stemmer(base)
  // Words of three letters stay as they are, so their other forms must come back to them: "days", "keys", "paying".
  return stem.length === 3 && stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem
}
