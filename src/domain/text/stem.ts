/** Stems English words: Porter's algorithm from a library, after a table of irregular forms. */

import { stemmer } from 'stemmer'
import forms from '@/content/language/word-forms.json'
import { IRREGULAR_BASES } from './verb-forms'

/** Irregular forms, mapped to the word whose stem they share ("built" to "build"). */
const IRREGULAR: ReadonlyMap<string, string> = new Map([...IRREGULAR_BASES, ...Object.entries(forms.irregular)])

/**
 * Words that the algorithm would wrongly conflate with another word ("important" with "import"), by the stem they keep.
 */
const APART: Readonly<Record<string, readonly string[]>> = forms.apart
const APART_STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries(APART).flatMap(([stem, words]) => words.map((word) => [word, stem] as const)),
)

/** True for a stem that only looks like an inflected form of another word. */
export const isKeptApart = (stem: string): boolean => Object.hasOwn(APART, stem)

/** Longer runs of letters are not words. */
const LONGEST = 40

/**
 * Stem of a lower-case word; words of up to three letters and words with digits or non-Latin letters stay unchanged.
 */
export function stemOf(word: string): string {
  const apart = APART_STEMS.get(word)
  if (apart !== undefined) return apart
  const base = IRREGULAR.get(word) ?? word
  if (base.length <= 3 || base.length >= LONGEST || !/^[a-z]+$/.test(base)) return base
  const stem = stemmer(base)
  // Words of three letters are not stemmed, so their other forms must be reduced to them: "days", "keys", "paying".
  return stem.length === 3 && stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem
}

/** Spoken short forms and single words, mapped to their standard spelling. */
const SPELLINGS: Readonly<Record<string, string>> = forms.spellings

/** Words for women, mapped to those for men, so that the same answer about either is read alike. */
const GENDERS: Readonly<Record<string, string>> = forms.genders

const IZE = /^(\p{L}{3,})is(e|es|ed|ing|er|ers|ation|ations)$/u
/** Words that end in -ise in British and in American English. */
const TRUE_ISE = new RegExp(
  '^(?:adv|surpr|comprom|exerc|superv|rev|telev|prom|prec|conc|otherw|likew|ra|prem|expert|enterpr|disgu|' +
    'merchand|franch|wise|no|po|cru|bru|pra|ar|r)is',
  'u',
)
const OUR = /^(behavi|col|fav|hon|lab|neighb|rum|harb|flav|end?eav|vap|arm)our/u
const TRE = /^(cent|met|lit|theat|fib)re(s?)$/u
const DOUBLED = /^(travel|cancel|model|label|level|signal|counsel|fuel|total|channel|program)l(ed|ing|er|ers)$/u

const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const WITH_K = /^\d+k$/

/** "500,000" and "500k" become "500000"; any other word is returned unchanged. */
export function normalizeFigure(word: string): string {
  if (THOUSANDS.test(word)) return word.replaceAll(',', '')
  return WITH_K.test(word) ? `${word.slice(0, -1)}000` : word
}

/** Normalises British and American spelling; an unknown word is returned unchanged. */
export function normalizeSpelling(word: string): string {
  const whole = SPELLINGS[word] ?? word
  const common = GENDERS[whole] ?? whole
  if (typeof common === 'string' && common !== word) return common
  let spelled = word.normalize('NFKC')
  if (IZE.test(spelled) && !TRUE_ISE.test(spelled)) spelled = spelled.replace(IZE, '$1iz$2')
  return spelled.replace(OUR, '$1or').replace(TRE, '$1er$2').replace(DOUBLED, '$1$2')
}
