/** Verbs at the beginning of a phrase, by the words that adverts use. */
import words from '@/content/language/advert-words.json'

const VERBS = new Set(words.verbs.split(' '))
const IDLE = new Set(words.idleVerbs.split(' '))

const firstWord = (text: string): string => /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? ''

/** Base form of a verb in the third person: "leads", "carries". */
function base(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return VERBS.has(word.slice(0, -1)) ? word.slice(0, -1) : word.replace(/es$/, '')
}

/** Whether a phrase begins with a verb: "build", "building". */
export const startsWithVerb = (phrase: string): boolean => VERBS.has(firstWord(phrase)) || isGerund(phrase)

/** "leads", "advises" */
export const startsWithThirdPerson = (phrase: string): boolean =>
  firstWord(phrase).endsWith('s') && !VERBS.has(firstWord(phrase)) && VERBS.has(base(firstWord(phrase)))

export const isGerund = (phrase: string): boolean => /^[\p{L}-]{3,}ing\b/u.test(phrase)

/** Verbs that express no duty: "you will join", "you will report to". */
export const isIdle = (phrase: string): boolean => IDLE.has(firstWord(phrase))
