/** How far apart the scores of two texts with the same content are. */
import { mean, share } from '../statistics'
import { answerPairs, answerScore, reportedPairs, SPOKEN } from './answer-pairs'
import { cvPairs, cvScorer } from './cv-pairs'
import type { FairPair } from './pairs'

export type Difference = { kind: string; id: string; points: number; bound: number }

/** Points on the scale from 0 to 100. */
const BOUND = 1
/** For other grammar, and for the words of speech. */
const STYLE_BOUND = 5

/**
 * What is promised of the answers, by the first word of a kind: the share of the pairs within their bound, all where it
 * is not named, or the largest mean difference. A bound for each pair cannot be promised for the words of speech: what
 * they add is read as content in some answers.
 */
const PROMISED: Readonly<Record<string, { share: number } | { mean: number }>> = {
  names: { share: 0.98 },
  grammar: { share: 0.98 },
  [SPOKEN]: { mean: 2 },
}

export const PROMISE_IN_WORDS = 'all within ±1 point, names 98 %; grammar 98 % within ±5; words of speech ±2 on average'

/** Whether every kind of pairs is as promised. */
export function isAsPromised(all: readonly Difference[]): boolean {
  const nameOf = ({ kind }: Difference) => kind.split(/[ :]/)[0] ?? kind
  return [...new Set(all.map(nameOf))].every((name) => {
    const own = all.filter((each) => nameOf(each) === name)
    const promised = PROMISED[name] ?? { share: 1 }
    if ('share' in promised) return share(own, isWithin) >= promised.share
    return mean(own.map(({ points }) => Math.abs(points))) <= promised.mean
  })
}

export function differences<Text>(
  pairs: readonly FairPair<Text>[],
  scoreOf: (text: Text) => number,
): readonly Difference[] {
  return pairs.map(({ kind, id, one, other }) => ({
    kind,
    id,
    points: scoreOf(other) - scoreOf(one),
    bound: kind.startsWith('grammar') || kind === SPOKEN ? STYLE_BOUND : BOUND,
  }))
}

export type Fairness = {
  pairs: number
  /** Share of the pairs whose scores differ by no more than the bound. */
  within: number
  /** Largest difference, in points. */
  largest: number
  /** A line per kind, the worst first, and one per pair out of bounds. */
  lines: readonly string[]
}

const isWithin = ({ points, bound }: Difference): boolean => Math.abs(points) <= bound

export function fairnessOf(all: readonly Difference[]): Fairness {
  const kinds = [...new Set(all.map(({ kind }) => kind))]
    .map((kind) => ({ kind, own: all.filter((each) => each.kind === kind) }))
    .map(({ kind, own }) => ({ kind, own, within: share(own, isWithin) }))
    .sort((a, b) => a.within - b.within)
  const outside = all.filter((each) => !isWithin(each)).sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  return {
    pairs: all.length,
    within: share(all, isWithin),
    largest: largestOf(all),
    lines: [
      ...kinds.map(
        ({ kind, own, within }) =>
          `${kind}: ${own.length} pairs, ${percent(within)} within ±${own[0]?.bound}, largest ${largestOf(own)}, ` +
          `mean ${mean(own.map(({ points }) => Math.abs(points))).toFixed(2)}`,
      ),
      ...outside.map(({ kind, id, points }) => `${points > 0 ? '+' : ''}${points} ${kind}, ${id}`),
    ],
  }
}

const largestOf = (all: readonly Difference[]): number => Math.max(0, ...all.map(({ points }) => Math.abs(points)))

export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`

export const answerDifferences = (): readonly Difference[] => differences(answerPairs(), answerScore)

/** Of all answers of the reporting half, one line without any of their texts. */
export function reportedStyle(style: string): string {
  const all = differences(reportedPairs(style), answerScore)
  const points = mean(all.map((each) => Math.abs(each.points))).toFixed(2)
  return `${all.length} pairs, ${percent(share(all, isWithin))} within ±${STYLE_BOUND}, mean difference ${points}`
}

export const cvFairness = (): Fairness => fairnessOf(differences(cvPairs(), cvScorer()))
