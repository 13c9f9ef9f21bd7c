/**
 * The match score: the sum of the points for required items, for other requirements, and for how well the CV fits the
 * advertised work.
 */
import { cleanCvText } from '@/domain/documents/clean-text'
import type { Cv } from '@/domain/documents/cv/cv'
import { readCv } from '@/domain/documents/cv/read-cv'
import { type Lexicon, lexiconOf } from '@/domain/documents/lexicon'
import type { SkillTaxonomy } from '@/domain/documents/taxonomy'
import { memoize } from '@/domain/text/memoize'
import { type AdvertView, viewOf } from './advert-view'
import { decisionsOn } from './evidence/decide'
import { checkKeywordStuffing, type StuffingCheck } from './keyword-stuffing'
import { type Part, type Points, pointsOf, wholeParts } from './points'
import { type Row, rowsOf } from './rows'
import { type WorkFit, workFit } from './work-fit'

export type CvMatch = {
  /** 0 to 100; the sum of the parts. */
  score: number
  /** Whole points. */
  parts: readonly Part[]
  /** Unrounded, for ranking. */
  points: Points
  cv: Cv
  advert: AdvertView
  work: WorkFit
  rows: readonly Row[]
  stuffing: StuffingCheck
  /** Sentences: why the score cannot be higher, whatever the CV shows of what is required. */
  limits: readonly string[]
}

export const matchCv = (cvText: string, advert: AdvertView, lexicon: Lexicon, now: Date): CvMatch =>
  matchRead(readCv(cvText, lexicon, now), advert, lexicon)

function matchRead(cv: Cv, advert: AdvertView, lexicon: Lexicon): CvMatch {
  const stuffing = checkKeywordStuffing(cv, advert)
  const work = workFit(advert, cv, stuffing.segments, lexicon)
  const rows = rowsOf(decisionsOn(advert, work, cv, stuffing.segments, lexicon), advert.text)
  const isEmpty = cv.segments.length === 0 || advert.segments.length === 0
  const points = pointsOf(rows, isEmpty ? 0 : work.share, stuffing.ceiling)
  const parts = wholeParts(points.parts)
  const score = parts.reduce((sum, part) => sum + part.points, 0)
  // Of several limits of the text, the lowest is the one that holds.
  const ofText = points.heldBackBy === 'text' ? stuffing.reasons.slice(0, 1) : []
  const limits = [...ofText, ...littleCompared(rows.length, points)]
  return { score, parts, points, cv, advert, work, rows, stuffing, limits }
}

function littleCompared(asked: number, { heldBackBy }: Points): string[] {
  if (asked === 0) {
    return [
      'No requirement was found in this job description, so only your titles and your field of work were compared. ' +
        'Paste the whole advert for a full match.',
    ]
  }
  const things = asked === 1 ? 'one thing' : `${asked} things`
  return heldBackBy === 'compared'
    ? [`This job description asks for only ${things}, so little was compared. Paste the whole advert for a full match.`]
    : []
}

/** Scores many pairs at one point in time; parsed texts are cached. */
export function pairScorer(taxonomy: SkillTaxonomy, now: Date): (cv: string, job: string) => CvMatch {
  const lexicon = lexiconOf(taxonomy)
  const cvs = memoize((text) => readCv(cleanCvText(text), lexicon, now), { chars: KEPT_CHARS })
  const adverts = memoize((text) => viewOf(cleanCvText(text), lexicon), { chars: KEPT_CHARS })
  return (cv, job) => matchRead(cvs(cv), adverts(job), lexicon)
}

/** Capacity of each cache in characters: several hundred CVs. */
const KEPT_CHARS = 3_000_000
