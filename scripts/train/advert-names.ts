/**
 * `npm run train:advert`: fits the models that choose an advert's title and employer among candidate phrases
 * (`src/domain/documents/advert/title-features.ts`, `employer-features.ts`) on the labelled adverts outside the
 * reporting sets, writes them to `src/content/models/advert-names.json`, and prints their cross-validated accuracy.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { skillTaxonomy } from '@/content/skills'
import { employerCandidates } from '@/domain/documents/advert/employer-candidates'
import { employerFeatures } from '@/domain/documents/advert/employer-features'
import { linesOf } from '@/domain/documents/advert/lines'
import { bestOf, type NameModel, type NameRow } from '@/domain/documents/advert/name-choice'
import { sectionsOf } from '@/domain/documents/advert/sections'
import { titleCandidates } from '@/domain/documents/advert/title-candidates'
import { titleFeatures } from '@/domain/documents/advert/title-features'
import { lexiconOf } from '@/domain/documents/lexicon'
import {
  furtherAdverts,
  isSameName,
  labelledAdverts,
  labelledHeads,
  type NamedAdvert,
} from '../accuracy/advert-figures'
import { fitChoice, type Option, type Shape } from './choice'
import { foldOf } from './folds'

const FOLDS = 12
const SHAPES: Record<Kind, Shape> = {
  title: { row: 0.1, words: 0.4, mostWords: 700, steps: 200 },
  employer: { row: 0.1, words: 0.4, mostWords: 700, steps: 200 },
}

/** The candidates of one advert: names, features, and which are right. */
type Choice = { id: string; names: string[]; options: Option[]; weight: number }
type Kind = 'title' | 'employer'

const GROUPS: readonly (readonly [string, (id: string) => boolean])[] = [
  ['adverts', (id) => /^a/.test(id)],
  ['adverts in further shapes', (id) => /^f/.test(id)],
  ['beginnings', (id) => /^[hk]/.test(id)],
  ['beginnings by other hands', (id) => /^t/.test(id)],
]

const lexicon = lexiconOf(skillTaxonomy())

/** Fully labelled adverts, and advert beginnings that are labelled with title and employer only. */
const namedAdverts = (): NamedAdvert[] => [
  ...labelledAdverts('fit'),
  ...labelledAdverts('more'),
  ...furtherAdverts('more'),
  ...labelledHeads('more'),
]
/**
 * Every ninth advert without the sentences that name its employer, so that "no employer" is learned from adverts of
 * every shape.
 */
const namelessAdverts = (): NamedAdvert[] =>
  namedAdverts().flatMap(({ id, text, title, employer }, i) => {
    const [word = ''] = (employer ?? '').replace(/^The /, '').split(' ')
    if (i % 9 !== 0 || word.length < 3) return []
    const left = text
      .split(/(?<=[.!?]\s|\n)/)
      .filter((sentence) => !sentence.toLowerCase().includes(word.toLowerCase()))
      .join('')
    return left.includes(title) ? [{ id, text: left, title, employer: null }] : []
  })

/** Adverts without the sentences that have a word of their title, so that "no title" is learned; every ninth. */
const untitledAdverts = (): NamedAdvert[] =>
  namedAdverts().flatMap((advert, i) => {
    const words = advert.title.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []
    if (i % 9 !== 4 || words.length === 0) return []
    const text = advert.text
      .split(/(?<=[.!?]\s|\n)/)
      .filter((sentence) => !words.some((word) => sentence.toLowerCase().includes(word)))
      .join('')
    return text.length < SHORTEST ? [] : [{ ...advert, text, title: '' }]
  })
/** Weight of an advert without a title, so that they count as 3 % of all, and not as every ninth. */
const UNTITLED_WEIGHT = 0.3
/**
 * Weight of a short advert in the fit of titles. With a larger one, the last words of titles in other adverts are lost;
 * in the fit of employers, which most short adverts do not name, fewer of the others' would be found.
 */
const SHORT_WEIGHT = 0.1
/** Characters below which a text is no advert. */
const SHORTEST = 100

/** For figures only. */
const checkAdverts = (): NamedAdvert[] => [...furtherAdverts('check'), ...labelledHeads('check')]

