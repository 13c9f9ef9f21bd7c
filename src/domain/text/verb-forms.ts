/** Forms of English verbs: irregular ones by table, the others by the rules of spelling. */
import forms from '@/content/language/verb-forms.json'

/** By base form: past tense and participle, once where they are the same. */
const IRREGULAR: Readonly<Record<string, string>> = forms.irregular
/** By base form: the past tense first, then all other forms but the gerund. */
const AUXILIARY: Readonly<Record<string, string>> = forms.auxiliary
const DOUBLED: ReadonlySet<string> = new Set(forms.doubled.split(' '))

const basesOf = (table: Readonly<Record<string, string>>): (readonly [form: string, base: string])[] =>
  Object.entries(table).flatMap(([base, list]) => list.split(' ').map((form) => [form, base] as const))

/** Base of each past tense and participle of irregular verbs other than auxiliaries: "went" to "go". */
export const IRREGULAR_BASES: ReadonlyMap<string, string> = new Map(basesOf(IRREGULAR))
/** Base of each form of "be", "have" and "do", also of the base itself: "was" to "be". */
export const AUXILIARY_BASES: ReadonlyMap<string, string> = new Map([
  ...basesOf(AUXILIARY),
  ...Object.keys(AUXILIARY).map((base) => [base, base] as const),
])
/** Whether a word is the base form of an irregular verb, such as "bring", which is no participle despite its "-ing". */
export const isIrregularBase = (word: string): boolean => Object.hasOwn(IRREGULAR, word)
const PASTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...IRREGULAR, ...AUXILIARY }).map(([base, list]) => [base, list.split(' ')[0] ?? base]),
)
/** Base of each past tense of irregular verbs that differs from it: "went", neither "gone" nor "set". */
export const IRREGULAR_PASTS: ReadonlyMap<string, string> = new Map(
  Object.keys(IRREGULAR)
    .map((base) => [pastOf(base), base] as const)
    .filter(([past, base]) => past !== base),
)

/** Present tense of each past tense of an auxiliary: "was" to "is". */
export const AUXILIARY_PASTS: ReadonlyMap<string, string> = new Map(Object.entries(forms.auxiliaryPast))

/** The verb with its final consonant doubled where "-ing" and "-ed" require it: "ship", "refer". */
const stemBefore = (base: string): string => (DOUBLED.has(base) ? `${base}${base.at(-1)}` : base)

/** "run" to "ran", "carry" to "carried". @param base in lower case */
export function pastOf(base: string): string {
  const irregular = PASTS.get(base)
  if (irregular !== undefined) return irregular
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${stemBefore(base)}ed`
}

/** "run" to "running", "analyse" to "analysing". @param base in lower case */
export function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return `${stemBefore(base)}ing`
}
