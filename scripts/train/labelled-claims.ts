/** The labelled lines of CVs and sentences of answers; see `data/claims/README.md`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export type LabelledPerson = {
  half: 'fit' | 'report'
  role: string
  cv: string[]
  told: { text: string; claim: number; is: 'same' | 'other-figure' | 'unfigured' | 'different' }[]
}

const FILE = path.join('data', 'claims', 'pairs.jsonl')

export const readClaims = (half: LabelledPerson['half']): LabelledPerson[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledPerson)
    .filter((person) => person.half === half)
