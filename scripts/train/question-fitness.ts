/**
 * Fits how fit a personal question is to be asked as it stands (`fitness.ts`) on the graded candidates, and prints, for
 * pairs of CV and advert that the model was not fitted on, how many of the fittest are.
 *
 *   npm run train:questions
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import content from '@/content/language/question-frames.json'
import { FITNESS_WORDS, featuresOf, type Worded, wordFeatures } from '@/domain/interview/personal-questions/fitness'
import { outOfFold } from './folds'
import { base64Of } from './hashed-classifier'
import { shortNumbers } from './short-numbers'
import { fitSparse, type SparseRow, sparseLogistic } from './sparse-logistic'

const DATA = path.join('data', 'questions', 'candidates.jsonl')
const FILE = path.join('src', 'content', 'models', 'question-fitness.json')
/** Found by the precision of the fittest questions of left-out pairs. */
const PENALTY = 3

type Row = Worded & { pair: string; grade: string; questionId: string }

const rows = readFileSync(DATA, 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => {
    const row = JSON.parse(line)
    return { ...row, questionId: row.pair }
  })
const current = new Set(
  Object.values(content.frames).flatMap((parts) =>
    Object.values(parts).flatMap((list) => list.map(({ text }) => text)),
  ),
)
const frames = [...new Set([...rows.map(({ frame }) => frame), ...current])].sort()
const isFit = ({ grade }: Row) => grade === 'as it is'

const names = Object.keys(featuresOf(rows[0]!))
const groups = Object.keys(content.frames)
/** Where the features of the form, of the groups, of the wordings and of the words begin. */
const FORM = 0
const GROUPS = names.length
const FRAMES = GROUPS + groups.length
const WORDS = FRAMES + frames.length
const SIZE = WORDS + FITNESS_WORDS
const placeOf = new Map(frames.map((frame, i) => [frame, FRAMES + i]))

function sparseOf(row: Row): SparseRow {
  const form = Object.values(featuresOf(row)).map((value, i): [number, number] => [FORM + i, value])
  const words = wordFeatures(row)
  const each = 1 / Math.sqrt(Math.max(1, words.length))
  const features: [number, number][] = [
    ...form.filter(([, value]) => value !== 0),
    [GROUPS + groups.indexOf(row.group), 1],
    [placeOf.get(row.frame)!, 1],
    ...words.map((bucket): [number, number] => [WORDS + bucket, each]),
  ]
  return { features, y: isFit(row) ? 1 : 0 }
}

const learn = (some: readonly Row[]) => fitSparse(some.map(sparseOf), SIZE, PENALTY)
const values = outOfFold(rows, learn, (model, row) => sparseLogistic(model, sparseOf(row).features))

function auc(): number {
  const sorted = [...values].sort((a, b) => a[1] - b[1])
  let [below, pairs] = [0, 0]
  for (const [row] of sorted) {
    if (isFit(row)) pairs += below
    else below++
  }
  return pairs / (below * (sorted.length - below))
}

/** Share of fit questions among the fittest of each pair. @param share of the pair's candidates */
function precision(share: number): number {
  const byPair = new Map<string, [Row, number][]>()
  for (const entry of values) byPair.set(entry[0].pair, [...(byPair.get(entry[0].pair) ?? []), entry])
  const best = [...byPair.values()].flatMap((list) =>
    list.sort((a, b) => b[1] - a[1]).slice(0, Math.round(share * list.length)),
  )
  return best.filter(([row]) => isFit(row)).length / best.length
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
console.log(
  `${rows.length} graded questions, ${percent(rows.filter(isFit).length / rows.length)} could be asked as they stand`,
)
console.log(`left out in turn: AUC ${auc().toFixed(3)}`)
for (const share of [0.5, 0.33, 0.2, 0.1])
  console.log(`of the fittest ${percent(share)} of each pair: ${percent(precision(share))}`)

const { intercept, weights } = learn(rows)
const named = (all: readonly string[], from: number) =>
  Object.fromEntries(all.map((name, i) => [name, weights[from + i]!]))
const words = weights.slice(WORDS)
const scale = Math.max(...words.map(Math.abs)) / 127
const model = {
  intercept,
  features: named(names, FORM),
  groups: named(groups, GROUPS),
  frames: Object.fromEntries([...current].sort().map((frame) => [frame, weights[placeOf.get(frame)!]!])),
  words: { scale, weights: base64Of(Int8Array.from(words, (weight) => Math.round(weight / scale))) },
}
writeFileSync(FILE, `${JSON.stringify(model, shortNumbers, 2)}\n`)
