/** Classifies a sentence outside lists: requirement, duty, tools, or self-promotion of the employer. */
import patterns from '@/content/language/advert-sentences.json'

const ASKS = new RegExp(patterns.asks, 'i')
const HOUSE = new RegExp(patterns.house, 'iu')
const SEEKS = new RegExp(patterns.seeks, 'i')
const DUTY = new RegExp(patterns.duty, 'i')
const TOOLS = new RegExp(patterns.tools, 'i')
const SPARED = new RegExp(patterns.spared, 'i')
const CIRCUMSTANCES = new RegExp(patterns.circumstances, 'i')
const ANNOUNCES = new RegExp(patterns.announces, 'i')
const BOILERPLATE = new RegExp(patterns.boilerplate, 'i')
const MANAGED = new RegExp(patterns.managed, 'gi')
const GREETING = new RegExp(patterns.greetings, 'i')
const FAREWELL = new RegExp(patterns.farewells, 'i')

export type SentenceRole = 'asks' | 'duty' | 'tools' | 'other' | 'none'

/** `other`: unknown. `none`: about the employer, its benefits, or skills that are not needed. */
export function roleOf(sentence: string): SentenceRole {
  if (isBoilerplate(sentence) || ANNOUNCES.test(sentence)) return 'none'
  if (isSpared(sentence) || GREETING.test(sentence)) return 'none'
  if (TOOLS.test(sentence)) return 'tools'
  if (isHouse(sentence)) return 'none'
  if (ASKS.test(sentence)) return 'asks'
  return DUTY.test(sentence) ? 'duty' : 'other'
}

/** Whether a sentence is about the employer and states no requirement. */
export const isHouse = (sentence: string): boolean => HOUSE.test(sentence) && !SEEKS.test(sentence)

/** Whether a sentence says that something is not needed: "no degree needed", but not "not needed, but a plus". */
export const isSpared = (sentence: string): boolean =>
  SPARED.test(sentence) && !/\b(?:but|although|though|plus|advantage|must)\b/i.test(sentence)

/** Benefits, application instructions, equal opportunities; a budget that the person manages is no benefit. */
export const isBoilerplate = (sentence: string): boolean => BOILERPLATE.test(sentence.replace(MANAGED, ' '))

/** A closing formula such as "Kind regards", which precedes the sender's name. */
export const isFarewell = (line: string): boolean => FAREWELL.test(line.trim())

/** Conditions such as workplace, hours, age and documents: required, but not shown in a CV. */
export const isCircumstance = (phrase: string): boolean => CIRCUMSTANCES.test(phrase)

/**
 * Length of the part of a sentence before pay, benefits or how to apply: "must know Docker, we pay well, send your CV".
 * All of a sentence without these, 0 where nothing is before them.
 */
export function beforeBoilerplate(sentence: string): number {
  const at = sentence.replace(MANAGED, (budget) => ' '.repeat(budget.length)).search(BOILERPLATE)
  if (at < 0) return sentence.length
  const cut = Math.max(
    sentence.lastIndexOf(', ', at),
    sentence.lastIndexOf('; ', at),
    sentence.lastIndexOf(' and ', at),
  )
  return at >= LONG && cut >= LONG / 2 ? cut : 0
}
/** Fewest characters before boilerplate that can be a statement of their own. */
const LONG = 40
