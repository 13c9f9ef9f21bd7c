/** Synonym groups of words and phrases: "cut" matches "reduce", and "last in first out" matches "LIFO". */
import synonyms from '@/content/language/synonyms.json'
import { tokensOf } from './tokens'

type Phrase = { stems: readonly string[]; group: number }

/** Numbers as words and as digits. "One" is left out, since it is rarely a number in speech. */
const ONES = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NUMBERS = [
  ...[...ONES, ...TEENS].map((word, i) => `${i + 2}, ${word}`),
  ...TENS.flatMap((ten, i) =>
    ['', ' one', ...ONES.slice(0, 8).map((one) => ` ${one}`)].map((one, j) => `${10 * (i + 2) + j}, ${ten}${one}`),
  ),
]

const words = new Map<string, number[]>()
/** Indexed by first and second word, since many phrases share a first word that every answer contains. */
const phrases = new Map<string, Phrase[]>()

for (const [group, line] of [...Object.values(synonyms).flat(), ...NUMBERS].entries()) {
  for (const entry of line.split(',')) {
    const stems = tokensOf(entry).map((token) => token.stem)
    const [first, second] = stems
    if (first === undefined) continue
    const opening = `${first} ${second}`
    if (second === undefined) words.set(first, [...(words.get(first) ?? []), group])
    else phrases.set(opening, [...(phrases.get(opening) ?? []), { stems, group }])
  }
}

export const groupsOf = (stem: string): readonly number[] => words.get(stem) ?? []

/** Groups whose phrases (two words or more) occur in a run of stems, each with the index of its first word. */
export const phraseGroupsIn = (run: readonly string[]): { group: number; at: number; length: number }[] =>
  run.flatMap((stem, at) =>
    (phrases.get(`${stem} ${run[at + 1]}`) ?? [])
      .filter(({ stems }) => stems.every((part, offset) => run[at + offset] === part))
      .map(({ group, stems }) => ({ group, at, length: stems.length })),
  )
