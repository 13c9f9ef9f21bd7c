/**
 * The verdict on each point: a fitted probability that it is made, lowered to `unsure` or `contradicted` where the
 * answer leans towards common mistakes.
 */
import { type AnswerFacts, type PointFact, STORY_MEASURES } from '@/domain/evaluation/facts'
import type { ReadAnswer } from '@/domain/evaluation/preprocess/read-answer'
import type { JudgedAs } from '@/domain/evaluation/question'
import { type LinearModel, logistic } from '@/domain/evaluation/score/linear-model'
import { VERDICT_LIMITS } from '@/domain/evaluation/score/policy'
import { lazily } from '@/domain/text/memoize'
import { figuresIn, lacksFigure } from './figures'
import { passageOf } from './match'
import type { PreparedPoint } from './prepare'
import type { AnswerReading, PointReading } from './read-points'

/** Measures of the answer as a whole. */
export type WholeAnswer = Pick<AnswerFacts, 'lean' | 'topic' | 'known' | 'echoed' | 'story'>

/**
 * One model for each: a story makes its points in the words of one case, an answer to an opening question in those of
 * one person's life, any other answer in technical terms.
 */
export type VerdictModels = Readonly<Record<'story' | 'opener' | 'other', LinearModel>>

export function verdictModel(models: VerdictModels, kind: JudgedAs): LinearModel {
  if (kind === 'opener') return models.opener
  return models[kind === 'behavioral' ? 'story' : 'other']
}

/** Features of a verdict: the match, the evidence against it, the answer as a whole. */
export function verdictFeatures(
  { made, contrary }: PointReading,
  { lean, topic, known, echoed, story }: WholeAnswer,
  answerMean: number,
): number[] {
  const m = made?.strength ?? 0.3
  const c = contrary?.strength ?? 0.3
  return [
    m,
    Math.max(0, m - 0.6),
    Math.max(0, c - m),
    contrary ? m - c : 0,
    lean ?? 0,
    answerMean,
    (lean ?? 0) * m,
    topic,
    Math.min(topic, 0.1),
    known,
    echoed,
    ...STORY_MEASURES.map((name) => story[name]),
  ]
}

/** Mean strength of the best matches over all points. */
export const meanStrength = ({ points }: AnswerReading): number =>
  points.reduce((sum, { made }) => sum + (made?.strength ?? 0.3), 0) / Math.max(1, points.length)

type Fitted = {
  kind: JudgedAs
  verdict: LinearModel
  quote: LinearModel
  /** Same order and number as in the reading. */
  points: readonly Pick<PreparedPoint, 'numbers'>[]
}

/**
 * One fact per point, in the same order.
 *
 * Only what is technical or a plan can be contradicted. Of the points of stories and opening questions that come near a
 * common mistake, readers found two in three simply absent or made.
 */
export function verdicts(
  reading: AnswerReading,
  answer: ReadAnswer,
  whole: WholeAnswer,
  { kind, points, ...models }: Fitted,
): PointFact[] {
  const canContradict = kind === 'technical' || kind === 'situational'
  const mean = meanStrength(reading)
  const figures = lazily(() => figuresIn(answer.text))
  return reading.points.map((point, i) => {
    const numbers = points[i]?.numbers
    const made = point.made ? logistic(models.verdict, verdictFeatures(point, whole, mean)) : 0
    const shown = shownBy(models.quote, point)
    const found = verdictOf(point, { made, shown }, canContradict ? whole.lean : null, answer)
    // Without its figure a point is at most made in part.
    const isPart = found.verdict === 'met' && numbers !== undefined && lacksFigure(numbers, figures())
    return { ...found, ...(isPart && { verdict: 'partly' as const }), made, shown }
  })
}

const MISSING = { verdict: 'missing', quote: null } as const

function verdictOf(
  { made, contrary }: PointReading,
  probability: { made: number; shown: number },
  lean: number | null,
  answer: ReadAnswer,
): Pick<PointFact, 'verdict' | 'quote'> {
  const { met, partly, leans, contradicts, near, shown } = VERDICT_LIMITS
  const isLeaning = (lean ?? 0) >= leans
  if (isLeaning && contrary && contrary.strength >= contradicts && contrary.strength > (made?.strength ?? 0)) {
    return { verdict: 'contradicted', quote: passageOf(contrary.window, contrary.text, answer) }
  }
  if (!made || probability.made < partly) return MISSING
  const quote = probability.shown >= shown ? passageOf(made.window, made.text, answer) : null
  if (isLeaning || probability.shown < near) return { verdict: 'unsure', quote }
  return { verdict: probability.made >= met ? 'met' : 'partly', quote }
}

/**
 * Features of a quote: the strength of the match, its margin over the best typical mistake, and its length in
 * sentences.
 */
export const quoteFeatures = ({ made, contrary }: PointReading): number[] => {
  const strength = made?.strength ?? 0
  return [strength, strength - (contrary?.strength ?? 0.3), made?.window.size ?? 1]
}

/** Probability that a person who reads only the quote would say that it makes the point, 0 to 1. */
export const shownBy = (model: LinearModel, reading: PointReading): number =>
  reading.made ? logistic(model, quoteFeatures(reading)) : 0
