/** Fits the two decisions on claims on `data/claims` (`half: fit`), and prints what they make of people left out. */
import { writeFileSync } from 'node:fs'
import { type ClaimModels, comparedClaims, comparedText, pairsWith, SURE_FROM } from '@/domain/claims/told-claim'
import { logistic } from '@/domain/evaluation/score/linear-model'
import { type LabelledPerson, readClaims } from './labelled-claims'
import { fitLogistic } from './logistic'
import { shortNumbers } from './short-numbers'

const FILE = 'src/content/models/claims.json'
const PENALTY = 2
const FOLDS = 7
const WANTED = { told: 'same', other: 'other-figure' } as const

type Row = { x: readonly number[]; y: number; mayBe: 'told' | 'other'; person: number }

const rowsOf = (people: readonly LabelledPerson[]): Row[] =>
  people.flatMap(({ cv, told }, person) => {
    const claims = comparedClaims(cv)
    return told.flatMap((sentence) =>
      pairsWith(claims, comparedText(sentence.text)).map(({ claim, features, mayBe }) => ({
        x: features,
        y: claim === sentence.claim && sentence.is === WANTED[mayBe] ? 1 : 0,
        mayBe,
        person,
      })),
    )
  })

function fitted(rows: readonly Row[]): ClaimModels {
  const model = (is: 'told' | 'other') =>
    fitLogistic(
      rows.filter(({ mayBe }) => mayBe === is).map(({ x, y }) => ({ x, y, weight: 1 })),
      PENALTY,
    )
  return { told: model('told'), other: model('other') }
}

const people = readClaims('fit')
const rows = rowsOf(people)
const outside = Array.from({ length: FOLDS }, (_, fold) => {
  const isOut = ({ person }: Row) => person % FOLDS === fold
  const models = fitted(rows.filter((row) => !isOut(row)))
  return rows.filter(isOut).map((row) => ({ ...row, p: logistic(models[row.mayBe], row.x) }))
}).flat()
for (const is of ['told', 'other'] as const) {
  const all = people.flatMap(({ told }) => told).filter((sentence) => sentence.is === WANTED[is]).length
  for (const from of [SURE_FROM[is], 0.5, 0.6, 0.7, 0.8]) {
    const found = outside.filter(({ mayBe, p }) => mayBe === is && p >= from)
    const right = found.filter(({ y }) => y === 1).length
    console.log(
      `${is} from ${from}: precision ${(right / found.length).toFixed(3)}, recall ${(right / all).toFixed(3)}`,
    )
  }
}
writeFileSync(FILE, `${JSON.stringify(fitted(rows), shortNumbers, 2)}\n`)
