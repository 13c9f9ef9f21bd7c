/** Checks a CV against a job description. Deterministic: the same pair on the same day gives the same review. */

import { type Requirement, readJob } from '@/domain/documents/advert/read-advert'
import { cleanCvText } from '@/domain/documents/clean-text'
import type { Place } from '@/domain/documents/cv/read-cv'
import { lexiconOf } from '@/domain/documents/lexicon'
import type { SkillTaxonomy } from '@/domain/documents/taxonomy'
import { matchMessage } from './bands'
import { type BulletReview, reviewBullets } from './bullets'
import { type BandPlan, type Edit, pricedEdits } from './edits'
import type { Match } from './evidence'
import { gapsOf, overallText, recommendationsOf, strengthsOf } from './feedback'
import { type DateProblem, dateProblems } from './review-dates'
import { reviewSections, type SectionReview } from './review-sections'
import { matchCv, type ScoreParts } from './score'

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

export type RequirementResult = {
  kind: Requirement['kind']
  term: string
  strength: Requirement['strength']
  inJob: string
  how: Match['evidence']['how']
  inCv: string | null
  place: Place | null
}

export type CvReviewResult = {
  /** 0 to 100. */
  score: number
  /** Of the job, verbatim; empty where the text names none. */
  jobTitle: string
  /** Message of the score's band. */
  message: string
  parts: ScoreParts
  feedback: CvFeedback
  requirements: readonly RequirementResult[]
  /** What each change would bring, most first. */
  edits: readonly Edit[]
  /** The shortest list that lifts the score to the next band; null in the highest band. */
  plan: BandPlan | null
  bullets: BulletReview
  dates: readonly DateProblem[]
  /** Why the score could not go higher, whatever the CV names. */
  limits: readonly string[]
}

export type CvReviewInput = { cv: string; job: string; taxonomy: SkillTaxonomy; now: Date }

export function reviewCv({ cv, job, taxonomy, now }: CvReviewInput): CvReviewResult {
  const lexicon = lexiconOf(taxonomy)
  const match = matchCv(cv, readJob(job, lexicon), lexicon, now)
  const { edits, plan } = pricedEdits(match, lexicon, now)
  const bullets = reviewBullets(match.cv)
  const dates = dateProblems(match.cv, now)
  return {
    score: match.score,
    jobTitle: match.job.title,
    message: matchMessage(match.score),
    parts: match.parts,
    feedback: {
      overallMatch: overallText(match, plan),
      strengths: strengthsOf(match, bullets),
      gaps: gapsOf(match, dates),
      recommendations: recommendationsOf(edits, plan, bullets),
      keywords: match.matches.map(toKeyword),
      sections: reviewSections(match, bullets, dates),
    },
    requirements: match.matches.map(toResult),
    edits,
    plan,
    bullets,
    dates,
    limits: match.genuine.reasons,
  }
}

/** The same for texts as people paste them and as files give them. */
export const reviewTexts = ({ cv, job, ...rest }: CvReviewInput): CvReviewResult =>
  reviewCv({ cv: cleanCvText(cv), job: cleanCvText(job), ...rest })

const isMatched = ({ evidence }: Match) => evidence.how === 'named'

const toKeyword = (match: Match): Keyword => ({
  term: match.requirement.term,
  required: match.requirement.strength === 'must',
  matched: isMatched(match),
  inCv: isMatched(match) ? match.evidence.quote : null,
  inJob: match.requirement.quote,
})

const toResult = ({ requirement, evidence }: Match): RequirementResult => ({
  kind: requirement.kind,
  term: requirement.term,
  strength: requirement.strength,
  inJob: requirement.quote,
  how: evidence.how,
  inCv: evidence.quote,
  place: evidence.place,
})
