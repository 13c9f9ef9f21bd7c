/** Cuts a CV into pieces below its headings. */

import { spansIn } from '@/domain/documents/dates'
import { denialsIn } from '@/domain/documents/denied'
import { degreeIn, startsWithDegree } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import { titlesBeside } from '@/domain/documents/phrase-index'
import { type Piece, piecesOf, tokensOfPiece } from '@/domain/documents/pieces'
import { tellsOfDegree } from './education'
import { HEADER_WORDS, HEADLINE_WORDS } from './header-rows'
import { type CvSection, type CvTopic, cvHeading } from './headings'
import { linesApart } from './line-cuts'
import type { CvPiece } from './read-cv'

/**
 * Pieces in the order of the text, without headings; each has the section and the topic of the heading above it.
 * @param headingOf what is taken for a heading
 */
export function cvPieces(
  text: string,
  lexicon: Lexicon,
  now: Date,
  headingOf: typeof cvHeading = cvHeading,
): { pieces: CvPiece[]; sections: Set<CvSection> } {
  const pieces: CvPiece[] = []
  const sections = new Set<CvSection>()
  let section: CvSection | null = null
  let topic: CvTopic | null = null
  /** Line of a label with its entries inside the jobs ("Tools: Jira"), below which the jobs go on. */
  let labelled: number | null = null
  let isOpening = false
  for (const piece of piecesOf(linesApart(text, lexicon)).flatMap(sentenceApart)) {
    if (!/[\p{L}\p{N}]/u.test(piece.text)) continue
    const heading = headingOf({ ...piece, isListed: piece.isListed && !isMarkedHeading(text, piece) })
    if (labelled !== null && !heading) {
      const isLabelled =
        piece.line === labelled || (piece.line === labelled + 1 && !piece.isListed && !isDated(piece.text))
      if (isLabelled) labelled = piece.line
      else [section, topic, labelled] = ['experience', 'experience', null]
    }
    const isBelow = pieces.at(-1)?.line === piece.line - 1
    const isInside =
      heading &&
      heading.rest !== '' &&
      (INSIDE_JOBS.has(heading.topic) || (isBelow && LABELS_IN_JOBS.has(heading.topic)))
    // What came of a job may have a heading of its own below it.
    const isWithin =
      section === 'experience' &&
      heading &&
      (heading.topic === 'achievements' ||
        (isInside && (heading.topic === 'projects' || LABELS_IN_JOBS.has(heading.topic))))
    if (heading && !isWithin) {
      labelled = isInside && (section === 'experience' || labelled !== null) ? piece.line : null
      section = heading.section
      topic = heading.topic
      sections.add(section)
      isOpening = true
    }
    if (heading?.rest === '') continue
    const body =
      heading && !(isWithin && isInside)
        ? {
            ...piece,
            text: heading.rest,
            tokens: tokensOfPiece(heading.rest),
            start: piece.start + piece.text.length - heading.rest.length,
          }
        : piece
    const denied = denialsIn(body.text)
    const isSaid = ({ start, end }: { start: number; end: number }) =>
      denied.every((part) => end <= part.start || start >= part.end)
    const skills = lexicon.skillsIn(body.text).filter(isSaid)
    const titles = titlesBeside(skills, lexicon.titlesIn(body.text)).filter(isSaid)
    if (section !== null && section !== 'experience' && beginsJob(body, titles, pieces, now)) {
      section = 'experience'
      topic = 'experience'
    }
    const isDegree =
      section !== 'education' && section !== 'skills' && (startsWithDegree(body) || tellsOfDegree(body.text))
    if (isDegree) sections.add('education')
    pieces.push({
      ...body,
      tokens: denied.length > 0 ? body.tokens.filter(isSaid) : body.tokens,
      section: isDegree ? 'education' : section,
      topic: isDegree ? 'education' : topic,
      job: null,
      isHeader: false,
      isOpening,
      skills,
      // "Docker, Chef, Puppet" names no cook.
      titles: skills.length >= 3 || section === 'skills' ? [] : titles,
    })
    isOpening = false
  }
  return { pieces, sections }
}

const PICTURE = /\p{Extended_Pictographic}\ufe0f?\s{0,3}$/u
const NUMBER = /(?:^|\s)(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s{0,3}$/i
const MARK_LENGTH = 8
/** "🎓 Education", "3. WORK HISTORY": the mark of a heading rather than of an entry. */
function isMarkedHeading(text: string, { text: title, start }: Piece): boolean {
  const before = text.slice(Math.max(0, start - MARK_LENGTH), start)
  const isLoud = /\p{Lu}/u.test(title) && !/\p{Ll}/u.test(title.split(':', 1)[0] ?? '')
  if (NUMBER.test(before)) return isLoud
  const picture = PICTURE.exec(before)?.[0].trim()
  return picture !== undefined && (isLoud || text.indexOf(picture) === text.lastIndexOf(picture))
}

/** Labels that stand below single jobs too. */
const INSIDE_JOBS: ReadonlySet<CvTopic> = new Set(['skills', 'projects', 'achievements', 'languages'])
/** The same, but mostly headings of their own behind a blank line: "What I did: …". */
const LABELS_IN_JOBS: ReadonlySet<CvTopic> = new Set(['summary', 'other'])
const isDated = (text: string): boolean => spansIn(text, new Date(0)).length > 0

const SENTENCE_END = /(?<=[\p{L})]{2})\.\s+(?=\p{Lu})/u
/** "2019 to date: Clerk, Oak Ltd. Kept files." The header of a job, and what was done there. */
function sentenceApart(piece: Piece): Piece[] {
  const end = piece.tokens.length > MOST_RUN_ON ? null : SENTENCE_END.exec(piece.text)
  if (!end || !isDated(piece.text.slice(0, end.index))) return [piece]
  const at = end.index + end[0].length
  const [head, tail] = [piece.text.slice(0, end.index + 1), piece.text.slice(at)]
  return [
    { ...piece, text: head, tokens: tokensOfPiece(head) },
    { ...piece, text: tail, tokens: tokensOfPiece(tail), start: piece.start + at },
  ]
}
const MOST_RUN_ON = 60

/** Words for a post, whatever the trade: "Head of Human Resources". */
const ROLE =
  /\b(?:Head|Director|Manager|Officer|Assistant|Lead|Engineer|Analyst|Developer|Designer|Consultant|Coordinator|Supervisor|Specialist|Administrator|Intern|Internship|Associate|Executive)\b/

/**
 * Whether jobs begin below a summary without a heading of their own: a short line with a title and dates, or dates just below
 * a title, which then belongs to the jobs too.
 */
function beginsJob(piece: Piece, titles: CvPiece['titles'], before: CvPiece[], now: Date): boolean {
  if (piece.isListed || piece.tokens.length > HEADER_WORDS || /\.$/.test(piece.text)) return false
  if (spansIn(piece.text, now).length === 0 || degreeIn(piece.text, 'highest') !== null) return false
  const above = before.at(-1)
  // In lists of other things, only a line that stands apart.
  const isOpen = above?.section === 'summary' || above?.section === 'contact'
  if (!isOpen && (above === undefined || piece.line <= above.line + 1)) return false
  if (titles.length > 0 || ROLE.test(piece.text)) return true
  if (!above || !isOpen || above.section === null || above.titles.length === 0 || above.tokens.length > HEADLINE_WORDS)
    return false
  if (/[.;]$/.test(above.text)) return false
  above.section = 'experience'
  return true
}
