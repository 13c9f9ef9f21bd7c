/**
 * The match score. Title and field of work decide first, rare shared terms second, requirements explain: the order in which
 * they told fitting from other pairs in published and own comparisons (product research, "CV against a job").
 */

import { type Job, readJob } from '@/domain/documents/advert/read-advert'
import { cleanCvText } from '@/domain/documents/clean-text'
import { type Cv, isHeadline, readCv } from '@/domain/documents/cv/read-cv'
import { type Lexicon, lexiconOf } from '@/domain/documents/lexicon'
import { remembered } from '@/domain/documents/remembered'
import type { SkillTaxonomy } from '@/domain/documents/taxonomy'
import { oneOfEach } from './alternatives'
import { evidenceIn, type Match } from './evidence'
import { type Genuine, genuineParts } from './genuine'
import { cvProfile, fieldLikeness, jobProfile } from './profile'
import { termLikeness } from './terms'
import { type TitleFit, titleFit } from './titles'

/** Parts of the score, each 0 to 100. */
export type ScoreParts = { title: number; field: number; terms: number; requirements: number }

export const PART_WEIGHTS: Readonly<Record<keyof ScoreParts, number>> = {
  title: 0.24,
  field: 0.31,
  terms: 0.24,
  requirements: 0.21,
}

export type CvMatch = {
  score: number
  /** Before rounding, to compare edits by. */
  exact: number
  parts: ScoreParts
  cv: Cv
  job: Job
  title: TitleFit
  matches: readonly Match[]
  genuine: Genuine
}

/**
 * From the weighted mean of the parts to the score, in straight lines between points that were set on own example pairs: CVs of
 * other trades stay below 0.38, CVs that fit and say little begin at 0.46, and above it each further proof goes on counting.
 */
const CURVE: readonly (readonly [mean: number, score: number])[] = [
  [0, 0],
  [0.2, 18],
  [0.38, 49],
  [0.46, 70],
  [0.75, 85],
  [0.92, 95],
  [1, 100],
]
const TITLE_FROM_FIELD = 0.6
const believed = (backing: number): number => Math.min(1, 0.1 + 2.5 * backing)
/** Points below a ceiling within which scores are pressed together, so that better still stays higher. */
const UNDER_CEILING = 15
/** Highest score of a CV that lacks a must-have: the top band is for those who lack none, or have what is next to it. */
const LACKING_CEILING: Readonly<Record<Match['evidence']['how'], number>> = {
  missing: 89,
  related: 94,
  partly: 100,
  named: 100,
}
/** Weight from which on the name of a requirement tells what is meant. */
const TELLING = 0.55
/** The ceiling rises with the must-haves that are shown: the highest band asks for most of them. */
const MUST_CEILING = { from: 84, at: 0.3, until: 0.85 }

export const matchCv = (cvText: string, job: Job, lexicon: Lexicon, now: Date): CvMatch =>
  matchRead(readCv(cvText, lexicon, now), job, lexicon)

function matchRead(cv: Cv, job: Job, lexicon: Lexicon): CvMatch {
  const genuine = genuineParts(cv, job)
  const wanted = profileFor(job, lexicon)
  // A headline is believed as far as the rest of the CV speaks of that work.
  const belief = believed(fieldLikeness(wanted, cvProfile(cv, genuine.pieces, lexicon, 0)))
  const find = evidenceIn(cv, genuine.pieces, belief, lexicon.areNear)
  const found = oneOfEach(job.requirements.map((requirement) => ({ requirement, evidence: find(requirement) })))
  const title = titleFit(job, cv, genuine.pieces, lexicon, belief)
  const field = fieldLikeness(wanted, cvProfile(cv, genuine.pieces, lexicon, belief))
  const matches = title.likeness < OTHER_WORK.title && field < OTHER_WORK.field ? found.map(yearsElsewhere) : found
  const fit = {
    // Many titles stand on no list; then the field of work says most of what a title would.
    title: Math.max(steppedDown(title), TITLE_FROM_FIELD * field),
    field,
    // The words of a headline that nothing backs prove no work.
    terms: termLikeness(
      job.pieces,
      genuine.pieces.filter((piece) => belief >= 0.5 || !isHeadline(piece)),
      lexicon,
    ),
  }
  const requirements = coverage(matches) ?? fit.terms
  const mean =
    PART_WEIGHTS.title * fit.title +
    PART_WEIGHTS.field * fit.field +
    PART_WEIGHTS.terms * fit.terms +
    PART_WEIGHTS.requirements * requirements
  const musts = coverage(matches.filter(({ requirement }) => requirement.strength === 'must')) ?? 1
  const ceiling = Math.min(genuine.ceiling, mustCeiling(musts), ...matches.map(lackingCeiling))
  const exact = cv.pieces.length === 0 || job.pieces.length === 0 ? 0 : underCeiling(curve(mean), ceiling)
  return {
    score: Math.round(exact),
    exact,
    parts: {
      title: percent(fit.title),
      field: percent(fit.field),
      terms: percent(fit.terms),
      requirements: percent(requirements),
    },
    cv,
    job,
    title,
    matches,
    genuine,
  }
}

