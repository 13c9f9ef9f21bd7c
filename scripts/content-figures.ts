/**
 * How well the evaluation recognises the question bank's own example sentences, each left out of the question in turn:
 * the output of `npm run content:check -- figures [role …]`. Answers are composed of one example sentence per key
 * point.
 */
import { type BankQuestion, questionsFor } from '@/content/question-bank'
import { evaluate } from '@/domain/evaluation/evaluate'
import type { KeyPoint } from '@/domain/interview/question'
import { ROLES } from '@/domain/interview/roles'

/** Indexes of the example sentences for a key point, and of those against it. */
const WAYS = [0, 1, 2] as const

type Counted = { of: number; hits: number }
const counted = (): Counted => ({ of: 0, hits: 0 })
const count = (into: Counted, isHit: boolean) => {
  into.of++
  if (isHit) into.hits++
}

const without = (texts: readonly string[] | undefined, at: number) => texts?.filter((_, i) => i !== at)
const isMade = (verdict: string | undefined) => verdict === 'met' || verdict === 'partly'

export type ContentFigures = {
  /** An example sentence for a point, left out of the question, is recognised. */
  own: Counted
  /** A counterexample to a point, left out of the question, is mistaken for the point. */
  against: Counted
  /** A point is found in an answer that makes all the others. */
  others: Counted
  modelAnswers: { id: string; score: number }[]
  mistakes: { id: string; score: number }[]
  /**
   * The common mistake that a question names, as the answer to it. Without stories: their mistakes are ways to tell
   * them, which no answer says.
   */
  namedMistakes: { id: string; score: number }[]
}

/** @param roles all roles if empty */
export function contentFigures(roles: readonly string[]): ContentFigures {
  const figures: ContentFigures = {
    own: counted(),
    against: counted(),
    others: counted(),
    modelAnswers: [],
    mistakes: [],
    namedMistakes: [],
  }
  const wanted = ROLES.filter((role) => roles.length === 0 || roles.includes(role))
  const bank = new Map(wanted.flatMap((role) => questionsFor(role).map((question) => [question.id, question])))
  for (const question of bank.values()) measure(question, figures)
  return figures
}

function measure(question: BankQuestion, figures: ContentFigures): void {
  const verdictsOn = (keyPoints: readonly KeyPoint[], sentences: readonly (string | undefined)[]) =>
    evaluate({ question: { ...question, keyPoints }, answer: sentences.filter(Boolean).join(' ') })
  for (const way of WAYS) {
    const read = question.keyPoints.map((point) => ({ ...point, says: without(point.says, way) }))
    const said = question.keyPoints.map(({ says }) => says?.[way])
    for (const { verdict } of verdictsOn(read, said).points) count(figures.own, isMade(verdict))
    const wary = question.keyPoints.map((point) => ({ ...point, against: without(point.against, way) }))
    const mistaken = verdictsOn(
      wary,
      question.keyPoints.map(({ against }) => against?.[way]),
    )
    for (const { verdict } of mistaken.points) count(figures.against, verdict === 'met')
    if (way === 0) figures.mistakes.push({ id: question.id, score: mistaken.score })
  }
  for (const at of question.keyPoints.keys()) {
    const others = question.keyPoints.map(({ says }, i) => (i === at ? undefined : says?.[at % WAYS.length]))
    count(figures.others, isMade(verdictsOn(question.keyPoints, others).points[at]?.verdict))
  }
  const scoreOf = (answer: string) => ({ id: question.id, score: evaluate({ question, answer }).score })
  figures.modelAnswers.push(scoreOf(question.modelAnswer))
  if (question.category !== 'behavioral') figures.namedMistakes.push(scoreOf(question.commonMistake))
}
