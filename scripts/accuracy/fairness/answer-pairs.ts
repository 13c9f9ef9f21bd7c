/** Pairs of graded answers that differ in names, places, genders, spelling or grammar only. */
import { evaluate } from '@/domain/evaluation/evaluate'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { type GradedAnswer, readGraded } from '../../train/graded'
import { GRAMMAR } from './grammar'
import { type FairPair, type Kind, pairsOf } from './pairs'
import { asSpoken } from './spoken'
import { givenName, inAmericanSpelling, withName, withOtherGenders, withOtherNames, withOtherPlaces } from './swaps'

/** Fillers and loose openings, as in an answer that is spoken. */
export const SPOKEN = 'spoken'

type Exchange = (text: string, turn: number) => string

const changed =
  (exchange: Exchange) =>
  ({ question, answer }: GradedAnswer, turn: number) => {
    const other = exchange(answer, turn)
    return other === answer ? null : { one: { question, answer }, other: { question, answer: other } }
  }

/** Names and places that the question or its points have are content ("Cohen's kappa", "customers in Accra"). */
const changedUnlessAsked = (exchange: Exchange) => (row: GradedAnswer, turn: number) => {
  const asked = JSON.stringify(row.question)
  return exchange(asked, turn) === asked ? changed(exchange)(row, turn) : null
}

const otherPlaces: Exchange = (text, turn) => withOtherPlaces([text], turn)[0] ?? text

/** A name where the answer has none: two names of different peoples and genders in the same place. */
const named = ({ question, answer }: GradedAnswer, turn: number) => {
  const [one, other] = [withName(answer, givenName(turn)), withName(answer, givenName(turn * 3 + 7))]
  return one === null || other === null ? null : { one: { question, answer: one }, other: { question, answer: other } }
}

const KINDS: readonly Kind<GradedAnswer, EvaluationInput>[] = [
  { name: 'names', count: 60, pair: changedUnlessAsked(withOtherNames) },
  { name: 'names put in', count: 60, pair: named },
  { name: 'places', count: 96, pair: changedUnlessAsked(otherPlaces) },
  { name: 'genders', count: 100, pair: changed(withOtherGenders) },
  { name: 'spelling', count: 100, pair: changed(inAmericanSpelling) },
  ...Object.entries(GRAMMAR).map(([name, exchange]) => ({
    name: `grammar: ${name}`,
    count: 20,
    pair: changed(exchange),
  })),
  { name: SPOKEN, count: 100, pair: changed(asSpoken) },
]

const idOf = ({ questionId, kind }: GradedAnswer): string => `${questionId}, ${kind}`

/** From the half that models may be fitted on: what differs may be looked at. */
export const answerPairs = (): FairPair<EvaluationInput>[] =>
  pairsOf(
    KINDS,
    readGraded().filter(({ half }) => half === 'fit'),
    idOf,
  )

/** Every answer of the reporting half in each kind of style: of these only the figures are looked at. */
export const reportedPairs = (style: string): FairPair<EvaluationInput>[] => {
  const rows = readGraded().filter(({ half }) => half === 'report')
  const kinds = KINDS.filter(({ name }) => name.startsWith(style)).map((kind) => ({ ...kind, count: rows.length }))
  return pairsOf(kinds, rows, idOf)
}

export const answerScore = (input: EvaluationInput): number => evaluate(input).score
