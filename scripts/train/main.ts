/**
 * The last step of `npm run train`: fits the models of the evaluation that need the public graded sets, and writes them to
 * `src/content/models`. The sets are not part of the repository; only coefficients are stored.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AdditiveModel, LinearModel } from '@/domain/evaluation/score/linear-model'
import { composed, mistaken } from './composed'
import { conductAnswers, conductPairs } from './conduct-answers'
import { byAuthor, fitConduct, misconductBy } from './fit-conduct'
import { compareWithReferences, fitAgreement, fitMatch } from './fit-match'
import { fitGuard, fitLean, fitVerdicts, leanBy } from './fit-own'
import { rangesOf } from './fit-ranges'
import { fitScores } from './fit-scores'
import { outOfFold } from './folds'
import { readGraded } from './graded'
import { attackRows, realRows } from './guard-rows'
import { misplaced } from './misplaced'
import { publicSetsOrEnd } from './public-sets'
import { fitQuotes } from './quotes'
import { read } from './readings'

const FOLDER = path.join('src', 'content', 'models')

const short = (value: number) => Number(value.toPrecision(5))
const rounded = ({ intercept, means, deviations, coefficients }: LinearModel): LinearModel => {
  return {
    intercept: short(intercept),
    means: means.map(short),
    deviations: deviations.map(short),
    coefficients: coefficients.map(short),
  }
}
const roundedCurves = ({ intercept, curves }: AdditiveModel): AdditiveModel => ({
  intercept: short(intercept),
  curves: curves.map(({ at, adds }) => ({ at, adds: adds.map(short) })),
})
const write = (name: string, value: unknown) =>
  writeFileSync(path.join(FOLDER, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`)

const started = performance.now()
const say = (text: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)

const publicAnswers = publicSetsOrEnd()
const graded = readGraded()
const fitting = graded.filter(({ half }) => half === 'fit')
say(`${publicAnswers.length} public answers, ${graded.length} of our own, of which ${fitting.length} are for fitting`)

const compared = publicAnswers.map(compareWithReferences)
const match = rounded(fitMatch(compared))
write('match', match)
write('agreement', roundedCurves(fitAgreement(compared)))
say('strength of a match, and agreement with model answers')

const learning = [...fitting, ...misplaced(fitting), ...composed(fitting), ...mistaken(fitting)]
const rows = learning.map((row) => read(row, match))
const lean = rounded(fitLean(rows))
write('lean', lean)
// Out-of-fold, since the lean is less certain on unseen questions than on its training data.
const leans = outOfFold(rows, fitLean, leanBy)
const fittedVerdicts = fitVerdicts(rows.map((row) => ({ ...row, leans: leans.get(row) ?? null })))
write('verdicts', Object.fromEntries(Object.entries(fittedVerdicts).map(([kind, model]) => [kind, rounded(model)])))
write('quotes', rounded(fitQuotes(fitting, match)))
say('lean, verdicts and quotes')

const guard = rounded(fitGuard(realRows(rows.slice(0, fitting.length), publicAnswers), attackRows(fitting)))
write('guard', guard)
say('guard')

const conduct = conductAnswers('fit')
const pairs = conductPairs()
const misconduct = byAuthor(conduct, (rest) => fitConduct(rest, pairs), misconductBy)
const stories = [...misconduct].map(([answer, value]) => ({ answer, misconduct: value }))
say(`${stories.length} stories on conduct`)

const scores = fitScores(learning, stories, match)
write(
  'score',
  Object.fromEntries(
    Object.entries(scores.models).map(([k, byCategory]) => [
      k,
      Object.fromEntries(Object.entries(byCategory).map(([c, m]) => [c, rounded(m)])),
    ]),
  ),
)
write('ranges', rangesOf(scores.residuals, publicAnswers))
say('scores and ranges')

write('fitted', {
  date: new Date().toISOString().slice(0, 10),
  data: createHash('sha256')
    .update(JSON.stringify(graded.map(({ answer, grade, points }) => [answer, grade, points])))
    .digest('hex')
    .slice(0, 12),
})
