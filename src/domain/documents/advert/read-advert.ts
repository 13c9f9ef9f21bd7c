/** Parses a job advert of any layout: title, employer and requirements, verbatim. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Advert, AdvertRequirement, Extract } from '@/domain/documents/types'
import { employerOf } from './employer-name'
import { isInName } from './in-name'
import { linesOf } from './lines'
import { requirementsIn } from './requirements'
import { sectionsOf } from './sections'
import { titleOf } from './title'

/**
 * Parses an advert; only the first 60,000 characters are read. Never throws; a text that is not an advert has no
 * requirements.
 */
export function readAdvert(text: string, lexicon: Lexicon): Advert {
  const lines = linesOf(text)
  const sections = sectionsOf(lines)
  const title = titleOf(text, lines, sections, lexicon)
  const { name: employer, probability: employerProbability } = employerOf({ text, lines, sections, title }, lexicon)
  const requirements = requirementsIn(text, sections, lexicon)
    .filter((found) => employer === null || !isInName([employer], text, found))
    .filter((found) => !isTitleAgain(found, title, text, lexicon))
  return {
    text,
    title,
    employer,
    employerProbability,
    requirements,
    boilerplate: boilerplateIn(sections, requirements),
  }
}

/**
 * Whether a requirement only repeats the job's title. "Backend Developer" in the title does; "Node.js" beside it is a
 * requirement, and "Illustrator" by itself may be a program.
 */
function isTitleAgain(found: AdvertRequirement, title: string, text: string, { titlesIn }: Lexicon): boolean {
  const at = text.indexOf(title)
  if (!found.text.includes(' ')) return false
  return found.start >= at && found.end <= at + title.length && titlesIn(found.text).length > 0
}

/** Lines that contain no requirement and no further information about the work. */
const boilerplateIn = (lines: ReturnType<typeof sectionsOf>, requirements: readonly AdvertRequirement[]): Extract[] =>
  lines
    .filter(({ start, end }) => !requirements.some((found) => found.start < end && found.end > start))
    .map(({ text, start, end }) => ({ text, start, end }))
