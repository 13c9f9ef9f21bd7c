/** Graded answers to personal questions that the rules made; the points of these questions are general. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import { pointNamed } from '@/domain/interview/personal-questions/frames'
import type { QuestionCategory } from '@/domain/interview/question'

type Half = 'fit' | 'report'
export type PersonalAnswer = {
  questionId: string
  half: Half
  kind: string
  /** Share of full marks, 0 to 1. */
  grade: number
  answer: string
  question: EvaluatedQuestion
}

/** A line of the file: a question with its answers; `general` names points of `personal-points.json`. */
type Line = {
  id: string
  half: Half
  text: string
  category: QuestionCategory
  own: { text: string; says: string[] }
  general: string[]
  figure?: string
  answers: { kind: string; grade: number; answer: string }[]
}

const FILE = path.join('data', 'personal', 'answers.jsonl')

export const personalAnswers = (half: Half): PersonalAnswer[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.half === half)
    .flatMap(({ id, text, category, own, general, figure, answers }) => {
      const keyPoints = [
        { ...own, weight: 'essential' as const, general: true as const },
        ...general.map((name) => pointNamed(name, figure)),
      ]
      const question = { id, text, category, keyPoints }
      return answers.map(({ kind, grade, answer }) => ({
        questionId: id,
        half,
        kind,
        grade: grade / 100,
        answer,
        question,
      }))
    })
