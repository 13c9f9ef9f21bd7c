/** How far a CV fits the work in an advertisement: by title, field and rare words. */

import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import { isHeadline } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { AdvertView } from './advert-view'
import { advertProfile, cvProfile, fieldSimilarity, type Profile } from './profile'
import { termSimilarity } from './terms'
import { type TitleFit, titleFit } from './titles'

export type WorkFit = {
  /** 0 to 1. */
  share: number
  title: TitleFit
  /** Likeness of the fields of work, 0 to 1. */
  field: number
}

const WEIGHTS = { title: 0.3, field: 0.4, terms: 0.3 } as const
/**
 * From the weighted mean to the share, in straight lines between points set on own example pairs: CVs of other trades
 * stay below 0.38, CVs that fit and say little begin at 0.46, and above it each further proof goes on counting.
 */
const CURVE: readonly (readonly [mean: number, share: number])[] = [
  [0, 0],
  [0.2, 0.1],
  [0.36, 0.4],
  [0.46, 0.75],
  [0.75, 0.95],
  [1, 1],
]
/** Many titles are on no list; then the field of work replaces the title. */
const TITLE_FROM_FIELD = 0.6
const believed = (backing: number): number => Math.min(1, 0.1 + 2.5 * backing)

/** @param segments those of the CV that count */
export function workFit(advert: AdvertView, cv: Cv, segments: readonly CvSegment[], lexicon: Lexicon): WorkFit {
  const wanted = profileFor(advert, lexicon)
  // A headline counts as far as the rest of the CV fits that work.
  const belief = believed(fieldSimilarity(wanted, cvProfile(cv, segments, lexicon, 0)))
  const title = titleFit(advert, cv, segments, lexicon, belief)
  const field = fieldSimilarity(wanted, cvProfile(cv, segments, lexicon, belief))
  // The words of a headline that nothing backs prove no work.
  const own = segments.filter((segment) => belief >= 0.5 || !isHeadline(segment))
  const mean =
    WEIGHTS.title * Math.max(steppedDown(title), TITLE_FROM_FIELD * field) +
    WEIGHTS.field * field +
    WEIGHTS.terms * termSimilarity(advert.segments, own, lexicon)
  return { share: curve(mean), title, field }
}

const profiles = new WeakMap<AdvertView, Profile>()
function profileFor(advert: AdvertView, lexicon: Lexicon): Profile {
  const before = profiles.get(advert)
  if (before) return before
  const made = advertProfile(advert, lexicon)
  profiles.set(advert, made)
  return made
}

/** A lead asks more than a junior has shown; the other way round costs little. */
const steppedDown = ({ similarity, step }: TitleFit): number =>
  similarity * (step >= 2 ? 0.85 : step === 1 ? 0.95 : step <= -3 ? 0.9 : 1)

function curve(mean: number): number {
  const above = CURVE.findIndex(([at]) => at >= mean)
  const [to, from] = [CURVE[above], CURVE[above - 1]]
  if (!to) return 1
  if (!from) return to[1]
  return from[1] + ((to[1] - from[1]) * (mean - from[0])) / (to[0] - from[0])
}
