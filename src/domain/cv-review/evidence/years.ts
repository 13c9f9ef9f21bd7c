/** Decides whether a CV shows the required years in the required work. */

import type { WorkFit } from '@/domain/cv-review/work-fit'
import type { Cv, CvJob, CvSegment, Place } from '@/domain/documents/cv/cv'
import { monthsCovered } from '@/domain/documents/dates'
import { yearsIn } from '@/domain/documents/education-levels'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Occupation } from '@/domain/documents/taxonomy'
import { tokensOf } from '@/domain/text/tokens'
import { type Asked, askedWords } from './asked-words'
import type { Line } from './lines'
import { NOT_SHOWN, placeSaid, type Shown, shownAt } from './verdict'
import { fieldsAmong, workIn } from './work-words'

/** The work as the advertisement names it. */
export type Work = {
  occupations: readonly Occupation[]
  words: Asked['words']
  /** How well the whole CV fits it, 0 to 1. */
  fit: Pick<WorkFit, 'share' | 'field'>
}

/** Share of the required years that counts as all of them, and as part of them. */
const ALL = 0.9
const SOME = 0.3
/** Share of the work's words that a title, or the lines below it, must contain. */
const IN_TITLE = 0.4
const IN_LINES = 0.6
/** Share of the work from which a CV belongs to the occupation. */
const SAME_WORK = 0.7
/** Years required by "some experience". */
const UNNAMED_YEARS = 1
/** "A clean audit 5 years in a row" is no length of work. */
const NO_LENGTH = /^\s?(?:in a row|in succession|running|ago|old|later|earlier|warranty|guarantee)\b/i
const LONGEST_NO_LENGTH = 16
/** What years are of: "6 years of results". */
const OF_WHAT = /^\s?of((?:\s[\p{L}-]{1,30}){1,3})/iu
const OF_WORK = /\b(?:experience|expertise|practice|service|work|employment)\b|ing\b/i
const ABOUT_WORK = /experience|experienced|expertise|background|career|years|yrs/i

type Fit = 'same' | 'near' | 'other'

export function yearsShown(asked: Asked, work: Work, cv: Cv, lines: readonly Line[], lexicon: Lexicon): Shown {
  const wanted = (asked.requirement.years ?? UNNAMED_YEARS) * 12
  const jobs = cv.jobs.map((job) => ({ job, fit: fitOf(job, asked, work, lines, lexicon) }))
  const months = (fits: readonly Fit[]) =>
    monthsCovered(jobs.flatMap(({ job, fit }) => (job.span && fits.includes(fit) ? [job.span] : [])))
  const [same, near] = [months(['same']), months(['same', 'near'])]
  const claim = claimIn(lines, asked, work, lexicon)
  const isClaimed = claim?.fits === true && 12 * claim.years >= ALL * wanted
  // A stated number of years counts if the dates confirm it, or if there are none.
  const isFull = same >= ALL * wanted || (isClaimed && (cv.months === 0 || cv.months >= ALL * wanted))
  const isSome = same >= SOME * wanted || near >= ALL * wanted
  if (!isFull && !isSome) return NOT_SHOWN
  // The same occupation in another field ("five years in banking") is only part of it.
  const verdict = isFull && isOfThatField(asked, cv) ? 'has' : 'partly'
  // Quotes the stated years where they support the verdict, otherwise a dated job.
  if (claim?.fits && (isClaimed || !isFull)) return shownAt(verdict, claim.segment, claim, claim.place)
  const shown = jobs
    .filter(({ job, fit }) => job.span && fit !== 'other')
    .sort((a, b) => Number(b.fit === 'same') - Number(a.fit === 'same') || lengthOf(b.job) - lengthOf(a.job))[0]
  const header = shown?.job.segments.find(({ text }) => shown.job.span && text.includes(shown.job.span.text))
  const titled = shown?.job.segments.find(({ text }) => shown.job.title !== '' && text.includes(shown.job.title))
  const segment = titled ?? header
  if (!shown || !segment) return NOT_SHOWN
  return shownAt(
    verdict,
    segment,
    { start: 0, end: segment.text.length },
    shown.job.isRecent ? 'recent job' : 'older job',
  )
}

