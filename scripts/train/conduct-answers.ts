/** Loads the labelled stories on conduct (`data/conduct`); the README there describes how they were made. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { GradedAnswer } from './graded'
import { questionById } from './questions'

const FOLDER = path.join('data', 'conduct')

export const CONDUCT_KINDS = ['misconduct', 'fair', 'rough'] as const
export type ConductKind = (typeof CONDUCT_KINDS)[number]

export type ConductAnswer = GradedAnswer & {
  kind: ConductKind
  /** Number of the author. */
  writer: number
  /** Sentences that tell of the misconduct, verbatim. */
  acts: readonly string[]
}
/** A sentence that tells of misconduct, if there is one, and one like it that does not. */
export type ConductPair = { wrong?: string; fair: string }

type Row = Pick<ConductAnswer, 'questionId' | 'kind' | 'half' | 'answer' | 'writer' | 'acts'> & { grade: number }

const linesOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8').split('\n').filter(Boolean)

export const conductAnswers = (half: 'fit' | 'report'): ConductAnswer[] =>
  linesOf('answers.jsonl')
    .map((line) => JSON.parse(line) as Row)
    .filter((row) => row.half === half)
    .map((row) => ({
      questionId: row.questionId,
      question: questionById(row.questionId),
      kind: row.kind,
      half: row.half,
      writer: row.writer,
      answer: row.answer,
      acts: row.acts,
      grade: row.grade / 100,
      points: null,
      labels: null,
    }))

export const conductPairs = (): ConductPair[] =>
  linesOf('sentences.jsonl').map((line) => JSON.parse(line) as ConductPair)
