/** Splits a CV into segments, assigned to its headings. */

import { spansIn } from '@/domain/documents/dates'
import { degreeIn, startsWithDegree } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import { negatedSpans } from '@/domain/documents/negation'
import { unclaimedSpans } from '@/domain/documents/not-claimed'
import { titlesBeside } from '@/domain/documents/phrase-index'
import { type Segment, segmentsOf, tokensOfSegment } from '@/domain/documents/segments'
import { pattern } from '@/domain/text/pattern'
import type { CvSegment } from './cv'
import { tellsOfDegree } from './education'
import { HEADER_WORDS, HEADLINE_WORDS } from './header-rows'
import { type CvSection, type CvTopic, cvHeading } from './headings'
import { splitLines } from './split-lines'

/**
 * Segments in the order of the text, without headings; each has the section and the topic of the heading above it.
 * @param headingOf recognises a heading
 */
export function cvSegments(
  text: string,
  lexicon: Lexicon,
  now: Date,
  headingOf: typeof cvHeading = cvHeading,
): { segments: CvSegment[]; sections: Set<CvSection> } {
  const segments: CvSegment[] = []
  const sections = new Set<CvSection>()
  let section: CvSection | null = null
  let topic: CvTopic | null = null
  /** Line of a label within a job ("Tools: Jira"), after whose entries the job continues. */
  let labelled: number | null = null
  let isOpening = false
  for (const segment of partsOf(text, lexicon, headingOf)) {
    if (!/[\p{L}\p{N}]/u.test(segment.text)) continue
    const heading = headingOf({ ...segment, isListed: segment.isListed && !isMarkedHeading(text, segment) })
    if (labelled !== null && !heading) {
      const isLabelled =
        segment.line === labelled || (segment.line === labelled + 1 && !segment.isListed && !isDated(segment.text))
      if (isLabelled) labelled = segment.line
      else [section, topic, labelled] = ['experience', 'experience', null]
    }
    const isBelow = segments.at(-1)?.line === segment.line - 1
    const isInside =
      heading &&
      heading.rest !== '' &&
      (INSIDE_JOBS.has(heading.topic) || (isBelow && LABELS_IN_JOBS.has(heading.topic)))
    // The achievements of a job may have their own heading within it.
    const isWithin =
      section === 'experience' &&
      heading &&
      (heading.topic === 'achievements' ||
        (isInside && (heading.topic === 'projects' || LABELS_IN_JOBS.has(heading.topic))))
    if (heading && !isWithin) {
      labelled = isInside && (section === 'experience' || labelled !== null) ? segment.line : null
      section = heading.section
      topic = heading.topic
      sections.add(section)
      isOpening = true
    }
    if (heading?.rest === '') continue
    const body =
      heading && !(isWithin && isInside)
        ? {
            ...segment,
            text: heading.rest,
            tokens: tokensOfSegment(heading.rest),
            start: segment.start + segment.text.length - heading.rest.length,
          }
        : segment
    const denied = [...negatedSpans(body.text), ...unclaimedSpans(body.text)]
    const isSaid = ({ start, end }: { start: number; end: number }) =>
      denied.every((part) => end <= part.start || start >= part.end)
    const skills = lexicon.skillsIn(body.text).filter(isSaid)
    const titles = titlesBeside(skills, lexicon.titlesIn(body.text)).filter(isSaid)
    if (section !== null && section !== 'experience' && beginsJob(body, titles, segments, now)) {
      section = 'experience'
      topic = 'experience'
    }
    const isDegree =
      section !== 'education' && section !== 'skills' && (startsWithDegree(body) || tellsOfDegree(body.text))
    if (isDegree) sections.add('education')
    segments.push({
      ...body,
      tokens: denied.length > 0 ? body.tokens.filter(isSaid) : body.tokens,
      section: isDegree ? 'education' : section,
      topic: isDegree ? 'education' : topic,
      job: null,
      isHeader: false,
      isOpening,
      skills,
      // "Docker, Chef, Puppet" does not name a chef.
      titles: skills.length >= 3 || section === 'skills' ? [] : titles,
    })
    isOpening = false
  }
  return { segments, sections }
}

