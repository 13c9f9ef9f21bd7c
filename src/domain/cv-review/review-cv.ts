/** Compares a CV with a job description. Deterministic: the same pair on the same day gives the same review. */
import { cleanCvText } from '@/domain/documents/clean-text'
import { lexiconOf } from '@/domain/documents/lexicon'
import type { SkillTaxonomy } from '@/domain/documents/taxonomy'
import { viewOf } from './advert-view'
import { type TitleAdvice, titleAdvice } from './advice'
import { matchMessage } from './bands'
import { type BulletReview, reviewBullets } from './bullets'
import { gapsOf, overallText, recommendationsOf, strengthsOf } from './feedback'
import { latestJobLines } from './latest-job'
import { type NotedPart, notedParts } from './part-notes'
import { type DateProblem, dateProblems } from './review-dates'
import { reviewSections, type SectionReview } from './review-sections'
import { matchCv } from './score'
import { type TableRow, tableOf } from './table'

export type Keyword = {
  term: string
  required: boolean
  matched: boolean
  /** Verbatim from the CV. */
  inCv: string | null
  /** Verbatim from the job description. */
  inJob: string
}

export type CvFeedback = {
  overallMatch: string
  strengths: string[]
  gaps: string[]
  recommendations: string[]
  keywords: Keyword[]
  sections: SectionReview[]
}

export type CvReviewResult = {
  /** 0 to 100: the rounded sum of the parts. */
  score: number
  /** The job's title, verbatim; empty where the text has none. */
  jobTitle: string
  /** Message of the score's band. */
  message: string
  parts: readonly NotedPart[]
  /** The requirements, in the order of the advertisement. */
  rows: readonly TableRow[]
  title: TitleAdvice
  feedback: CvFeedback
  bullets: BulletReview
  dates: readonly DateProblem[]
  /** The lines of the latest job, verbatim; a new line is put below them. */
  latestLines: readonly string[]
  /** Reasons why the score could not be higher, whatever skills the CV names. */
  limits: readonly string[]
}

export type CvReviewInput = { cv: string; job: string; taxonomy: SkillTaxonomy; now: Date }

export function reviewCv({ cv, job, taxonomy, now }: CvReviewInput): CvReviewResult {
  const lexicon = lexiconOf(taxonomy)
  const match = matchCv(cv, viewOf(job, lexicon), lexicon, now)
  const rows = tableOf(match)
  const title = titleAdvice(match, lexicon, now)
  const bullets = reviewBullets(match.cv)
  const dates = dateProblems(match.cv, now)
  return {
    score: match.score,
    jobTitle: match.advert.title,
    message: matchMessage(match.score),
    parts: notedParts(match),
    rows,
    title,
    feedback: {
      overallMatch: overallText(match, rows),
      strengths: strengthsOf(match, rows, bullets),
      gaps: gapsOf(match, rows, dates),
      recommendations: recommendationsOf(rows, title, bullets),
      keywords: rows.map(toKeyword),
      sections: reviewSections(match, rows, bullets, dates),
    },
    bullets,
    dates,
    latestLines: latestJobLines(match.cv),
    limits: match.limits,
  }
}

/** The same for raw texts, as pasted or extracted from files. */
export const reviewTexts = ({ cv, job, ...rest }: CvReviewInput): CvReviewResult =>
  reviewCv({ cv: cleanCvText(cv), job: cleanCvText(job), ...rest })

const toKeyword = ({ text, priority, verdict, quote, line }: TableRow): Keyword => ({
  term: text,
  required: priority === 'required',
  matched: verdict === 'has',
  inCv: verdict === 'has' ? quote : null,
  inJob: line,
})
