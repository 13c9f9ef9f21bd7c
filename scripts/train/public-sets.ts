/** Loads the public graded sets, which are not part of the repository; docs/coach.md names their sources. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the public graded sets, and of the public CVs in its folder `cvs`. */
export const publicFolder = () => process.env.PUBLIC_SETS ?? path.join('..', 'shared', 'data')

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

/** What to say where a file is missing. */
export const whereSetsAre = () =>
  `The public sets are not in ${publicFolder()}: set PUBLIC_SETS to a folder with ` +
  `${Object.values(PUBLIC_FILES).join(', ')} (docs/coach.md says where they come from).`

/** @returns null if a file is missing */
export function readPublicSetsIfAny(): PublicAnswer[] | null {
  const files = Object.values(PUBLIC_FILES).map((name) => path.join(publicFolder(), name))
  return files.every((file) => existsSync(file)) ? readPublicSets() : null
}

/** For commands that are nothing without the sets: they end with one sentence where a file is missing. */
export function publicSetsOrEnd(): PublicAnswer[] {
  const sets = readPublicSetsIfAny()
  if (sets) return sets
  console.error(whereSetsAre())
  process.exit(1)
}

function readPublicSets(): PublicAnswer[] {
  return (Object.keys(PUBLIC_FILES) as PublicAnswer['set'][]).flatMap((set) =>
    readFileSync(path.join(publicFolder(), PUBLIC_FILES[set]), 'utf8')
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
      }),
  )
}
