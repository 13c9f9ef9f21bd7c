/** Decides for each requirement whether the CV shows it, and selects the quote. */
import evidence from '@/content/models/evidence.json'
import type { AdvertView } from '@/domain/cv-review/advert-view'
import type { WorkFit } from '@/domain/cv-review/work-fit'
import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { RequirementKind } from '@/domain/documents/types'
import { type LinearModel, logistic } from '@/domain/evaluation/score/linear-model'
import { type Asked, askedOf, askedWords } from './asked-words'
import { degreeShown, UNDER_WAY } from './degree'
import { type Found, find } from './features'
import { isBelowLevel } from './language-level'
import type { Telling } from './line-features'
import { type Lines, linesOf } from './lines'
import { isUnknownName } from './unknown-name'
import { type Decision, NOT_SHOWN, placeSaid, type Shown, shownAt } from './verdict'
import { type Work, yearsShown } from './years'

/** Named skills are searched by name, described duties by the work done. */
export const WAYS = ['named', 'described'] as const
export type Way = (typeof WAYS)[number]
export const wayOf = (kind: RequirementKind): Way => (kind === 'skill' || kind === 'duty' ? 'described' : 'named')

/** The kind that decides how a requirement is searched: an unknown name is searched by name, as a tool is. */
export const searchedAs = ({ requirement: { kind, text }, skills }: Asked): RequirementKind =>
  kind === 'skill' && skills.length === 0 && isUnknownName(text) ? 'tool' : kind

/** Logistic models: this line is evidence; there is evidence; the evidence covers the whole requirement. */
export type EvidenceModel = { line: LinearModel; shown: LinearModel; wholly: LinearModel }
/** Written by `scripts/train/evidence.ts`. */
export type EvidenceModels = Readonly<Record<Way, EvidenceModel>> & { telling: Telling }
const MODELS: EvidenceModels = evidence

/**
 * Probability thresholds for evidence, and for full evidence. F1 on held-out pairs is the same from 0.4 to 0.6; a
 * higher threshold raises the precision.
 */
const SHOWN = 0.5
const WHOLLY = 0.5

const FITTED_KINDS: readonly RequirementKind[] = ['skill', 'tool', 'certificate', 'language', 'duty']

/** The feature row for the models `shown` and `wholly`. */
export const rowOf = ({ features }: Found, kind: RequirementKind): number[] => [
  ...features,
  ...FITTED_KINDS.map((each) => (each === kind ? 1 : 0)),
]

/**
 * @param segments segments of the CV that count
 * @param models override the shipped ones in benchmarks
 */
export function decisionsOn(
  advert: AdvertView,
  fit: WorkFit,
  cv: Cv,
  segments: readonly CvSegment[],
  lexicon: Lexicon,
  models: EvidenceModels = MODELS,
): Decision[] {
  const lines = linesOf(cv, segments)
  const work = { fit, occupations: advert.occupations, words: askedWords(advert.title, lexicon) }
  return advert.requirements.map((requirement) => {
    const asked = askedOf(requirement, lexicon)
    return { requirement, ...shownOf(asked, work, cv, segments, lines, lexicon, models) }
  })
}

function shownOf(
  asked: Asked,
  work: Work,
  cv: Cv,
  segments: readonly CvSegment[],
  lines: Lines,
  lexicon: Lexicon,
  all: EvidenceModels,
): Shown {
  const kind = searchedAs(asked)
  if (kind === 'years') return yearsShown(asked, work, cv, lines.all, lexicon)
  if (kind === 'degree') return degreeShown(asked.requirement, cv, segments)
  const models = all[wayOf(kind)]
  const found = find(asked, work.fit, lines, lexicon, { line: models.line, telling: all.telling })
  if (!found.best) return NOT_SHOWN
  const row = rowOf(found, kind)
  const isShown = logistic(models.shown, row) >= SHOWN
  // A narrower skill is evidence at least in part (GitHub Actions is CI/CD), although such pairs are rare in the
  // training data.
  if (!isShown && !found.isNarrower) return NOT_SHOWN
  const isUnderWay =
    kind === 'certificate' && UNDER_WAY.test(found.best.segment.text) && !UNDER_WAY.test(asked.requirement.line)
  const isLess = isUnderWay || (kind === 'language' && isBelowLevel(asked, lines))
  const verdict = isShown && !isLess && logistic(models.wholly, row) >= WHOLLY ? 'has' : 'partly'
  return shownIn(verdict, found, cv)
}

/** From a job's header only the title is quoted, since the employer's name is no evidence. */
function shownIn(verdict: 'has' | 'partly', found: Found, cv: Cv): Shown {
  if (!found.quoted) return NOT_SHOWN
  const { segment } = found.quoted
  const place = placeSaid(found.quoted)
  const title = segment.isHeader && segment.job !== null ? (cv.jobs[segment.job]?.title ?? '') : ''
  return title === '' ? shownAt(verdict, segment, found, place) : { verdict, quote: title, place }
}
