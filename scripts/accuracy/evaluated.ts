/** Evaluates graded answers with the shipped models. */
import { type Evaluation, evaluateFacts } from '@/domain/evaluation/evaluate'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import { findFacts } from '@/domain/evaluation/find-facts'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import type { GradedAnswer } from '../train/graded'

export type Evaluated = GradedAnswer & { facts: AnswerFacts; evaluation: Evaluation }

export const evaluateAll = (answers: readonly GradedAnswer[]): Evaluated[] =>
  answers.map((row) => {
    const input = { question: row.question, answer: row.answer }
    const facts = findFacts(input, SHIPPED_MODELS)
    return { ...row, facts, evaluation: evaluateFacts(input, facts) }
  })
