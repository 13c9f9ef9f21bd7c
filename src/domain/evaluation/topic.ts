/**
 * Whether an answer is about the question asked, or a fine answer to another one. A line, learned on answers put to
 * questions that they were not given to, tells the two apart by what they share with the question and its reference.
 */
import type { MatchFeatures } from '@/domain/evaluation/match-features'

/** Weights of `topicMeasures` in order, then the constant. The line's value is the log odds of another topic. */
export type TopicLine = { weights: readonly number[]; constant: number }

/** Shares are rooted: the first word in common says most. */
export const topicMeasures = (features: MatchFeatures): number[] => [
  Math.sqrt(features.literalRecall),
  Math.sqrt(features.recall),
  Math.sqrt(features.literalEcho),
  features.letters,
  features.precision,
  Math.log1p(features.answerWeight),
  Math.log1p(features.referenceWeight),
]

const ramp = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

const logOddsOfAnother = (features: MatchFeatures, { weights, constant }: TopicLine) =>
  topicMeasures(features).reduce((sum, value, i) => sum + value * (weights[i] ?? 0), constant)

/**
 * Log odds from which another topic is suspected, and from which it is beyond doubt. People write right answers in words
 * of their own, and about one in ten looks strange, so suspicion costs little and near certainty much.
 */
const SUSPECTED = { from: 0.6, to: 1.6, kept: 0.62 }
const CERTAIN = { from: 3.2, to: 5.2, kept: 0.4 }

/** An answer of few words shows little of its topic: up to this weight it is spared in part, from the other on not. */
const BRIEF = { from: 2, to: 5, spared: 0.6 }

/** Kept of a short answer without a word in common, nor a figure or a word of any trade that it might be right by. */
const UNINFORMED = 0.46

/** Kept of an answer that has only everyday words and those of the question. */
const WITHOUT_CONTENT = 0.5

/** Share of the expected grade that is kept: 1 for an answer on topic. */
export function onTopicShare(features: MatchFeatures, line: TopicLine): number {
  const { recall, literalEcho, answerWeight, informed } = features
  if (recall === 0 && answerWeight === 0) return WITHOUT_CONTENT
  if (recall === 0 && literalEcho === 0 && !informed) return UNINFORMED
  const odds = logOddsOfAnother(features, line)
  const judged = 1 - BRIEF.spared * (1 - ramp(answerWeight, BRIEF.from, BRIEF.to))
  const lost = (of: typeof SUSPECTED) => (1 - of.kept) * ramp(odds, of.from, of.to) * judged
  return (1 - lost(SUSPECTED)) * (1 - lost(CERTAIN))
}

/** From 1, when the answer is surely to the question, to 0, when it is surely to another. */
export const topicality = (features: MatchFeatures, line: TopicLine): number =>
  1 / (1 + Math.exp(logOddsOfAnother(features, line)))
