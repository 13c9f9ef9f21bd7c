/**
 * The score of an answer without the statements that its author contests. The author's claim is taken as true: a point
 * that was not found counts as fully made, a praised one as not made, and the measure behind a statement is changed as
 * in `grounds.ts`. Findings about the answer as a whole stay. Contesting only criticism never lowers the score, and
 * contesting only praise never raises it. The stored score does not change.
 */

import { SURE } from '@/domain/evaluation/advice/statements'
import type { AnswerFacts, Measures, Verdict } from '@/domain/evaluation/facts'
import { leanOfVerdicts, MADE } from '@/domain/evaluation/model-report/verdict-measures'
import { type Models, SHIPPED_MODELS } from '@/domain/evaluation/models'
import { knowledgeFor } from '@/domain/evaluation/points/prepare'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import { type Range, widened } from '@/domain/evaluation/score/range'
import { scoreFacts } from '@/domain/evaluation/score/score-facts'
import type { KeyPoint } from '@/domain/interview/question'
import { type Effect, groundOf } from './grounds'

export type ContestedReading = {
  evaluator: string
  score: number
  range: Range
  modelAnswer: readonly string[]
  points?: readonly { verdict: Verdict }[] | undefined
}

export type Contested = { statement: string; point: number | null }

export type ContestedScore = {
  /** 0 to 100, integer; null where it is unknown without a new evaluation. */
  score: number | null
  /** Likely range of the score while statements are contested: encloses the stored and the new score. */
  range: Range
}

/**
 * Measures are not stored: the rules compute them again, and those of a model follow from its verdicts.
 * @param byRules facts that the rules find in the same answer
 */
export function answerMeasures(
  { keyPoints }: EvaluatedQuestion,
  { evaluator, points = [] }: Pick<ContestedReading, 'evaluator' | 'points'>,
  byRules: AnswerFacts,
): Measures {
  const { unreadable, words, agreement, lean, topic, known, echoed, story, details, guard, misconduct } = byRules
  const measures = { unreadable, words, topic, known, echoed, story, details, guard, misconduct }
  if (evaluator !== 'llm') {
    return { ...measures, agreement, lean, points: byRules.points.map(({ made }) => ({ made })) }
  }
  return {
    ...measures,
    agreement: null,
    lean: leanOfVerdicts(keyPoints, points),
    points: points.map(({ verdict }) => ({ made: MADE[verdict] })),
  }
}

/**
 * @param question in its current wording; if its points were reworded since, the score is null
 * @param measures of the contested evaluation
 */
export function rescoreAnswer(
  question: EvaluatedQuestion,
  reading: ContestedReading,
  measures: Measures,
  contested: readonly Contested[],
  models: Pick<Models, 'score' | 'ranges'> = SHIPPED_MODELS,
): ContestedScore {
  const doubted = widened(reading.score, reading.range)
  const effects = contested.map(({ statement }) => groundOf(statement).effect)
  const isKnown =
    measures.unreadable === null &&
    isSameQuestion(question.keyPoints, reading) &&
    effects.every(({ kind }) => kind !== 'unknown')
  if (!isKnown) return { score: null, range: doubted }

  const knowledge = knowledgeFor(question, reading.evaluator)
  const before = scoreFacts(question, measures, knowledge, models)
  const after = scoreFacts(question, changed(question, reading, measures, contested), knowledge, models)
  // Adds the difference, since the stored score may come from an earlier fit of the model.
  const moved = reading.score + after.score - before.score
  const score = Math.min(100, Math.max(0, within(moved, reading, contested)))
  const shift = score - after.score
  const other = widened(score, { low: after.range.low + shift, high: after.range.high + shift })
  return { score, range: { low: Math.min(doubted.low, other.low), high: Math.max(doubted.high, other.high) } }
}

function isSameQuestion(keyPoints: readonly KeyPoint[], { modelAnswer, points }: ContestedReading): boolean {
  return points?.length === keyPoints.length && keyPoints.every(({ text }, i) => text === modelAnswer[i])
}

function isPraise({ statement, point }: Contested, { points }: ContestedReading): boolean {
  const { effect } = groundOf(statement)
  return effect.kind === 'drop' || (effect.kind === 'point' && points?.[point ?? -1]?.verdict === 'met')
}

/**
 * The model may score a change in the opposite direction (more ordered words can count against an answer); contesting
 * must not have that effect.
 */
function within(moved: number, reading: ContestedReading, contested: readonly Contested[]): number {
  const praise = contested.filter((one) => isPraise(one, reading)).length
  if (praise === 0) return Math.max(moved, reading.score)
  return praise === contested.length ? Math.min(moved, reading.score) : moved
}

function changed(
  { keyPoints }: EvaluatedQuestion,
  { evaluator, points = [] }: ContestedReading,
  measures: Measures,
  contested: readonly Contested[],
): Measures {
  const verdicts = points.map(({ verdict }) => ({ verdict }))
  const made = measures.points.map((point) => ({ ...point }))
  const story = { ...measures.story }
  let { guard, misconduct } = measures
  for (const { statement, point } of contested) {
    const effect: Effect = groundOf(statement).effect
    if (effect.kind === 'point' && point !== null) {
      const isDropped = points[point]?.verdict === 'met'
      verdicts[point] = { verdict: isDropped ? 'missing' : 'met' }
      made[point] = { made: isDropped ? 0 : 1 }
    } else if (effect.kind === 'reach') {
      story[effect.measure] = Math.max(story[effect.measure], effect.value)
    } else if (effect.kind === 'drop') {
      story[effect.measure] = Math.max(0, story[effect.measure] - effect.by)
    } else if (effect.kind === 'no-guard') {
      guard = 0
    } else if (effect.kind === 'conduct') {
      misconduct = Math.min(misconduct, SURE.misconduct)
    }
  }
  // For a model's verdicts the lean is the share of contradictions among them; the rules derive it from the whole
  // answer.
  const lean = evaluator === 'llm' ? leanOfVerdicts(keyPoints, verdicts) : measures.lean
  return { ...measures, points: made, story, guard, misconduct, lean }
}
