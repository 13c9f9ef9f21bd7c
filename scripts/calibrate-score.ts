/** Scores answers as the product does, with coefficients that have not seen their questions. */
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import { LocalEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import type { Fold, HeldOut, Measured } from './calibrate-fit'

/** The score of 0 to 100 and the words it rests on. */
export function scorerOf({ coefficients }: Pick<Fold, 'coefficients'>) {
  const evaluator = new LocalEvaluator(coefficients)
  return (input: EvaluationInput) => {
    const facts = evaluator.findFacts(input)
    return { score: scoreAnswer(input, facts).score, words: facts.ownWords }
  }
}

/** The rows of the questions that the fold leaves out, with their scores and words. */
export function scoreHeldOut(rows: readonly Measured[], fold: Fold): (HeldOut & { words: number })[] {
  const score = scorerOf(fold)
  return rows.filter(({ questionId }) => fold.isOut(questionId)).map((row) => ({ ...row, ...score(row.input) }))
}
