/** A CV as the paragraphs of a document, from which a file can be written. */
import { BULLETS } from '@/domain/documents/bullets'
import { cleanCvText } from '@/domain/documents/clean-text'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { CvSegment } from './cv'
import { cvHeading } from './headings'
import { readCv } from './read-cv'
import { splitLines } from './split-lines'

export type CvParagraph = {
  /** `subheading`: inside a job · `post`: names a job, an employer or dates · `item`: of a list · `line`: any other. */
  kind: 'name' | 'heading' | 'subheading' | 'post' | 'item' | 'line'
  /** What stands in the columns of the line; without the mark of a list. */
  cells: readonly string[]
  /** Whether a blank line precedes it. */
  isApart: boolean
}

type Line = {
  text: string
  isApart: boolean
  /** Whether it was split off a line that had lost its line breaks. */
  isSplitOff: boolean
  /** What the reader found in it; nothing in a heading. */
  segments: readonly CvSegment[]
}

/**
 * All words of a CV in their order. Each line is a paragraph, unless it goes on with the sentence above it, as where a
 * PDF broke it.
 * @param now decides which jobs are current
 */
export function outlineOf(text: string, lexicon: Lexicon, now: Date): CvParagraph[] {
  const clean = cleanCvText(text)
  const lines = linesOf(clean, splitLines(clean, lexicon), readCv(clean, lexicon, now).segments)
  const longest = Math.max(0, ...lines.map((line) => line.text.length))
  const paragraphs: CvParagraph[] = []
  for (const [i, line] of lines.entries()) {
    const kind = i === 0 && isName(line.text) ? 'name' : kindOf(line, isInsideJob(lines, i))
    const [above, lineAbove] = [paragraphs.at(-1), lines[i - 1]]
    if (above && lineAbove && kind === 'line' && goesOn(above, lineAbove, line, longest)) {
      paragraphs[paragraphs.length - 1] = { ...above, cells: [`${above.cells[0]} ${line.text}`] }
    } else {
      const shown = kind === 'item' ? line.text.replace(MARK, '') : line.text
      paragraphs.push({ kind, cells: shown.split(COLUMNS), isApart: line.isApart })
    }
  }
  return paragraphs
}

/** @param split the same text with further line breaks in place of spaces */
function linesOf(text: string, split: string, segments: readonly CvSegment[]): Line[] {
  const lines: Line[] = []
  let start = 0
  let read = 0
  let isApart = false
  for (const line of split.split('\n')) {
    const end = start + line.length
    const own: CvSegment[] = []
    for (; (segments[read]?.start ?? end) < end; read++) own.push(segments[read] as CvSegment)
    const isSplitOff = start > 0 && text[start - 1] !== '\n'
    const shown = line.trim()
    if (shown !== '') lines.push({ text: shown, isApart, isSplitOff, segments: own })
    isApart = shown === ''
    start = end + 1
  }
  return lines
}

/** Whether the same job goes on after a line without segments. */
function isInsideJob(lines: readonly Line[], at: number): boolean {
  const jobOf = (line: Line | undefined) => line?.segments.at(-1)?.job ?? null
  return jobOf(lines[at - 1]) !== null && jobOf(lines[at - 1]) === (lines[at + 1]?.segments[0]?.job ?? null)
}

const MARK = new RegExp(String.raw`^(?:[${BULLETS}]|\*)\s+`, 'u')
const COLUMNS = / {2,}/
const LONGEST_NAME = 60

/** Whether the first line is a name or a title rather than an address or a heading. */
const isName = (line: string): boolean =>
  line.length <= LONGEST_NAME && !/[\d@:•]|https?:|www\./.test(line) && !cvHeading({ text: line, isListed: false })

function kindOf({ text, isApart, segments }: Line, isInJob: boolean): CvParagraph['kind'] {
  if (segments.some(({ isHeader }) => isHeader)) return 'post'
  if (isApart && isLoud(text)) return 'heading'
  const title = text.replace(/^[^\p{L}]+/u, '')
  if (segments.length === 0 && cvHeading({ text: title, isListed: false })?.rest === '')
    return isInJob && !isApart ? 'subheading' : 'heading'
  return segments[0]?.isListed && MARK.test(text) ? 'item' : 'line'
}

/** A short line in capitals: a heading of which no section is known ("CAMPUS INVOLVEMENT"). */
const isLoud = (line: string): boolean =>
  /^(?:\p{Lu}[\p{Lu}'’-]+|&|AND|OF)(?: (?:\p{Lu}[\p{Lu}'’-]+|&)){0,4}$/u.test(line) && line.length > 5

/** Length in characters from which a line may have been broken at the margin, and of what share of the longest line. */
const MAY_BE_FULL = 45
const FULL_WIDTH = { least: 80, share: 0.85 }
/** "languages: English, Hausa" */
const LABEL = /^[^.;:]{1,40}:/
const OPEN_BRACKET = /\([^()]*$/
/** A second line of contacts, and the "o" of a list. */
const ON_ITS_OWN = /@|^o\s/

/**
 * Whether a line goes on with the paragraph above it.
 * @param longest length in characters of the longest line
 */
function goesOn({ kind, cells }: CvParagraph, above: Line, line: Line, longest: number): boolean {
  if (line.isApart || line.segments[0]?.isListed || cells.length > 1 || (kind !== 'item' && kind !== 'line'))
    return false
  if (line.isSplitOff) return true
  const { length } = above.text
  if (length < MAY_BE_FULL || /[.:;!?]$/.test(above.text) || LABEL.test(line.text) || ON_ITS_OWN.test(line.text))
    return false
  // Someone who writes everything in lower case begins each line so.
  if (/^\p{Ll}/u.test(line.text)) return /^[^\p{L}]*\p{Lu}/u.test(cells[0] ?? '')
  if (OPEN_BRACKET.test(above.text)) return true
  // Lines without a mark of a list may be as long, each a statement of its own.
  return kind === 'item' && length >= FULL_WIDTH.least && length >= FULL_WIDTH.share * longest
}
