/**
 * Fits the score of answers to personal questions, whose points are general, and the ranges of these scores; the last
 * step of `npm run train`, since it reads answers with the other models. One regression for all categories, since the
 * answers are few.
 *
 *   npm run train:personal
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFacts } from '@/domain/evaluation/find-facts'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { JUDGED_AS } from '@/domain/evaluation/question'
import { type LinearModel, logistic } from '@/domain/evaluation/score/linear-model'
import { NEVER_LOWER, SCORE_FEATURES, scoreRow } from '@/domain/evaluation/score/score-facts'
import { rangesOf } from './fit-ranges'
import { outOfFold } from './folds'
import { fitLogistic } from './logistic'
import { personalAnswers } from './personal-answers'
import { shortNumbers } from './short-numbers'

const PENALTY = 4
/** Their coefficient is 0: the kinds of answers differ in length because their writers were told so. */
const IS_LENGTH = Object.values(SCORE_FEATURES).map((part) => part === 'length')
const FOLDER = path.join('src', 'content', 'models')

type Row = { questionId: string; x: number[]; grade: number }

function fitted(rows: readonly Row[]): LinearModel {
  const withoutLength = ({ x }: Row) => x.map((value, i) => (IS_LENGTH[i] ? 0 : value))
  const model = fitLogistic(
    rows.map((row) => ({ x: withoutLength(row), y: row.grade, weight: 1 })),
    PENALTY,
    NEVER_LOWER,
  )
  return { ...model, deviations: model.deviations.map((value, i) => (IS_LENGTH[i] ? 1 : value)) }
}

const rows = personalAnswers('fit').map(({ questionId, question, answer, grade }): Row => {
  const facts = findFacts({ question, answer }, SHIPPED_MODELS)
  return { questionId, x: scoreRow(question, facts), grade }
})
const held = outOfFold(rows, fitted, (model, { x }) => logistic(model, x))
const residuals = JUDGED_AS.flatMap((kind) =>
  [...held].map(([{ grade }, value]) => ({
    set: `general ${kind}`,
    score: Math.round(100 * value),
    grade: 100 * grade,
  })),
)
const model = fitted(rows)

function merge(name: string, part: Record<string, unknown>): void {
  const file = path.join(FOLDER, `${name}.json`)
  const all = { ...(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>), ...part }
  writeFileSync(file, `${JSON.stringify(all, shortNumbers, 2)}\n`)
}
merge('score', { general: Object.fromEntries(JUDGED_AS.map((kind) => [kind, model])) })
merge('ranges', rangesOf(residuals, []))
console.log(`${rows.length} answers to personal questions`)
