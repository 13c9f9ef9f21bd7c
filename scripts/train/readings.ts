/** Our graded answers, read once for all fits: what the product finds in them before anything learned on them is applied. */
import { guardSigns } from '@/domain/coach/guard/signs'
import { leanSigns } from '@/domain/coach/points/lean'
import { compare } from '@/domain/coach/points/match'
import { type PreparedQuestion, prepare } from '@/domain/coach/points/prepare'
import { type AnswerReading, readPoints } from '@/domain/coach/points/read-points'
import { type ReadAnswer, readAnswer } from '@/domain/coach/preprocess/read-answer'
import type { EvaluatedQuestion } from '@/domain/coach/question'
import { shareOfWords } from '@/domain/coach/score/answer-features'
import type { LinearModel } from '@/domain/coach/score/linear-model'
import { measureStory, type StoryMeasures } from '@/domain/coach/story/measures'
import type { GradedAnswer } from './graded'

export type Read = GradedAnswer & {
  prepared: PreparedQuestion
  read: ReadAnswer
  reading: AnswerReading
  lean: number[] | null
  known: number
  echoed: number
  story: StoryMeasures
  guard: number[]
}

/** What is left of a question when only the texts of its points are known, or nothing but the question. */
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
    lean: prepared.points.some(({ against }) => against.length > 0) ? leanSigns(reading) : null,
    known: shareOfWords(answer.whole, (stem) => known.has(stem) && !asked.has.has(stem)),
    echoed: shareOfWords(answer.whole, (stem) => asked.has.has(stem)),
    story: measureStory(answer),
    guard: guardSigns(answer, asked),
  }
}
