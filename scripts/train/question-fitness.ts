/**
 * Fits how fit a personal question is to be asked as it stands (`fitness.ts`) on the graded candidates, and prints, for
 * pairs of CV and advert that the model was not fitted on, how many of the fittest are.
 *
 *   npm run train:questions
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import content from '@/content/language/question-frames.json'
import { featuresOf, type Worded } from '@/domain/interview/personal-questions/fitness'
import { outOfFold } from './folds'
import { fitLogistic } from './logistic'
import { shortNumbers } from './short-numbers'

const DATA = path.join('data', 'questions', 'candidates.jsonl')
const FILE = path.join('src', 'content', 'models', 'question-fitness.json')
/** Found by the precision of the fittest questions of left-out pairs. */
const PENALTY = 100

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
const names = Object.keys(featuresOf(rows[0]!))
const placeOf = new Map(frames.map((frame, i) => [frame, names.length + i]))

function vectorOf(row: Worded): Float64Array {
  const x = new Float64Array(names.length + frames.length)
  const features = featuresOf(row)
  for (const [i, name] of names.entries()) x[i] = features[name]!
  x[placeOf.get(row.frame)!] = 1
  return x
}

const learn = (some: readonly Row[]) =>
  fitLogistic(
    some.map((row) => ({ x: vectorOf(row), y: row.grade === 'as it is' ? 1 : 0, weight: 1 })),
    PENALTY,
  )
type Fitted = ReturnType<typeof learn>

/** The model on values that are not standardised. */
function plain({ intercept, means, deviations, coefficients }: Fitted) {
  const own = coefficients.map((coefficient, j) => coefficient / deviations[j]!)
  return { intercept: intercept - own.reduce((sum, value, j) => sum + value * means[j]!, 0), own }
}

function apply(model: Fitted, row: Row): number {
  const { intercept, own } = plain(model)
  const sum = vectorOf(row).reduce((all, value, j) => all + value * own[j]!, intercept)
  return 1 / (1 + Math.exp(-sum))
}

const values = outOfFold(rows, learn, apply)
const isFit = ({ grade }: Row) => grade === 'as it is'

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

const { intercept, own } = plain(learn(rows))
const model = {
  intercept,
  features: Object.fromEntries(names.map((name, i) => [name, own[i]!])),
  frames: Object.fromEntries(
    frames.filter((frame) => current.has(frame)).map((frame) => [frame, own[placeOf.get(frame)!]!]),
  ),
}
writeFileSync(FILE, `${JSON.stringify(model, shortNumbers, 2)}\n`)
