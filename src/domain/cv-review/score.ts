/**
 * The match score: the sum of what the advertisement requires, what it wishes or mentions, and how far the CV speaks of
 * that work, as far as it is shown.
 */
import { cleanCvText } from '@/domain/documents/clean-text'
import { type Cv, readCv } from '@/domain/documents/cv/read-cv'
import { type Lexicon, lexiconOf } from '@/domain/documents/lexicon'
import { remembered } from '@/domain/documents/remembered'
import type { SkillTaxonomy } from '@/domain/documents/taxonomy'
import { type AdvertView, viewOf } from './advert-view'
import { decisionsOn } from './evidence/decide'
import { type Genuine, genuineParts } from './genuine'
import { type Part, type Points, pointsOf, wholeParts } from './points'
import { type Row, rowsOf } from './rows'
import { type WorkFit, workFit } from './work-fit'

export type CvMatch = {
  /** Of 100; the sum of the parts. */
  score: number
  /** Whole points. */
  parts: readonly Part[]
  /** Before rounding, to rank by. */
  points: Points
  cv: Cv
  advert: AdvertView
  work: WorkFit
  rows: readonly Row[]
  genuine: Genuine
}

export const matchCv = (cvText: string, advert: AdvertView, lexicon: Lexicon, now: Date): CvMatch =>
  matchRead(readCv(cvText, lexicon, now), advert, lexicon)

function matchRead(cv: Cv, advert: AdvertView, lexicon: Lexicon): CvMatch {
  const genuine = genuineParts(cv, advert)
  const work = workFit(advert, cv, genuine.pieces, lexicon)
  const rows = rowsOf(decisionsOn(advert, work, cv, genuine.pieces, lexicon), advert.text)
  const isEmpty = cv.pieces.length === 0 || advert.pieces.length === 0
  const points = pointsOf(rows, isEmpty ? 0 : work.share, genuine.ceiling)
  const parts = wholeParts(points.parts)
  return { score: parts.reduce((sum, part) => sum + part.points, 0), parts, points, cv, advert, work, rows, genuine }
}

/** Scores one pair after the other as of one moment; what was read of a text is kept for its next pair. */
export function pairScorer(taxonomy: SkillTaxonomy, now: Date): (cv: string, job: string) => CvMatch {
  const lexicon = lexiconOf(taxonomy)
  const cvs = remembered((text) => readCv(cleanCvText(text), lexicon, now), KEPT_CHARS)
  const adverts = remembered((text) => viewOf(cleanCvText(text), lexicon), KEPT_CHARS)
  return (cv, job) => matchRead(cvs(cv), adverts(job), lexicon)
}

/** Characters of texts that a row of pairs keeps; some hundreds of CVs. */
const KEPT_CHARS = 3_000_000
