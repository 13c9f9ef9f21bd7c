/** How far a CV speaks of the work that an advertisement offers: its title, its field, its rare words. */
import { type Cv, type CvPiece, isHeadline } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { AdvertView } from './advert-view'
import { advertProfile, cvProfile, fieldLikeness, type Profile } from './profile'
import { termLikeness } from './terms'
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
 * From the weighted mean to the share, in straight lines between points set on own example pairs: CVs of other trades stay
 * below 0.38, CVs that fit and say little begin at 0.46, and above it each further proof goes on counting.
 */
const CURVE: readonly (readonly [mean: number, share: number])[] = [
  [0, 0],
  [0.2, 0.1],
  [0.36, 0.4],
  [0.46, 0.75],
  [0.75, 0.95],
  [1, 1],
]
/** Many titles stand on no list; then the field of work says most of what a title would. */
const TITLE_FROM_FIELD = 0.6
const believed = (backing: number): number => Math.min(1, 0.1 + 2.5 * backing)

/** @param pieces those of the CV that count */
export function workFit(advert: AdvertView, cv: Cv, pieces: readonly CvPiece[], lexicon: Lexicon): WorkFit {
  const wanted = profileFor(advert, lexicon)
  // A headline is believed as far as the rest of the CV speaks of that work.
  const belief = believed(fieldLikeness(wanted, cvProfile(cv, pieces, lexicon, 0)))
  const title = titleFit(advert, cv, pieces, lexicon, belief)
  const field = fieldLikeness(wanted, cvProfile(cv, pieces, lexicon, belief))
  // The words of a headline that nothing backs prove no work.
  const own = pieces.filter((piece) => belief >= 0.5 || !isHeadline(piece))
  const mean =
    WEIGHTS.title * Math.max(steppedDown(title), TITLE_FROM_FIELD * field) +
    WEIGHTS.field * field +
    WEIGHTS.terms * termLikeness(advert.pieces, own, lexicon)
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
const steppedDown = ({ likeness, step }: TitleFit): number =>
  likeness * (step >= 2 ? 0.85 : step === 1 ? 0.95 : step <= -3 ? 0.9 : 1)

function curve(mean: number): number {
  const above = CURVE.findIndex(([at]) => at >= mean)
  const [to, from] = [CURVE[above], CURVE[above - 1]]
  if (!to) return 1
  if (!from) return to[1]
  return from[1] + ((to[1] - from[1]) * (mean - from[0])) / (to[0] - from[0])
}
