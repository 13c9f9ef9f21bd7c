/** The role of a sentence outside lists: requirement, duty, tools, or praise of the employer. */
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

/** `other`: unknown. `none`: about the employer, its offer, or skills that are not needed. */
export function roleOf(sentence: string): SentenceRole {
  if (isBoilerplate(sentence) || ANNOUNCES.test(sentence)) return 'none'
  if (isSpared(sentence) || GREETING.test(sentence)) return 'none'
  if (TOOLS.test(sentence)) return 'tools'
  if (isHouse(sentence)) return 'none'
  if (ASKS.test(sentence)) return 'asks'
  return DUTY.test(sentence) ? 'duty' : 'other'
}

/** Speaks of the employer and looks for nothing. */
export const isHouse = (sentence: string): boolean => HOUSE.test(sentence) && !SEEKS.test(sentence)

/** Whether a sentence says that something is not needed: "no degree needed"; not "not needed, but a plus". */
export const isSpared = (sentence: string): boolean =>
  SPARED.test(sentence) && !/\b(?:but|although|though|plus|advantage|must)\b/i.test(sentence)

/** Offers, how to apply, equal opportunities; the money that one looks after is no offer. */
export const isBoilerplate = (sentence: string): boolean => BOILERPLATE.test(sentence.replace(MANAGED, ' '))

/** "Kind regards": the sender follows. */
export const isFarewell = (line: string): boolean => FAREWELL.test(line.trim())

/** Where and when one works, age, papers: asked for, and nothing that a CV can show. */
export const isCircumstance = (phrase: string): boolean => CIRCUMSTANCES.test(phrase)

/** Characters of the words with which a sentence comes to its duties: "You will". */
export const dutyLeadIn = (sentence: string): number => DUTY.exec(sentence)?.[0].length ?? 0

/** What a run-on sentence says before it comes to pay or to applications: "u know docker, we pay well, dm ur cv". */
export function beforeBoilerplate(sentence: string): string {
  const at = sentence.search(BOILERPLATE)
  const end = at < LONG ? -1 : Math.max(sentence.lastIndexOf(', ', at), sentence.lastIndexOf(' and ', at))
  return end < LONG ? sentence : sentence.slice(0, end)
}
/** Fewest characters before boilerplate that are classified on their own. */
const LONG = 60