/** Whether the CV mentions a required field; an employer's name counts. */
function isOfThatField({ work }: Asked, { segments }: Cv): boolean {
  const fields = fieldsAmong(work)
  return (
    fields.length === 0 ||
    segments.some(({ tokens }) => fieldsAmong(workIn(tokens)).some((each) => fields.includes(each)))
  )
}

const lengthOf = ({ span }: CvJob): number => (span ? span.to - span.from : 0)

/** A job matches by its occupation, the words of its title or of its lines; the same family of occupations is near. */
function fitOf(job: CvJob, asked: Asked, work: Work, lines: readonly Line[], lexicon: Lexicon): Fit {
  const trades = lexicon.titlesIn(job.title).map(({ value }) => value)
  const wanted = [...lexicon.titlesIn(asked.requirement.text).map(({ value }) => value), ...work.occupations]
  if (trades.some(({ id }) => wanted.some((each) => each.id === id))) return 'same'
  const own = lines.filter(({ segment }) => job.segments.includes(segment))
  if (
    share(
      work.words,
      own.filter(({ segment }) => segment.isHeader),
    ) >= IN_TITLE
  )
    return 'same'
  if (asked.words.length > 0 && shareAsked(asked, own, lexicon) >= IN_LINES) return 'same'
  // A title outside the taxonomy ("Associate") counts as the occupation of the whole CV.
  if (trades.length === 0 && work.fit.share >= SAME_WORK) return 'same'
  return trades.some(({ family }) => wanted.some((each) => each.family === family)) ? 'near' : 'other'
}

const OR = /\s(?:or|and\/or)\s|\s?\/\s?/i
const MOST_WAYS = 8

/** The share of the words of a requirement; of "product design / UX design", of the alternative with the most. */
function shareAsked({ requirement: { text }, words }: Asked, lines: readonly Line[], lexicon: Lexicon): number {
  const ways = text.split(OR, MOST_WAYS)
  const ofWays = ways.length > 1 ? ways.map((way) => share(askedWords(way, lexicon), lines)) : []
  return Math.max(share(words, lines), ...ofWays)
}

function share(words: Asked['words'], lines: readonly Line[]): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0)
  if (all === 0) return 0
  const has = ({ stem }: Asked['words'][number]) =>
    lines.some((line) => line.stems.has(stem) || line.near(stem).length > 0)
  return words.reduce((sum, word) => sum + (has(word) ? word.weight : 0), 0) / all
}

/**
 * Whether years are of work, in particular of the work asked for: "5 years of payroll" is a length of it, "compared 6
 * years of results" is not. Of 112 decisions on years in pairs that it was not written for, one more is right by it.
 */
function isOfWork(behind: string, asked: Asked, work: Work): boolean {
  const [, said] = OF_WHAT.exec(behind) ?? []
  if (said === undefined || OF_WORK.test(said)) return true
  const own = new Set(tokensOf(said).map(({ stem }) => stem))
  return [...asked.words, ...work.words].some(({ stem }) => own.has(stem))
}

type Claim = { segment: CvSegment; place: Place; years: number; start: number; end: number; fits: boolean }

/** Years that the CV states itself: "accountant with twelve years in audit". */
function claimIn(lines: readonly Line[], asked: Asked, work: Work, lexicon: Lexicon): Claim | null {
  const ids = new Set(work.occupations.map(({ id }) => id))
  const claims = lines.flatMap((line): Claim[] => {
    const { segment } = line
    const found = segment.isHeader ? null : yearsIn(segment.text)
    if (!found || !ABOUT_WORK.test(segment.text)) return []
    if (NO_LENGTH.test(segment.text.slice(found.end, found.end + LONGEST_NO_LENGTH))) return []
    if (!isOfWork(segment.text.slice(found.end), asked, work)) return []
    const fits =
      lexicon.titlesIn(segment.text).some(({ value }) => ids.has(value.id)) ||
      (asked.words.length > 0 ? shareAsked(asked, [line], lexicon) : share(work.words, [line])) >= IN_TITLE
    return [{ ...found, segment, place: placeSaid(line), fits }]
  })
  return claims.sort((a, b) => Number(b.fits) - Number(a.fits) || b.years - a.years)[0] ?? null
}
