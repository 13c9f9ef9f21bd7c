/**
 * `npm run train:advert`: fits the models that choose an advert's title and employer among candidate phrases
 * (`src/domain/documents/advert/title-features.ts`, `employer-features.ts`) on the labelled adverts outside the
 * reporting sets, writes them to `src/content/models/advert-names.json`, and prints their cross-validated accuracy.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { skillTaxonomy } from '@/content/skills'
import { employerCandidates } from '@/domain/documents/advert/employer-candidates'
import { employerFeatures } from '@/domain/documents/advert/employer-features'
import { linesOf } from '@/domain/documents/advert/lines'
import { sectionsOf } from '@/domain/documents/advert/sections'
import { titleCandidates } from '@/domain/documents/advert/title-candidates'
import { titleFeatures } from '@/domain/documents/advert/title-features'
import { lexiconOf } from '@/domain/documents/lexicon'
import { linear } from '@/domain/evaluation/score/linear-model'
import { isSameName, type LabelledAdvert, labelledAdverts } from '../accuracy/advert-figures'
import { foldOf } from './folds'
import { fitLogistic, type LogisticModel, type LogisticRow } from './logistic'

const FOLDS = 12
const PENALTIES = { title: 5, employer: 10 }
/** Most occurrences of the right name per advert that are compared with wrong candidates. */
const MOST_RIGHT = 2

/** The candidates of one advert: names, features, and which are right. */
type Choice = { id: string; names: string[]; rows: number[][]; isRight: boolean[] }
type NamedAdvert = Pick<LabelledAdvert, 'id' | 'text' | 'title' | 'employer'>
type Kind = keyof typeof PENALTIES

const isHead = (id: string): boolean => id.startsWith('h')
const GROUPS: readonly (readonly [string, (id: string) => boolean])[] = [
  ['adverts', (id) => !isHead(id)],
  ['beginnings', isHead],
]

const lexicon = lexiconOf(skillTaxonomy())

/** Fully labelled adverts, and advert beginnings that are labelled with title and employer only. */
const namedAdverts = (): NamedAdvert[] => [
  ...labelledAdverts('fit'),
  ...labelledAdverts('more'),
  ...readFileSync(path.join('data', 'documents', 'advert-heads.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NamedAdvert),
]

function choiceOf(advert: NamedAdvert, kind: Kind): Choice {
  const { id, text, title, employer } = advert
  const lines = linesOf(text)
  const sections = sectionsOf(lines)
  if (kind === 'title') {
    const candidates = titleCandidates(lines, lexicon)
    const names = candidates.map((each) => each.text)
    const rows = titleFeatures(candidates, sections, text, lexicon)
    return { id, names, rows, isRight: names.map((name) => isSameName(name, title)) }
  }
  const candidates = employerCandidates({ text, lines, sections, title }, lexicon)
  const names = [...candidates.map(({ name }) => name), '']
  const rows = employerFeatures(candidates, text, lexicon)
  return { id, names, rows, isRight: names.map((name) => isSameName(name, employer ?? '')) }
}

/**
 * Feature differences of right and wrong candidates, with alternating sign: logistic regression on them learns a
 * pairwise ranking.
 */
const pairsOf = ({ rows, isRight }: Choice): LogisticRow[] => {
  const right = rows.filter((_, i) => isRight[i]).slice(0, MOST_RIGHT)
  const wrong = rows.filter((_, i) => !isRight[i])
  const weight = 3 / right.length / Math.sqrt(wrong.length)
  return right.flatMap((of, j) =>
    wrong.map((other, i) => {
      const y = (i + j) % 2
      return { x: of.map((value, at) => (y === 1 ? 1 : -1) * (value - (other[at] ?? 0))), y, weight }
    }),
  )
}

const best = ({ rows }: Choice, model: LogisticModel): number => {
  const scores = rows.map((row) => linear(model, row))
  return scores.indexOf(Math.max(...scores))
}

function fitted(kind: Kind): LogisticModel {
  const choices = namedAdverts().map((advert) => choiceOf(advert, kind))
  const learned = (of: readonly Choice[]) => fitLogistic(of.flatMap(pairsOf), PENALTIES[kind])
  const right: string[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const isInFold = ({ id }: Choice) => foldOf(id, FOLDS) === fold
    const model = learned(choices.filter((choice) => !isInFold(choice)))
    for (const choice of choices.filter(isInFold)) {
      const at = best(choice, model)
      if (choice.isRight[at]) right.push(choice.id)
      else console.log(`  ${choice.id}: "${choice.names[at]}", and not "${choice.names[choice.isRight.indexOf(true)]}"`)
    }
  }
  for (const [name, isOf] of GROUPS) {
    const [of, all] = [right.filter(isOf).length, choices.filter(({ id }) => isOf(id)).length]
    console.log(`${kind}s right: ${of} of ${all} ${name}`)
  }
  return learned(choices)
}

const short = (value: number) => Number(value.toPrecision(4))
/** Only differences of scores matter, so there is no intercept. */
const stored = ({ deviations, coefficients }: LogisticModel) => ({
  intercept: 0,
  means: coefficients.map(() => 0),
  deviations: deviations.map(short),
  coefficients: coefficients.map((value) => short(value)),
})
const models = { title: stored(fitted('title')), employer: stored(fitted('employer')) }
writeFileSync(path.join('src', 'content', 'models', 'advert-names.json'), `${JSON.stringify(models, null, 2)}\n`)
