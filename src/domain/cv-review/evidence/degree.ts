/** Decides whether a CV shows the required degree: its level, and a matching subject. */

import type { Cv, CvEducation, CvSegment } from '@/domain/documents/cv/cv'
import { degreeIn } from '@/domain/documents/education-levels'
import { fieldFit } from '@/domain/documents/study-fields'
import type { AdvertRequirement } from '@/domain/documents/types'
import { memoize } from '@/domain/text/memoize'
import { pattern } from '@/domain/text/pattern'
import { NOT_SHOWN, type Shown } from './verdict'

/** "Or equivalent experience": months of work that replace the degree. */
const EQUIVALENT_MONTHS = 36
const OR_EXPERIENCE =
  /\bor (?:an? )?(?:(?:equivalent|comparable|relevant|similar|practical|professional|work)\s+){1,4}experience\b/i
/** Once for each line rather than for each of its degrees. */
const allowsExperience = memoize((line) => OR_EXPERIENCE.test(line))
export const UNDER_WAY = pattern('i')`
  \b(?:in view|in progress|ongoing|pursuing|expected|part[- ]qualified|(?<!for )students?|candidate|studying
  |enrolled|awaiting|working towards?)\b
`
/** A required class of degree, and classes that are at least as good. */
const UPPER =
  /\b(?:second[- ]class[^a-z0-9]{0,3}(?:honou?rs[^a-z0-9]{0,3})?\(?upper|upper second|2[:.]1|first[- ]class)/i
const AS_GOOD = pattern('i')`
  \b(?:first\b|1st\b|distinction|summa|magna|upper|2[:.]1|[34]\.[5-9]\d?\s?\/\s?[45]|[34]\.[5-9]\d? GPA
  |GPA:? [34]\.[5-9])
`
const hasClass = (asked: string, held: string): boolean => !UPPER.test(asked) || AS_GOOD.test(held)
/** The lines around a degree, which contain its class. */
const lineOf = ({ start, end }: CvEducation, { text }: Cv): string =>
  text.slice(text.lastIndexOf('\n', start) + 1, (text.indexOf('\n', end) + text.length + 1) % (text.length + 1))

/**
 * Lowest level at which a degree one level below the required one counts as partial; a school certificate never does.
 */
const LOWEST_PART = 2

/** @param segments segments of the CV that count: a degree copied from the advertisement does not */
export function degreeShown({ degree, text, line }: AdvertRequirement, cv: Cv, segments: readonly CvSegment[]): Shown {
  const { level: asked = 3, fields = [] } = degree ?? {}
  const orExperience = cv.months >= EQUIVALENT_MONTHS && allowsExperience(line)
  const worthOf = (held: CvEducation): 0 | 1 | 2 => {
    if (held.level >= asked && orExperience) return 2
    const fit = fieldFit(fields, text, wordsOf(held))
    if (fit === 'other') return 0
    const entry = cv.text.slice(held.start, held.end)
    const isHeld = !UNDER_WAY.test(entry)
    if (held.level >= asked && isHeld) return fit === 'same' && hasClass(text, lineOf(held, cv)) ? 2 : 1
    // A lower degree in another subject does not count.
    return fit === 'same' && held.level >= Math.max(LOWEST_PART, asked - 1) ? 1 : 0
  }
  // Of several that count as much, the one that was asked for, not the highest.
  const beyond = ({ level }: CvEducation): number => Math.abs(level - asked)
  const best = heldBy(cv)
    .filter(({ degree: own }) =>
      segments.some(({ start, text: said }) => own.start >= start && own.start < start + said.length),
    )
    .map((held) => ({ held, worth: worthOf(held) }))
    .sort((a, b) => b.worth - a.worth || beyond(a.held) - beyond(b.held))[0]
  if (!best || best.worth === 0) return NOT_SHOWN
  return { verdict: best.worth === 2 ? 'has' : 'partly', quote: quoteOf(best.held, cv), place: 'education' }
}

/** The parsed degrees; without any, short lines that begin with a degree, such as those below the last job. */
const heldBy = (cv: Cv): readonly CvEducation[] =>
  cv.education.length > 0 ? cv.education : cv.segments.flatMap(aloneIn)

const LONGEST_ALONE = 8
/** The degree at the beginning of a short line. */
function degreeAlone({ text, tokens, isHeader }: CvSegment) {
  const found = isHeader || tokens.length > LONGEST_ALONE ? null : degreeIn(text, 'highest')
  return found?.start === 0 ? found : null
}
/** Whether a short line begins with a degree, in whatever section. */
export const isDegreeAlone = (segment: CvSegment): boolean => degreeAlone(segment) !== null

function aloneIn(segment: CvSegment): CvEducation[] {
  const { text, start } = segment
  const found = degreeAlone(segment)
  if (!found) return []
  return [
    {
      degree: { text, start, end: start + text.length },
      field: null,
      level: found.level,
      institution: null,
      start,
      end: start + text.length,
    },
  ]
}

const wordsOf = ({ degree, field }: CvEducation): string => `${degree.text} ${field?.text ?? ''}`

/** The degree with its subject where they are adjacent. */
function quoteOf({ degree, field }: CvEducation, { text }: Cv): string {
  const whole = field ? text.slice(Math.min(degree.start, field.start), Math.max(degree.end, field.end)) : degree.text
  if (whole.includes('\n')) return degree.text
  // "Bachelor of Commerce (Marketing)": the bracket behind the subject closes the one before it.
  const isOpen = whole.lastIndexOf('(') > whole.lastIndexOf(')')
  return isOpen && text.charAt(Math.max(degree.end, field?.end ?? 0)) === ')' ? `${whole})` : whole
}
