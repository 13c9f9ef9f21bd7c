/** Reduces English words to stems: Porter's rules from a library, after the forms that no rule reaches. */

import { stemmer } from 'stemmer'
import forms from '@/content/language/word-forms.json'

/** Forms mapped to the word whose stem they share ("built" to "build"). */
const IRREGULAR: Readonly<Record<string, string>> = forms.irregular

/**
 * Words that the rules would join to another word of another meaning ("important" to "import"), by the stem they keep.
 */
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

/** Normalizes British and American spellings and spoken short forms, so that neither costs a point. */

const WHOLE: Readonly<Record<string, string>> = {
  gonna: 'going',
  wanna: 'want',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  til: 'until',
  thru: 'through',
  ok: 'okay',
  folks: 'people',
  mum: 'mother',
  programme: 'program',
  cheque: 'check',
  grey: 'gray',
  learnt: 'learned',
  burnt: 'burned',
  spelt: 'spelled',
  whilst: 'while',
  amongst: 'among',
  defence: 'defense',
  licence: 'license',
  offence: 'offense',
  practise: 'practice',
  analyse: 'analyze',
  analysed: 'analyzed',
  analysing: 'analyzing',
  catalogue: 'catalog',
  dialogue: 'dialog',
  enrol: 'enroll',
  fulfil: 'fulfill',
  skilful: 'skillful',
}

const IZE = /^(\p{L}{3,})is(e|es|ed|ing|er|ers|ation|ations)$/u
/** Words that end in -ise in every English. */
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

/** "500,000" and "500k" as "500000"; any other word comes back as it is. */
export function normalizeFigure(word: string): string {
  if (THOUSANDS.test(word)) return word.replaceAll(',', '')
  return WITH_K.test(word) ? `${word.slice(0, -1)}000` : word
}

/** One spelling per word; a word it does not know comes back as it is. */
export function normalizeSpelling(word: string): string {
  const whole = WHOLE[word]
  if (typeof whole === 'string') return whole
  let spelled = word.normalize('NFKC')
  if (IZE.test(spelled) && !TRUE_ISE.test(spelled)) spelled = spelled.replace(IZE, '$1iz$2')
  return spelled.replace(OUR, '$1or').replace(TRE, '$1er$2').replace(DOUBLED, '$1$2')
}
