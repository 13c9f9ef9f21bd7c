/** The labelled CVs in `data/documents`, and the comparison of parsed values with labels. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CvTopic } from '@/domain/documents/cv/headings'

export type LabelledJob = { title: string; employer: string | null; from: string | null; to: string | null }
export type LabelledDegree = { degree: string; field: string | null; level: string; institution: string | null }
export type LabelledCv = {
  id: string
  half: 'fit' | 'more' | 'further' | 'check' | 'report' | 'fresh'
  text: string
  jobs: LabelledJob[]
  education: LabelledDegree[]
  skills: string[]
  certificates: string[]
  /** Headings that the parser does not know, with their topics. */
  headings?: Record<string, CvTopic>
}

const FOLDER = path.join('data', 'documents')
const FILES = {
  fit: 'cvs.jsonl',
  report: 'cvs.jsonl',
  more: 'more-cvs.jsonl',
  further: 'further-cvs.jsonl',
  check: 'further-cvs.jsonl',
  fresh: 'fresh-cvs.jsonl',
}

export const labelledCvs = (half: LabelledCv['half']): LabelledCv[] =>
  readFileSync(path.join(FOLDER, FILES[half]), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledCv)
    .filter((row) => row.half === half)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)

const NEARLY = 0.7

/** Same words, or one contains the other and has at least 70 % of its words. Two empty values are equal. */
export function isSame(a: string | null, b: string | null): boolean {
  const [first, second] = [wordsOf(a ?? ''), wordsOf(b ?? '')]
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  if (short.length === long.length) return short.join(' ') === long.join(' ')
  return short.length / long.length >= NEARLY && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `)
}

/** Greedy one-to-one matching, best pairs first; pairs with a `similarity` of 0 or less are excluded. */
export function bestPairs<A, B>(as: readonly A[], bs: readonly B[], similarity: (a: A, b: B) => number): [A, B][] {
  const all = as.flatMap((a, i) => bs.map((b, j) => ({ i, j, a, b, value: similarity(a, b) })))
  const pairs: [A, B][] = []
  const [usedA, usedB] = [new Set<number>(), new Set<number>()]
  for (const { i, j, a, b, value } of all.sort((x, y) => y.value - x.value || x.i - y.i || x.j - y.j)) {
    if (value <= 0 || usedA.has(i) || usedB.has(j)) continue
    usedA.add(i)
    usedB.add(j)
    pairs.push([a, b])
  }
  return pairs
}