const profiles = new WeakMap<Job, ReturnType<typeof jobProfile>>()
function profileFor(job: Job, lexicon: Lexicon): ReturnType<typeof jobProfile> {
  const before = profiles.get(job)
  if (before) return before
  const made = jobProfile(job, lexicon)
  profiles.set(job, made)
  return made
}

/** The ceiling that a must-have sets; how long and which habits a CV shows only roughly, and a vague word proves nothing. */
function lackingCeiling({ requirement: { strength, kind, skill, weight }, evidence }: Match): number {
  if (strength !== 'must' || kind === 'years' || kind === 'soft' || skill?.field === 'general') return 100
  if (weight < TELLING) return 100
  return LACKING_CEILING[evidence.how]
}

/** Below both, what the CV tells of is other work. */
const OTHER_WORK = { title: 0.4, field: 0.6 }
/** Years of other work are not the years that are asked for. */
const yearsElsewhere = (match: Match): Match =>
  match.requirement.kind === 'years' && match.evidence.strength > 0
    ? { ...match, evidence: { ...match.evidence, how: 'partly', strength: 0.5 * match.evidence.strength } }
    : match

const percent = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)))

/** A lead asks more than a junior has shown; the other way round costs little. */
const steppedDown = ({ likeness, step }: TitleFit): number =>
  likeness * (step >= 2 ? 0.85 : step === 1 ? 0.95 : step <= -3 ? 0.9 : 1)

/** Weighted mean of the evidence, 0 to 1; null without requirements. */
export function coverage(matches: readonly Match[]): number | null {
  const all = matches.reduce((sum, { requirement }) => sum + requirement.weight, 0)
  if (all === 0) return null
  return matches.reduce((sum, { requirement, evidence }) => sum + requirement.weight * evidence.strength, 0) / all
}

/** 0 for nothing in common, 100 for everything. */
function curve(mean: number): number {
  const above = CURVE.findIndex(([at]) => at >= mean)
  const [to, from] = [CURVE[above], CURVE[above - 1]]
  if (!to) return 100
  if (!from) return to[1]
  return from[1] + ((to[1] - from[1]) * (mean - from[0])) / (to[0] - from[0])
}

function mustCeiling(share: number): number {
  const { from, at, until } = MUST_CEILING
  return from + (100 - from) * Math.min(1, Math.max(0, (share - at) / (until - at)))
}

function underCeiling(score: number, ceiling: number): number {
  const knee = ceiling - UNDER_CEILING
  return ceiling >= 100 || score <= knee ? score : knee + ((score - knee) * UNDER_CEILING) / (100 - knee)
}

/** Scores one pair after the other as of one moment; what was read of a text is kept for its next pair. */
export function pairScorer(taxonomy: SkillTaxonomy, now: Date): (cv: string, job: string) => CvMatch {
  const lexicon = lexiconOf(taxonomy)
  const cvs = remembered((text) => readCv(cleanCvText(text), lexicon, now), KEPT_CHARS)
  const jobs = remembered((text) => readJob(cleanCvText(text), lexicon), KEPT_CHARS)
  return (cv, job) => matchRead(cvs(cv), jobs(job), lexicon)
}

/** Characters of texts that a row of pairs keeps; some hundreds of CVs. */
const KEPT_CHARS = 3_000_000
