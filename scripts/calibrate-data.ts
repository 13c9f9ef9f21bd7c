/** Reads graded answers for measuring and fitting; the data stays outside the project. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import { inputOf } from './score-answers'

export type Graded = {
  set: 'mohler' | 'saf'
  questionId: string
  input: EvaluationInput
  /** Human grade, 0 to 1. */
  grade: number
  /** Handed in without an answer, as the data says it ("No response"). */
  isEmpty: boolean
}

type Row = { qid: string; question: string; reference: string; answer: string; score?: number; score01?: number }

const EMPTY = /^\s*(?:(?:no|empty) (?:submission|response)[.\s]*)?$/iu

function read(folder: string, file: string, set: Graded['set']): Graded[] {
  return readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => {
      const row = JSON.parse(line) as Row
      const { question, reference, answer } = row
      return {
        set,
        questionId: `${set} ${row.qid}`,
        input: inputOf({ id: i, question, category: 'technical', reference: [reference], answer }),
        grade: row.score01 ?? (row.score ?? 0) / 5,
        isEmpty: EMPTY.test(answer),
      }
    })
}

const MOHLER = 'mohler-dev.jsonl'
const SAF = 'saf-train.jsonl'
export const GRADED_FILES = [MOHLER, SAF]

/** All graded answers of a folder: those of Mohler et al. (2011) and of Filighera et al. (2022), see its README. */
export const readGraded = (folder: string): Graded[] => [...read(folder, MOHLER, 'mohler'), ...read(folder, SAF, 'saf')]

/** The folder named on the command line, or the one beside the repository. */
export const dataFolder = (argument: string | undefined): string => argument ?? path.join('..', 'shared', 'data')
