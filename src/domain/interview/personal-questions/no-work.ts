/** Requirements that no work shows, and that no question on work is about: conditions, possessions, traits, papers. */
import { isTrait } from '@/domain/cv-review/habits'
import { degreeIn } from '@/domain/documents/education-levels'
import { singular } from '@/domain/documents/phrase-index'
import { bare, CONDITIONS, isGerund, isVerb, LISTS, NOT_SERVICE, wordsOf } from './grammar'
import type { JudgedRequirement } from './input'

/** In the form of the lists: lower case, without plural endings. */
const plain = (text: string): string => ` ${wordsOf(text).map(bare).filter(Boolean).map(singular).join(' ')} `

/** A requirement of these is of work, although it names a condition: "Experience with background checks". */
const KNOWN = /\b(?:experience|experienced|expertise|familiar|familiarity|knowledge|understanding)\b/i

/** "Access to a car", "Must pass a drug test"; not "Conduct background checks", which is work. */
export function isCondition(text: string): boolean {
  if (KNOWN.test(text)) return false
  const said = plain(text)
  const found = CONDITIONS.flatMap((phrase) => {
    const at = said.indexOf(` ${phrase} `)
    return at < 0 ? [] : [at]
  })
  const before = wordsOf(said.slice(0, Math.min(...found)))
  return found.length > 0 && before.every((word) => LISTS.stateVerbs.has(word) || !(isVerb(word) || isGerund(word)))
}

/** "Quick learner", "high integrity", "using initiative". */
export function isTraitText(text: string): boolean {
  const [first = '', ...rest] = wordsOf(text)
  const isOf = (said: string) => isTrait({ kind: 'skill', text: said })
  return isOf(text) || (LISTS.traitVerbs.has(bare(first)) && isOf(rest.join(' ')))
}

/** "23 yrs or older", "2 years in college", "in the last 3 years": years that are none of work. */
const isOtherTime = (text: string): boolean =>
  NOT_SERVICE.some((phrase) => plain(text).includes(` ${phrase} `)) ||
  (/\b(?:in|within|over) (?:the )?(?:last|past) \w/i.test(text) && !KNOWN.test(text))

/** Whether a requirement gives no subject for a question on work. */
export function isNoWork({ kind, text, line }: Pick<JudgedRequirement, 'kind' | 'text' | 'line'>): boolean {
  if (kind === 'years') return isOtherTime(text)
  if (kind === 'degree' || kind === 'language') return false
  if (isCondition(text)) return true
  if (kind === 'certificate') return wordsOf(text).some((word) => LISTS.papers.has(bare(word)))
  // A class of licence, which was read as a programming language, and "Master's".
  const degree = degreeIn(text, 'highest')
  const isDegree = degree?.start === 0 && degree.end === text.length
  return isDegree || (text.length === 1 && wordsOf(line).some((word) => LISTS.papers.has(bare(word))))
}