/** @param read the title as it would be read, on whose place the features of employers depend */
function choiceOf(advert: NamedAdvert, kind: Kind, read: string): Choice {
  const { id, text, title, employer } = advert
  const lines = linesOf(text)
  const sections = sectionsOf(lines)
  const chosen = (names: string[], rows: NameRow[], right: string): Choice => ({
    id,
    names,
    weight: kind === 'title' && right === '' ? UNTITLED_WEIGHT : 1,
    options: rows.map((each, i) => ({ ...each, isRight: isSameName(names[i] ?? '', right) })),
  })
  if (kind === 'title') {
    const candidates = titleCandidates(lines, lexicon)
    const rows = titleFeatures(candidates, sections, text, lexicon)
    return chosen([...candidates.map((each) => each.text), ''], rows, title)
  }
  const candidates = employerCandidates({ text, lines, sections, title: read }, lexicon)
  const rows = employerFeatures(candidates, { text, lines, sections, title: read }, lexicon)
  return chosen([...candidates.map(({ name }) => name), ''], rows, employer ?? '')
}

const best = ({ options }: Choice, model: NameModel): number => bestOf(model, options)
const isRightAt = ({ options }: Choice, at: number): boolean => options[at]?.isRight === true
const isFindable = ({ options }: Choice): boolean => options.some(({ isRight }) => isRight)

/** @param titles as read, by advert */
function fitted(kind: Kind, titles: ReadonlyMap<string, string>): { model: NameModel; read: Map<string, string> } {
  const made = (advert: NamedAdvert) => choiceOf(advert, kind, titles.get(advert.id) ?? '')
  const short = (kind === 'title' ? labelledAdverts('short') : [])
    .map(made)
    .map((choice) => ({ ...choice, weight: choice.weight * SHORT_WEIGHT }))
  const choices = [...namedAdverts().map(made), ...short]
  const nameless = (kind === 'employer' ? namelessAdverts() : untitledAdverts()).map(made)
  const learned = (of: readonly Choice[]) => fitChoice(of, SHAPES[kind])
  const read = new Map<string, string>()
  const right = new Set<string>()
  let refused = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const isInFold = ({ id }: Choice) => foldOf(id, FOLDS) === fold
    const model = learned([...choices, ...nameless].filter((choice) => !isInFold(choice)))
    refused += nameless.filter((choice) => isInFold(choice) && isRightAt(choice, best(choice, model))).length
    for (const choice of choices.filter(isInFold)) {
      const at = best(choice, model)
      read.set(choice.id, choice.names[at] ?? '')
      if (isRightAt(choice, at)) right.add(choice.id)
      else {
        const wanted = choice.names[choice.options.findIndex(({ isRight }) => isRight)]
        console.log(`  ${choice.id}: "${choice.names[at]}", and not "${wanted}"`)
      }
    }
  }
  for (const [name, isOf] of GROUPS) {
    const [of, all] = [[...right].filter(isOf).length, choices.filter(({ id }) => isOf(id)).length]
    console.log(`${kind}s right: ${of} of ${all} ${name}`)
  }
  console.log(
    `${kind}s right: ${right.size} of ${choices.length} together, ${choices.filter(isFindable).length} findable`,
  )
  console.log(`no ${kind} read: ${refused} of ${nameless.length} adverts that were left without one`)
  const model = learned([...choices, ...nameless])
  const checked = checkAdverts().map(made)
  for (const choice of checked) read.set(choice.id, choice.names[best(choice, model)] ?? '')
  const rightOnes = checked.filter((choice) => isRightAt(choice, best(choice, model))).length
  console.log(
    `${kind}s right: ${rightOnes} of ${checked.length} that nothing was fitted on, ${checked.filter(isFindable).length} findable`,
  )
  return { model, read }
}

/** Smaller weights of words are left out. */
const LEAST = 0.05
const short = (value: number) => Number(value.toPrecision(3))
const stored = ({ coefficients, words }: NameModel) => ({
  coefficients: coefficients.map(short),
  words: Object.fromEntries(
    Object.entries(words).flatMap(([word, value]) => (Math.abs(value) < LEAST ? [] : [[word, short(value)] as const])),
  ),
})
const title = fitted('title', new Map())
const employer = fitted('employer', title.read)
const models = { title: stored(title.model), employer: stored(employer.model) }
writeFileSync(path.join('src', 'content', 'models', 'advert-names.json'), `${JSON.stringify(models, null, 2)}\n`)
