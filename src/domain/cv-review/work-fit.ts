/** How well a CV fits the advertised work: by title, field and rare words. */

import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import { isHeadline } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { AdvertView } from './advert-view'
import { along, type Curve } from './points'
import { advertProfile, cvProfile, fieldSimilarity, type Profile } from './profile'
import { termSimilarity } from './terms'
import { type TitleFit, titleFit } from './titles'

export type WorkFit = {
  /** 0 to 1. */
  share: number
  title: TitleFit
  /** Similarity of the fields of work, 0 to 1. */
  field: number
}

/** What the sentences of a review call the similarity of the fields of work. */
export const fieldStanding = ({ field }: WorkFit): 'same' | 'near' | 'other' =>
  field >= 0.6 ? 'same' : field >= 0.3 ? 'near' : 'other'

const WEIGHTS = { title: 0.3, field: 0.4, terms: 0.3 } as const
/**
 * Piecewise linear map from the weighted mean to the share, calibrated on our own example pairs: CVs of other
 * occupations stay below 0.38, suitable CVs with little detail begin at 0.46, and further evidence still counts above
 * that.
 */
const CURVE: Curve = [
  [0, 0],
  [0.2, 0.1],
  [0.36, 0.4],
  [0.46, 0.75],
  [0.75, 0.95],
  [1, 1],
]
/** Many titles are not in the taxonomy; then the field of work replaces the title. */
const TITLE_FROM_FIELD = 0.6
const believed = (backing: number): number => Math.min(1, 0.1 + 2.5 * backing)

/** @param segments segments of the CV that count */
export function workFit(advert: AdvertView, cv: Cv, segments: readonly CvSegment[], lexicon: Lexicon): WorkFit {
  const wanted = profileFor(advert, lexicon)
  // A headline counts only as far as the rest of the CV supports it.
  const belief = believed(fieldSimilarity(wanted, cvProfile(cv, segments, lexicon, 0)))
  const title = titleFit(advert, cv, segments, lexicon, belief)
  const field = fieldSimilarity(wanted, cvProfile(cv, segments, lexicon, belief))
  // The words of an unsupported headline are no evidence.
  const own = segments.filter((segment) => belief >= 0.5 || !isHeadline(segment))
  const mean =
    WEIGHTS.title * Math.max(steppedDown(title), TITLE_FROM_FIELD * field) +
    WEIGHTS.field * field +
    WEIGHTS.terms * termSimilarity(advert.segments, own, lexicon)
  return { share: along(CURVE, mean), title, field }
}

const profiles = new WeakMap<AdvertView, Profile>()
function profileFor(advert: AdvertView, lexicon: Lexicon): Profile {
  const before = profiles.get(advert)
  if (before) return before
  const made = advertProfile(advert, lexicon)
  profiles.set(advert, made)
  return made
}

/** A job at a higher level than the CV reduces the fit; one far below it reduces it less. */
const steppedDown = ({ similarity, step }: TitleFit): number =>
  similarity * (step >= 2 ? 0.85 : step === 1 ? 0.95 : step <= -3 ? 0.9 : 1)
