/** Loads our own graded answers (`data/graded`) with their questions; the README there describes how they were made. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import type { SentenceLabel } from '@/domain/evaluation/story/classify-sentences'
import { questionById } from './questions'

export const GRADED_FOLDER = path.join('data', 'graded')

export const KINDS = ['excellent', 'second-language', 'short', 'vague', 'wrong', 'off-topic'] as const
export type Kind =
  | (typeof KINDS)[number]
  | 'pair-vivid'
  | 'pair-vague'
  | 'recital'
  | 'one-wrong'
  | 'middling'
  | 'misplaced'
  | 'composed'
  | 'mistaken'
  | 'misconduct'
  | 'fair'
  | 'rough'

/** m: met · p: partly · x: contradicted · -: missing. */
export type PointGrade = 'm' | 'p' | 'x' | '-'

export type GradedAnswer = {
  questionId: string
  question: EvaluatedQuestion
  kind: Kind
  /** `fit`: for fitting · `report`: for reporting only, never inspected during development. */
  half: 'fit' | 'report'
  answer: string
  /** 0 to 1. */
  grade: number
  points: PointGrade[] | null
  labels: SentenceLabel[] | null
}

type Row = {
  questionId: string
  kind: Kind
  half: 'fit' | 'report'
  answer: string
  /** 0 to 100; absent if not yet graded. */
  grade?: number
  points?: string
  labels?: string
}

export const LABEL_LETTERS: Readonly<Record<string, SentenceLabel>> = {
  s: 'setting',
  t: 'task',
  a: 'action',
  r: 'result',
  l: 'reflection',
  n: 'none',
}

export function readGraded(folder = GRADED_FOLDER): GradedAnswer[] {
  if (!existsSync(folder)) throw new Error(`${folder} not found`)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Row)
    .filter(({ grade }) => grade !== undefined)
    .map((row) => {
      return {
        questionId: row.questionId,
        question: questionById(row.questionId),
        kind: row.kind,
        half: row.half,
        answer: row.answer,
        grade: (row.grade ?? 0) / 100,
        points: row.points ? ([...row.points] as PointGrade[]) : null,
        labels: row.labels ? [...row.labels].map((letter) => LABEL_LETTERS[letter]!) : null,
      }
    })
}
