/** Grammar that second-language speakers of English often have, made from a text by rule. */
import { AUXILIARY_PASTS, IRREGULAR_PASTS } from '@/domain/text/verb-forms'
import lists from '../../../data/fairness/swaps.json'
import { readGraded } from '../../train/graded'

const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase())

const withoutArticles = (text: string): string =>
  text
    .replace(/\b(?:The|A|An) (\p{L})/gu, (_, letter: string) => letter.toUpperCase())
    .replace(/\b(?:the|a|an) (?=[\p{L}\p{N}₦$£€])/gu, '')

/** Words of the answers: a base form that none of them has may be misspelled. */
const WORDS: ReadonlySet<string> = new Set(readGraded().flatMap(({ answer }) => answer.match(/[a-z]+/g) ?? []))

/** "checked" to "check", "went" to "go"; null for what is no past tense. */
function presentOf(past: string): string | null {
  const irregular = IRREGULAR_PASTS.get(past) ?? AUXILIARY_PASTS.get(past)
  if (irregular !== undefined) return irregular
  if (!/^\p{L}{2,}ed$/u.test(past)) return null
  const bases = [past.slice(0, -1), past.slice(0, -2), past.replace(/ied$/, 'y'), past.replace(/(.)\1ed$/, '$1')]
  return bases.find((base) => base !== past && WORDS.has(base)) ?? null
}

const BEFORE_VERB = new RegExp(
  `\\b(I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Aa]nd|[Tt]hen|(?:[Mm]y|[Oo]ur|[Tt]he) (?:${lists.people.join('|')})) (\\p{L}+)\\b`,
  'gu',
)
/** Present for past after a pronoun, a person or "and": "I checked and went" becomes "I check and go". */
const inThePresent = (text: string): string =>
  text.replace(BEFORE_VERB, (all, before: string, verb: string) => {
    const present = presentOf(verb)
    return present === null ? all : `${before} ${before === 'I' && present === 'is' ? 'am' : present}`
  })

/** Singular after a number: "three weeks" becomes "three week". */
const withoutPlurals = (text: string): string =>
  text.replace(
    new RegExp(`\\b(\\d+|${lists.numbersBefore.join('|')}) (\\p{L}+[^\\W_s])s\\b`, 'gu'),
    (all, number: string, noun: string) => (/(?:ie|u|i|se|xe|che|she)$/u.test(noun) ? all : `${number} ${noun}`),
  )

const SUBJECT = new RegExp(
  `\\b([Mm]y|[Oo]ur|[Tt]he) (${lists.people.join('|')}) (?=(?:${lists.verbsAfterSubject.join('|')}|\\p{L}+ed)\\b)`,
  'gu',
)
/** "My manager asked" becomes "My manager he asked". */
const withDoubledSubjects = (text: string): string => text.replace(SUBJECT, '$1 $2 he ')

export const GRAMMAR: Readonly<Record<string, (text: string) => string>> = {
  'no articles': (text) => capital(withoutArticles(text)),
  'present for past': inThePresent,
  'no plural s': withoutPlurals,
  'doubled subject': withDoubledSubjects,
  'all four': (text) => capital(withDoubledSubjects(withoutPlurals(inThePresent(withoutArticles(text))))),
}