const PICTURE = /\p{Extended_Pictographic}\ufe0f?\s{0,3}$/u
const NUMBER = /(?:^|\s)(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s{0,3}$/i
const MARK_LENGTH = 8
/** "🎓 Education", "3. WORK HISTORY": a mark of a heading rather than of a list item. */
function isMarkedHeading(text: string, { text: title, start }: Segment): boolean {
  const before = text.slice(Math.max(0, start - MARK_LENGTH), start)
  const isLoud = /\p{Lu}/u.test(title) && !/\p{Ll}/u.test(title.split(':', 1)[0] ?? '')
  if (NUMBER.test(before)) return isLoud
  const picture = PICTURE.exec(before)?.[0].trim()
  return picture !== undefined && (isLoud || text.indexOf(picture) === text.lastIndexOf(picture))
}

/** Labels that also occur within a job. */
const INSIDE_JOBS: ReadonlySet<CvTopic> = new Set(['skills', 'projects', 'achievements', 'languages'])
/** The same, but after a blank line mostly headings of their own: "What I did: …". */
const LABELS_IN_JOBS: ReadonlySet<CvTopic> = new Set(['summary', 'other'])
const isDated = (text: string): boolean => spansIn(text, new Date(0)).length > 0

/** The segments of a text, with a degree beside the name above the first heading as a segment of its own. */
function partsOf(text: string, lexicon: Lexicon, headingOf: typeof cvHeading): Segment[] {
  const parts = segmentsOf(splitLines(text, lexicon)).flatMap(sentenceApart)
  const first = parts.findIndex((part) => headingOf(part) !== null)
  return parts.flatMap((part, i) => (first < 0 || i < first ? degreeApart(part) : [part]))
}

const BESIDE = /(?:[,;|–—-]|(?<=[\p{L})]{2})\.)\s+(?=\p{Lu})/gu
/** Most words of a name with its place. */
const MOST_NAMED = 8
/** "Ada Obi, Kano. BSc Law, Leeds Marsh University, 2019" */
function degreeApart(segment: Segment): Segment[] {
  for (const { 0: mark, index } of segment.isListed ? [] : segment.text.matchAll(BESIDE)) {
    const [head, tail] = [segment.text.slice(0, index), segment.text.slice(index + mark.length)]
    const tokens = tokensOfSegment(tail)
    if (/\d/.test(head) || tokensOfSegment(head).length > MOST_NAMED) break
    if (startsWithDegree({ text: tail, tokens })) {
      return [
        { ...segment, text: head, tokens: tokensOfSegment(head) },
        { ...segment, text: tail, tokens, start: segment.start + index + mark.length },
      ]
    }
  }
  return [segment]
}

const SENTENCE_END = /(?<=[\p{L})]{2})\.\s+(?=\p{Lu})/u
/** Splits a job header from its duties: "2019 to date: Clerk, Oak Ltd. Kept files." */
function sentenceApart(segment: Segment): Segment[] {
  const end = segment.tokens.length > MOST_RUN_ON ? null : SENTENCE_END.exec(segment.text)
  if (!end || !isDated(segment.text.slice(0, end.index))) return [segment]
  const at = end.index + end[0].length
  const [head, tail] = [segment.text.slice(0, end.index + 1), segment.text.slice(at)]
  return [
    { ...segment, text: head, tokens: tokensOfSegment(head) },
    { ...segment, text: tail, tokens: tokensOfSegment(tail), start: segment.start + at },
  ]
}
const MOST_RUN_ON = 60

/** Role words of any occupation: "Head of Human Resources". */
const ROLE = pattern()`
  \b(?:Head|Director|Manager|Officer|Assistant|Lead|Engineer|Analyst|Developer|Designer|Consultant|Coordinator
  |Supervisor|Specialist|Administrator|Intern|Internship|Associate|Executive)\b
`

/**
 * Whether jobs begin below a summary without a heading: a short line with a title and dates, or dates directly below a
 * title, which then belongs to the jobs as well.
 */
function beginsJob(segment: Segment, titles: CvSegment['titles'], before: CvSegment[], now: Date): boolean {
  if (segment.isListed || segment.tokens.length > HEADER_WORDS || /\.$/.test(segment.text)) return false
  if (spansIn(segment.text, now).length === 0 || degreeIn(segment.text, 'highest') !== null) return false
  const above = before.at(-1)
  // After other sections, only a line after a blank line counts.
  const isOpen = above?.section === 'summary' || above?.section === 'contact'
  if (!isOpen && (above === undefined || segment.line <= above.line + 1)) return false
  if (titles.length > 0 || ROLE.test(segment.text)) return true
  if (!above || !isOpen || above.section === null || above.titles.length === 0 || above.tokens.length > HEADLINE_WORDS)
    return false
  if (/[.;]$/.test(above.text)) return false
  above.section = 'experience'
  return true
}
