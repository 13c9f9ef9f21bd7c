/** Reduces a phrase to the requirement, without phrases such as "a good knowledge of" and "would be an advantage". */

import words from '@/content/language/advert-words.json'
import { pattern, patternSource } from '@/domain/text/pattern'
import type { Span } from './lines'

const either = (list: string): string =>
  list
    .split(' ')
    .map((word) => word.replaceAll('+', String.raw`\+`))
    .join('|')

const QUALITY = `(?:${either(words.qualities)})`
const HEAD = `(?:${either(words.heads)})`
const PREPOSITION = `(?:${either(words.prepositions)})`
const SUBJECT = patternSource`
  (?:you(?:['’](?:ve|ll|d|re))?|u|he or she|she or he|s?he|he\/she|they|we|candidates?|applicants?
  |who(?:['’]s|['’]ve)?|someone|somebody|people|(?:the|a|our|your) (?:\w{1,20} ){0,2}(?:candidate|applicant|person)
  |it is essential that you)
`
const MODAL = patternSource`
  (?:will|would|should|shud|must|can|could|do|need|needs|also|ideally|already|preferably|really|is|are|be|to|able|has
  |have|had|been|got|required|expected|knw|how)
`

/** Each strips a beginning; they are applied until none matches. */
const LEADS: readonly RegExp[] = [
  pattern('i')`
    ^(?:[^,;:]{0,40}\b(?:looking for|look for|seek(?:ing)?|needs?|want|after|keen on|prefer|for|suits?) )?
    (?:someone|somebody|a person|people|persons|candidates?|applicants?|individuals?) (?:who(?: is| are| has
    | have| can|['’]s|['’]ve)?|with|that (?:is|are|has|have))\s{1,4}
  `,
  pattern('i')`
    ^(?:(?:it|that|there) (?:would|will|['’]d) be (?:a |an )?(?:nice|great|good|lovely|helpful|ideal|bonus|plus
    |advantage) if|(?:it )?(?:would|will|might) help (?:if|to)|plus if|bonus (?:points )?(?:if|for)
    |(?:would|['’]d) (?:love|like) (?:it if)?|extra points (?:if|for))\s{1,4}
  `,
  pattern('i')`
    ^(?:and|or|but|also|plus|then|ideally|preferably|additionally|moreover|in short|as is|either|both|one of
    |any of|at least one of|some|with|in particular|e\.g\.|such as|for example|like|must-have
    |nice to have)[,:\s]+
  `,
  new RegExp(`^${SUBJECT}\\s{1,4}(?=\\w)`, 'i'),
  new RegExp(`^(?:${MODAL}\\s{1,4}){1,4}`, 'i'),
  pattern('i')`
    ^(?:worked|work (?:with|in)|at home|expect you to(?: have| be)?|looking for|look for|bring|know|knows
    |understands?|hold|possess|demonstrate|show|speak|used|seek(?:ing)?|want|a bit about|your way around
    |conversant|familiar|proficient|comfortable|competent|fluent|skilled|experienced|good)\s{1,4}(?:with|in|at
    |about|on|for|using|around)?\s{0,4}(?:the use of\s)?
  `,
  pattern('i')`
    ^(?!abilit(?:y|ies) to work\b)(?:${QUALITY}(?:,?\s{1,4}(?:and\s)?)){0,4}${HEAD}
    (?:(?:\s{1,4}(?:and|or)\s{1,4}|\s?[/,]\s?|\s{1,4})(?:${QUALITY}\s{1,4}){0,2}${HEAD})?
    \s{1,4}${PREPOSITION}\s{1,4}(?:${PREPOSITION}\s{1,4})?(?:(?:the|an?|our|your)\s{1,4})?
  `,
]
/** Phrases that follow a requirement. */
const TAILS: readonly RegExp[] = [
  pattern('iu')`
    [\s,;(–—-]{1,6}(?:(?:is|are|will be|would be|would|will|might|could|may be|considered|as)\s{1,4}){0,3}
    (?:(?:an?|of|also|very|highly|strongly|strictly|definite|distinct|clear|big|huge|strong|real|added
    |additional|nice|a bit of a)\s{1,4}){0,4}(?:advantage(?:ous)?|plus|must|asset|bonus|preferred|prefered
    |required|desirable|desired|essential|mandatory|compulsory|optional|welcome|helpful|help|useful|beneficial
    |necessary|nice to have|ideal(?:ly)?|needed|expected|in progress|appreciated|lovely|brilliant|fantastic
    |great|benefit|handy)(?:\s(?:but|for|with|though|and)\s[^,;]{1,80})?[\s.!)]{0,4}$
  `,
  pattern('i')`
    [\s,]{1,4}(?:or|and)\s(?:something|another|other|similar|equivalent|comparable|related|the like|any other
    |an? (?:similar|equivalent|comparable|related))\b[^,;]{0,60}$
  `,
  /\s{1,4}(?:skills?|experience)?\s?[(]?(?:etc\.?|and so on)[)]?$/i,
  /[\s,;]{1,4}(?:and|or)[\s,;]{0,4}$/i,
  /[\s,;:.!)–—-]{1,6}$/,
]

