/** Features of our graded answers, computed once for all models, without any model that is fitted on them. */

import { isAboutConduct, misconductIn } from '@/domain/evaluation/conduct/conduct'
import type { StoryMeasures } from '@/domain/evaluation/facts'
import { guardFeatures } from '@/domain/evaluation/guard/guard'
import { compare } from '@/domain/evaluation/points/match'
import { type PreparedQuestion, prepare, topicOf, topicVector } from '@/domain/evaluation/points/prepare'
import { type AnswerReading, leanFeatures, readPoints } from '@/domain/evaluation/points/read-points'
import { type ReadAnswer, readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { shareOfWords } from '@/domain/evaluation/preprocess/text-features'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import type { LinearModel } from '@/domain/evaluation/score/linear-model'
import { classifySentences } from '@/domain/evaluation/story/classify-sentences'
import { measureStory } from '@/domain/evaluation/story/measures'
import type { GradedAnswer } from './graded'

export type Read = GradedAnswer & {
  prepared: PreparedQuestion
  read: ReadAnswer
  reading: AnswerReading
  lean: number[] | null
  topic: number
  known: number
  echoed: number
  story: StoryMeasures
  guard: number[]
  misconduct: number
}

/**
 * The question at a knowledge level: with all example sentences, with the texts of its points only, or without points.
 */
export const reduced = (question: EvaluatedQuestion, knowledge: 'full' | 'text' | 'none'): EvaluatedQuestion =>
  knowledge === 'full'
    ? question
    : {
        ...question,
        keyPoints: knowledge === 'none' ? [] : question.keyPoints.map(({ text, weight }) => ({ text, weight })),
      }

export function read(row: GradedAnswer, match: LinearModel): Read {
  const { question } = row
  const prepared = prepare(question)
  const answer = readAnswer(row.answer, question.text)
  const reading = readPoints(prepared.points, compare(answer, prepared), match)
  const { known, question: asked } = prepared
  return {
    ...row,
    prepared,
    read: answer,
    reading,
    lean: prepared.points.some(({ against }) => against.length > 0) ? leanFeatures(reading) : null,
    topic: topicOf(topicVector(answer.sentences.flatMap(({ tokens }) => tokens)), prepared.topic),
    known: shareOfWords(answer.whole, (stem) => known.has(stem) && !asked.has.has(stem)),
    echoed: shareOfWords(answer.whole, (stem) => asked.has.has(stem)),
    story: measureStory(
      answer,
      question.category === 'behavioral' ? classifySentences(answer.sentences, answer.text) : [],
    ),
    guard: guardFeatures(answer, asked),
    misconduct: isAboutConduct(question.category) ? misconductIn(answer) : 0,
  }
}
