/**
 * How well the evaluation reads the bank's own sentences, each time without the sentence in question: what
 * `npm run content:check -- figures [role …]` prints. Answers are put together from one way to say each point.
 */
import { type BankQuestion, questionsFor } from '@/content/question-bank'
import { evaluate } from '@/domain/evaluation/evaluate'
import type { KeyPoint } from '@/domain/interview/question'
import { ROLES } from '@/domain/interview/roles'

/** Ways to say a point, and as many that speak against it. */
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
  /** A point's own way to say it, left out of the question, is found. */
  own: Counted
  /** What speaks against a point, left out of the question, is taken for the point. */
  against: Counted
  /** A point is found in an answer that says all the others. */
  others: Counted
  modelAnswers: { id: string; score: number }[]
  mistakes: { id: string; score: number }[]
}

/** @param roles all when none is named */
export function contentFigures(roles: readonly string[]): ContentFigures {
  const figures: ContentFigures = {
    own: counted(),
    against: counted(),
    others: counted(),
    modelAnswers: [],
    mistakes: [],
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
  figures.modelAnswers.push({
    id: question.id,
    score: evaluate({ question, answer: question.modelAnswer }).score,
  })
}