/** The requirement in a phrase, as offsets in it. Never empty for a phrase with a word. */
export function coreOf(phrase: string): Span {
  let start = phrase.length - phrase.trimStart().length
  let end = phrase.trimEnd().length
  for (let changed = true; changed; ) {
    changed = false
    for (const pattern of TAILS) {
      const match = pattern.exec(phrase.slice(start, end).slice(-TAIL))
      const length = match?.[0].length ?? 0
      if (length > 0 && hasWord(phrase.slice(start, end - length))) {
        end -= length
        changed = true
      }
    }
    for (const pattern of LEADS) {
      const length = pattern.exec(phrase.slice(start, end))?.[0].length ?? 0
      if (length > 0 && hasWord(phrase.slice(start + length, end))) {
        start += length
        changed = true
      }
    }
  }
  // An unclosed bracket is removed with its content.
  const open = phrase.lastIndexOf('(', end)
  if (open > start && phrase.indexOf(')', open) >= end) end = phrase.slice(0, open).trimEnd().length
  return { start, end }
}
/** Characters at the end of a phrase that are searched for a tail. */
const TAIL = 160

/** A text without its subject, such as "you should have". */
export function withoutSubject(text: string): string {
  let rest = text.trimStart()
  for (const pattern of LEADS.slice(0, -1)) rest = rest.slice(pattern.exec(rest)?.[0].length ?? 0)
  return hasWord(rest) ? rest : text
}

/** A text without a closing remark: "a degree is an advantage". */
export function withoutTail(text: string): string {
  const marker = TAILS[0]?.exec(text.slice(-TAIL))?.[0].length ?? 0
  return text.slice(0, text.length - marker).replace(/[\s,;:.!–—-]{1,6}$/, '')
}

export const hasWord = (text: string): boolean => /[\p{L}\d]/u.test(text)
const QUALITIES = new Set(words.qualities.split(' '))
export const isQuality = (word: string): boolean => QUALITIES.has(word.toLowerCase())
const HEAD_FIRST = new RegExp(`^(?:${QUALITY}\\s{1,4}){0,3}${HEAD}\\s{1,4}${PREPOSITION}\\b`, 'i')
const DEMAND_START = pattern('i')`
  ^(?:an?|strong|solid|good|excellent|enough|some|either|proven|able to|ability to|ideally|preferably|you|they|we
  |knows?|understand|speaks?|holds?|have|has|must)\s
`
/** Whether a phrase begins a new requirement: "knowledge of …", "strong SQL". */
export const startsDemand = (phrase: string): boolean => HEAD_FIRST.test(phrase) || DEMAND_START.test(phrase)

const VERBS = new Set(words.verbs.split(' '))
const IDLE = new Set(words.idleVerbs.split(' '))
/** Base form of a verb in the third person: "leads", "carries". */
const base = (word: string): string =>
  word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : VERBS.has(word.slice(0, -1))
      ? word.slice(0, -1)
      : word.replace(/es$/, '')

const firstWord = (text: string): string => /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? ''
/** Whether a phrase begins with a verb: "build", "building". */
export const startsWithVerb = (phrase: string): boolean => VERBS.has(firstWord(phrase)) || isGerund(phrase)
/** "leads", "advises" */
export const startsWithThirdPerson = (phrase: string): boolean =>
  firstWord(phrase).endsWith('s') && !VERBS.has(firstWord(phrase)) && VERBS.has(base(firstWord(phrase)))
export const isGerund = (phrase: string): boolean => /^[\p{L}-]{3,}ing\b/u.test(phrase)
/** Verbs that express no duty: "you will join", "you will report to". */
export const isIdle = (phrase: string): boolean => IDLE.has(firstWord(phrase))
const SUBORDINATORS = new Set(words.subordinators.split(' '))
/** Whether the words after a comma explain those before it. */
export const isSubordinate = (phrase: string): boolean =>
  SUBORDINATORS.has(firstWord(phrase)) || /^\w{1,12} of (?:which|whom|these|them|it)\b/i.test(phrase)
