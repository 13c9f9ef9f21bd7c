/**
 * From measures of agreement to the grade that people would be expected to give, and how sure that is.
 *
 * Two kinds of reference exist. A short one is the answer itself, and most of its words must come. A long one lists
 * all that could be said, and nobody says it all. Each kind has its own line, fitted on human grades with coefficients
 * that cannot be negative (more agreement never costs anything); between them the two blend.
 *
 * Graders were generous in the data: the mean grade is above four fifths, and an answer without a word in common with the
 * reference got three fifths. Two things keep that from turning into praise for what is not an answer: one that looks like
 * the answer to another question keeps only a part (`topic.ts`), and for long references the fit counts an answer that
 * people graded low twice.
 */
import { COEFFICIENTS, WIDTHS } from '@/domain/evaluation/calibration-coefficients'
import { MATCH_FEATURES, type MatchFeatures } from '@/domain/evaluation/match-features'
import { type PraiseRule, withPraiseEarned } from '@/domain/evaluation/praise'
import { onTopicShare, type TopicLine } from '@/domain/evaluation/topic'

/** Weights of `MATCH_FEATURES` in order, then the constant. */
export type Line = { weights: readonly number[]; constant: number }
export type Coefficients = { short: Line; long: Line; topic: TopicLine; praise: PraiseRule }

/** Weight of a reference (see `MatchFeatures.referenceWeight`) up to which it is short, and from which it is long. */
export const SHORT_REFERENCE = 8
export const LONG_REFERENCE = 16

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** 0 for a short reference, 1 for a long one. */
export const lengthOfReference = ({ referenceWeight }: MatchFeatures): number =>
  clamp((referenceWeight - SHORT_REFERENCE) / (LONG_REFERENCE - SHORT_REFERENCE))

export const valuesOf = (features: MatchFeatures): number[] => MATCH_FEATURES.map((name) => features[name])

/** Share of full marks that people would be expected to give, 0 to 1. */
export function expectedGrade(features: MatchFeatures, { short, long, topic }: Omit<Coefficients, 'praise'>): number {
  const values = valuesOf(features)
  const t = lengthOfReference(features)
  return clamp((1 - t) * lineAt(short, values) + t * lineAt(long, values)) * onTopicShare(features, topic)
}

/** Share of full marks to show, 0 to 1; `kept` is what denials leave of the expected grade. */
export function agreementOf(features: MatchFeatures, kept: number, coefficients: Coefficients = COEFFICIENTS): number {
  const expected = expectedGrade(features, coefficients) * kept
  return withPraiseEarned(expected, lengthOfReference(features), coefficients.praise)
}

const lineAt = ({ weights, constant }: Line, values: readonly number[]) =>
  values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), constant)

type HalfWidth = { below: number; above: number }

/** Distances from a score to the ends of its likely range, in points: by the score, up to `upTo`, and over all. */
export type Widths = { bands: readonly ({ upTo: number } & HalfWidth)[]; pooled: HalfWidth }

/** Fewest words that show enough to be sure of a score. */
const THIN = 25

/**
 * Where four in five human grades of comparable held-out answers lie, 0 to 100, integers. For an answer to a short
 * question (`isReference`) those with a like score are looked at; for interview answers, of which there are no graded sets
 * to measure, all residuals stand in, at both ends of the scale as in its middle. Half as wide again when there is little
 * to go by: nothing read is nothing known.
 */
export function likelyRange(
  score: number,
  words: number,
  isReference: boolean,
  { bands, pooled }: Widths = WIDTHS,
): { low: number; high: number } {
  const thin = words < THIN ? 1 + 0.5 * (1 - words / THIN) : 1
  const { below, above } = (isReference ? bands.find(({ upTo }) => score <= upTo) : undefined) ?? pooled
  return {
    low: Math.max(0, Math.round(score - below * thin)),
    high: Math.min(100, Math.round(score + above * thin)),
  }
}
