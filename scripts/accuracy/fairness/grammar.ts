/** Grammar that second-language speakers of English often have, made from a text by rule. */
import verbs from '@/content/language/work-verbs.json'
import lists from '../../../data/fairness/swaps.json'

const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase())

const withoutArticles = (text: string): string =>
  text
    .replace(/\b(?:The|A|An) (\p{L})/gu, (_, letter: string) => letter.toUpperCase())
    .replace(/\b(?:the|a|an) (?=[\p{L}\p{N}₦$£€])/gu, '')

const pastOf = (verb: string): string =>
  verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
const PRESENT: ReadonlyMap<string, string> = new Map(verbs.regular.split(/,\s*/).map((verb) => [pastOf(verb), verb]))

/** Present for past after a pronoun, in regular verbs: "I checked" becomes "I check". */
const inThePresent = (text: string): string =>
  text.replace(/\b(I|we|We|he|He|she|She|they|They) (\p{L}+ed)\b/gu, (all, subject: string, verb: string) => {
    const present = PRESENT.get(verb)
    return present ? `${subject} ${present}` : all
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
