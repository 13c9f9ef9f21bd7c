/** Whether a figure that a point looks for stands in an answer, in whatever notation. */
import lists from '@/content/language/number-words.json'

const UNITS: ReadonlyMap<string, number> = new Map(Object.entries(lists.units))
const POWERS: ReadonlyMap<string, number> = new Map(Object.entries(lists.powers))

const PART = /\d+(?:[.,]\d+)*|[a-z]+/giu
/** Bounded, so that it reads a long row of digits in linear time. */
const FRACTION =
  /(?<![\d.,])(\d{1,12}(?:[.,]\d{1,12}){0,4})\s{0,3}(?:\/|of|out of)\s{0,3}(\d{1,12}(?:[.,]\d{1,12}){0,4})/giu

/** Of a figure from 1,000 on, what may stand for it: "600k", "1.8 million". */
const SHORT = [1e3, 1e6, 1e9] as const
/** Greatest relative difference of a rounded figure. */
const ROUNDED = 0.006

/** "1,800,000" and "1.5"; a comma before other than three digits is a decimal point. */
const numberOf = (digits: string): number => Number(digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))

/** All figures of a text, in digits and in words; of a fraction also its value. */
export function figuresIn(text: string): number[] {
  const found: number[] = []
  for (const [, above = '', below = ''] of text.matchAll(FRACTION)) {
    const value = numberOf(above) / numberOf(below)
    if (Number.isFinite(value)) found.push(value)
  }
  /** The words of a number so far: "six hundred", then "thousand". */
  let total = 0
  let group = 0
  /** The value of the next decimal of "one point eight"; 0 before "point". */
  let decimal = 0
  const finish = () => {
    // "One" alone is mostly no number: "the one that sold", "one of them".
    if (total + group > 0 && total + group !== 1) found.push(total + group)
    total = 0
    group = 0
    decimal = 0
  }
  let [before, beforeThat] = ['', '']
  for (const [part] of text.toLowerCase().matchAll(PART)) {
    const unit = UNITS.get(part)
    const power = POWERS.get(part)
    // "a hundred and eighty", but not "half a million".
    if (power !== undefined && group === 0 && before === 'a' && beforeThat !== 'half') group = 1
    ;[before, beforeThat] = [part, before]
    if (/^\d/.test(part)) {
      finish()
      found.push(numberOf(part))
    } else if (unit !== undefined) {
      if (decimal > 0 && unit >= 10) finish()
      // "One eighty thousand" is short for "one hundred and eighty thousand".
      const isHundreds = group >= 1 && group < 10 && unit >= 10
      group = isHundreds ? group * 100 + unit : group + unit * (decimal || 1)
      decimal /= 10
    } else if (part === 'point' && group > 0 && decimal === 0) decimal = 0.1
    else if (power === 100 && group > 0) group *= power
    else if (power !== undefined && group > 0) {
      total += group * power
      group = 0
      decimal = 0
    } else if (part !== 'and') finish()
  }
  finish()
  return found
}

/** Whether two figures are one, rounded or with more decimals: 1.63 for 1.6. */
const isNear = (said: number, wanted: number) => {
  const unit = 10 ** (String(wanted).split('.')[1]?.length ?? 0)
  return Math.abs(said - wanted) <= ROUNDED * wanted || Math.floor(said * unit) === Math.round(wanted * unit)
}

/** Also "600k" for 600,000, and 90 for 0.9 or the reverse. */
function isSame(said: number, wanted: number): boolean {
  if (isNear(said, wanted)) return true
  if (wanted >= 1000 && said < 1000) return SHORT.some((ratio) => isNear(said * ratio, wanted))
  return Math.min(said, wanted) <= 1 && (isNear(said * 100, wanted) || isNear(said / 100, wanted))
}

/**
 * Whether none of the figures that decide a point stands in an answer; false for a point without such figures.
 * @param figures those of the answer
 */
export const lacksFigure = (numbers: readonly string[] | undefined, figures: readonly number[]): boolean =>
  numbers !== undefined &&
  numbers.length > 0 &&
  !numbers.some((number) => figures.some((figure) => isSame(figure, numberOf(number))))

/** A figure with its currency sign and its unit, or a power as a word behind it. */
const WRITTEN = /(?:\p{Sc}\s?)?\d{1,12}(?:[.,]\d{1,12}){0,4}(?:\s?%|\sper\scent|\s[a-z]{1,12})?/giu
const LAST_WORD = /\s([a-z]{1,12})$/iu

/** A figure as a text writes it, "₦5 million" for "5,000,000"; as it is where the text does not have it. */
export function asWritten(number: string, text: string): string {
  for (const [found] of text.matchAll(WRITTEN)) {
    const word = LAST_WORD.exec(found)?.[1]?.toLowerCase() ?? ''
    const isUnit = word === '' || word === 'cent' || POWERS.has(word)
    const written = isUnit ? found : found.replace(LAST_WORD, '')
    const digits = /\d[\d.,]*/u.exec(written)?.[0] ?? ''
    if (isNear(numberOf(digits) * (POWERS.get(word) ?? 1), numberOf(number))) return written
  }
  return number
}
