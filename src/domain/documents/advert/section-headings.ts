/** Classifies the headings and labels of an advert. */
import headings from '@/content/language/advert-headings.json'
import patterns from '@/content/language/advert-sentences.json'
import words from '@/content/language/advert-words.json'
import { plainOf, tokensOf } from '@/domain/text/tokens'

/**
 * `tools`: the team's tools. `spared`: skills that are explicitly not needed. `skip`: the employer, benefits, how to
 * apply.
 */
export type Section = 'required' | 'wished' | 'duties' | 'tools' | 'spared' | 'skip'

const HEADINGS = headings.map(({ section, pattern }) => ({ section: section as Section, pattern: new RegExp(pattern) }))
const HEADING_WORDS = new Set(words.headingWords.split(' '))
const FACT = new RegExp(`^(?:${patterns.facts})$`, 'i')
/** In characters. */
export const LONGEST_HEADING = 140

/** The section that a heading introduces, whatever its spelling; null for an unknown heading. */
export function sectionNamed(heading: string): Section | null {
  const plain = plainOf(tokensOf(heading.slice(0, LONGEST_HEADING)))
  return HEADINGS.find(({ pattern }) => pattern.test(plain))?.section ?? null
}

/** Whether a line consists of typical words of headings: "Who you are", but not "Experience in retail". */
export const isPureHeading = (line: string): boolean => {
  const tokens = tokensOf(line.slice(0, LONGEST_HEADING))
  return tokens.length > 0 && tokens.every(({ word }) => HEADING_WORDS.has(word))
}

/** A label of at least two words without a colon, and its value: "Contract type Permanent", "Company name Acme". */
export function isUnmarkedFact(line: string): boolean {
  const words = line.trim().split(/\s+/)
  return [2, 3].some(
    (count) =>
      words.length > count &&
      isFactLabel(words.slice(0, count).join(' ')) &&
      /^[\p{Lu}\d\p{Sc}]/u.test(words[count] ?? ''),
  )
}

/** Whether a label is a fact such as the place or the kind of contract, which contains no requirement. */
export const isFactLabel = (label: string): boolean => FACT.test(label.trim())
