/** What the headings and labels of an advert announce. */
import headings from '@/content/language/advert-headings.json'
import patterns from '@/content/language/advert-sentences.json'
import words from '@/content/language/advert-words.json'
import { plainOf, tokensOf } from '@/domain/text/tokens'

/** `tools`: the team's tools. `spared`: skills said not to be needed. `skip`: the employer, its offer, how to apply. */
export type Section = 'required' | 'wished' | 'duties' | 'tools' | 'spared' | 'skip'

const HEADINGS = headings.map(({ section, pattern }) => ({ section: section as Section, pattern: new RegExp(pattern) }))
const HEADING_WORDS = new Set(words.headingWords.split(' '))
const FACT = new RegExp(`^(?:${patterns.facts})$`, 'i')
/** Characters of a heading that are looked at. */
export const LONGEST_HEADING = 140

/** What a heading announces, in any spelling of it; null for a heading that says nothing of its list. */
export function sectionNamed(heading: string): Section | null {
  const plain = plainOf(tokensOf(heading.slice(0, LONGEST_HEADING)))
  return HEADINGS.find(({ pattern }) => pattern.test(plain))?.section ?? null
}

/** Whether a line has only words of which headings are made: "Who you are", and not "Experience in retail". */
export const isPureHeading = (line: string): boolean => {
  const tokens = tokensOf(line.slice(0, LONGEST_HEADING))
  return tokens.length > 0 && tokens.every(({ word }) => HEADING_WORDS.has(word))
}

/** "Contract type Permanent", "Company name Acme": a label of two words or more, and its value. */
export function isUnmarkedFact(line: string): boolean {
  const words = line.trim().split(/\s+/)
  return [2, 3].some(
    (count) =>
      words.length > count &&
      isFactLabel(words.slice(0, count).join(' ')) &&
      /^[\p{Lu}\d\p{Sc}]/u.test(words[count] ?? ''),
  )
}

/** Whether a label is of the place, the kind of contract and the like, below which nothing is asked for. */
export const isFactLabel = (label: string): boolean => FACT.test(label.trim())
