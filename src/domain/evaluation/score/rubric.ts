/** The dimensions shown beside a score: their meaning and levels, as data. */
import type { Verdict } from '@/domain/evaluation/facts'

export const DIMENSIONS = ['substance', 'specificity', 'structure', 'ownership'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const LEVELS = [0, 25, 50, 75, 100] as const
export type Level = (typeof LEVELS)[number]

export type RubricEntry = {
  title: string
  /** The question that this dimension answers. */
  asks: string
  levels: Readonly<Record<Level, string>>
}

export const RUBRIC: Readonly<Record<Dimension, RubricEntry>> = {
  substance: {
    title: 'Substance',
    asks: 'How many of the points that a strong answer makes are there?',
    levels: {
      0: 'None of the points was found.',
      25: 'One point is made, or some are hinted at.',
      50: 'About half of the points are made, or most of them only in part.',
      75: 'Most points are made.',
      100: 'Nearly all points are made.',
    },
  },
  specificity: {
    title: 'Specificity',
    asks: 'Are there details that only somebody who did the work would give?',
    levels: {
      0: 'No figure, name or time in most sentences.',
      25: 'A detail here and there.',
      50: 'About every other sentence has a figure, a name or a time.',
      75: 'Most sentences have a detail that could be checked.',
      100: 'Nearly every sentence has a detail that could be checked.',
    },
  },
  structure: {
    title: 'Structure',
    asks: 'Can a listener follow it from start to end?',
    levels: {
      0: 'No words that lead a listener from step to step.',
      25: 'A few words that lead a listener from step to step.',
      50: 'Some of the path can be followed.',
      75: 'Most of it is told in order, with reasons.',
      100: 'It goes step by step, with reasons.',
    },
  },
  ownership: {
    title: 'Ownership',
    asks: 'Is it clear what the candidate personally did?',
    levels: {
      0: 'No step of your own in the past tense.',
      25: 'One step that is told as yours.',
      50: 'Two or three steps that are told as yours.',
      75: 'Most steps are told as yours.',
      100: 'The steps are told as yours throughout.',
    },
  },
}

/** The level whose threshold a value of 0 to 100 reaches; thresholds lie midway between levels. */
export function levelOf(value: number): Level {
  let reached: Level = 0
  for (const level of LEVELS) if (value >= level - 12.5) reached = level
  return reached
}

/**
 * The sentence beside the value of a dimension. For substance it counts the verdicts that are listed beside it, since
 * the value comes from the probabilities, which round to other counts in a third of the graded answers for fitting.
 * @param points the verdicts on the key points; absent in results of an earlier version
 */
export function inWords(dimension: Dimension, value: number, points: readonly { verdict: Verdict }[] = []): string {
  if (dimension !== 'substance' || points.length === 0) return RUBRIC[dimension].levels[levelOf(value)]
  const count = (wanted: Verdict) => points.filter(({ verdict }) => verdict === wanted).length
  const [met, partly] = [count('met'), count('partly')]
  if (met === points.length) return 'Every point was found.'
  if (met + partly === 0) return 'No point was found.'
  const were = (some: number) => `${some} ${some === 1 ? 'was' : 'were'} found`
  const found = met === 0 ? `${were(partly)} in part` : were(met) + (partly > 0 ? `, and ${partly} in part` : '')
  return `Of ${points.length} ${points.length === 1 ? 'point' : 'points'}, ${found}.`
}
