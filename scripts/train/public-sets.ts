/** Loads the public graded sets from a folder outside the repository; see its README for their sources. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type PublicAnswer = {
  set: 'mohler' | 'saf' | 'scientsbank'
  questionId: string
  question: string
  /** Alternative whole model answers. */
  references: string[]
  answer: string
  /** 0 to 1: the mean of the graders' marks, or 1, 0.45 and 0.25 for correct, incorrect and contradictory. */
  grade: number
  label?: 'correct' | 'incorrect' | 'contradictory'
  /** Submitted without an answer. */
  isEmpty: boolean
}

type Row = {
  qid: string
  question: string
  reference?: string
  references?: string[]
  answer: string
  score?: number
  score01?: number
  label?: 'correct' | 'incorrect' | 'contradictory'
}

/** Mean grades in Mohler and SAF of answers that match these labels. */
const LABEL_GRADES = { correct: 1, incorrect: 0.45, contradictory: 0.25 } as const
const EMPTY = /^\s*(?:(?:no|empty) (?:submission|response)[.\s]*)?$/iu

export const PUBLIC_FILES = {
  mohler: 'mohler-dev.jsonl',
  saf: 'saf-train.jsonl',
  scientsbank: 'scientsbank-train.jsonl',
} as const

/** Weight of a row, by set. */
export const SET_WEIGHTS = { mohler: 1, saf: 0.4, scientsbank: 0.3 } as const

/** @throws Error when a file is missing */
export function readPublicSets(folder: string): PublicAnswer[] {
  return (Object.keys(PUBLIC_FILES) as PublicAnswer['set'][]).flatMap((set) => {
    const file = path.join(folder, PUBLIC_FILES[set])
    if (!existsSync(file)) throw new Error(`${PUBLIC_FILES[set]} not found in ${folder}: name the folder that holds it`)
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const row = JSON.parse(line) as Row
        return {
          set,
          questionId: `${set} ${row.qid}`,
          question: row.question,
          references: row.references ?? [row.reference ?? ''],
          answer: row.answer,
          grade: row.label ? LABEL_GRADES[row.label] : (row.score01 ?? (row.score ?? 0) / 5),
          ...(row.label && { label: row.label }),
          isEmpty: EMPTY.test(row.answer),
        }
      })
  })
}
