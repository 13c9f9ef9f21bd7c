/** The rubric, as data: the one place that says what each dimension means, its levels, and how much it weighs. */
import type { QuestionCategory } from '@/domain/interview/question'

export const DIMENSIONS = ['relevance', 'substance', 'structure', 'specificity', 'ownership'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const LEVELS = [0, 25, 50, 75, 100] as const
export type Level = (typeof LEVELS)[number]

export type RubricEntry = {
  title: string
  /** The question a listener asks of the answer. */
  asks: string
  levels: Readonly<Record<Level, string>>
}

export const RUBRIC: Readonly<Record<Dimension, RubricEntry>> = {
  relevance: {
    title: 'Relevance',
    asks: 'Does the answer address what was asked?',
    levels: {
      0: 'Nothing of what was asked comes up.',
      25: 'The subject is touched, but another question is answered.',
      50: 'Part of the question is answered, and part is left aside.',
      75: 'The question is answered, with a detour or one part only in passing.',
      100: 'Every part of the question is addressed.',
    },
  },
  substance: {
    title: 'Substance',
    asks: 'How many of the points that a strong answer makes are there?',
    levels: {
      0: 'None of the points is made, or the answer says their opposite.',
      25: 'One point is made or hinted at.',
      50: 'About half of the points are made, or most of them only in part.',
      75: 'Most points are made clearly.',
      100: 'Nearly all points are made clearly.',
    },
  },
  structure: {
    title: 'Structure',
    asks: 'Can a listener follow it from start to end?',
    levels: {
      0: 'Loose words or one unconnected remark.',
      25: 'A claim stands without what led to it or what followed.',
      50: 'Some of the path is there: an action without its setting or result, or steps without order.',
      75: 'Setting, action and result are there and one of them is thin; or steps come in order with few reasons.',
      100: 'Situation, task, action and result all stand; or an explanation goes step by step with reasons.',
    },
  },
  specificity: {
    title: 'Specificity',
    asks: 'Are there details that only somebody who did the work would give?',
    levels: {
      0: 'General statements only.',
      25: 'One detail: a figure, a tool, a person or an outcome.',
      50: 'Two kinds of detail.',
      75: 'Three kinds of detail, or two with more than one example each.',
      100: 'Figures, tools, people and outcomes make the story checkable.',
    },
  },
  ownership: {
    title: 'Ownership',
    asks: 'Is it clear what the candidate personally did or would do?',
    levels: {
      0: 'Nobody in particular acts.',
      25: 'Only the group acts: "we did", "it was decided".',
      50: 'The candidate acts once, and the group does the rest.',
      75: 'The candidate acts more than once; the group does as much.',
      100: 'The steps are clearly the candidate’s own, beside what others did.',
    },
  },
}

/**
 * Weights of the dimensions; each row adds up to 1.
 *
 * `reference` is the row for short questions of knowledge with one model answer. People who grade such answers give
 * nothing for the way they are told, so content alone counts there and the score is the calibrated expectation of a
 * human grade. Interview questions have key points, and there delivery and detail count beside content.
 */
export const WEIGHTS: Readonly<Record<QuestionCategory | 'reference', Readonly<Partial<Record<Dimension, number>>>>> = {
  reference: { relevance: 0, substance: 1, structure: 0, specificity: 0 },
  technical: { relevance: 0.12, substance: 0.64, structure: 0.12, specificity: 0.12 },
  behavioral: { relevance: 0.12, substance: 0.32, structure: 0.24, specificity: 0.16, ownership: 0.16 },
  situational: { relevance: 0.14, substance: 0.44, structure: 0.18, specificity: 0.1, ownership: 0.14 },
}

/** The highest level whose threshold a value of 0 to 100 reaches. */
export function levelOf(value: number): Level {
  let reached: Level = 0
  for (const level of LEVELS) if (value >= level - 12.5) reached = level
  return reached
}
