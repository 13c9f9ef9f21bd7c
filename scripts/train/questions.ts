/** The question bank in the evaluation's format. */
import { knownQuestion } from '@/content/known-question'
import { type BankQuestion, questionsFor } from '@/content/question-bank'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import { ROLES } from '@/domain/interview/roles'

const toEvaluated = ({ id, text, category, keyPoints, opener }: BankQuestion): EvaluatedQuestion => ({
  id,
  text,
  category,
  keyPoints,
  ...(opener && { opener }),
})

/** Cache: each question object is prepared only once. */
const known = new Map<string, EvaluatedQuestion>()

/** @throws Error when the bank has no such question */
export function questionById(id: string): EvaluatedQuestion {
  const same = known.get(id)
  if (same) return same
  // The role does not affect the result.
  const found = knownQuestion(id, 'accountant')
  if (!found) throw new Error(`the bank has no question ${id}`)
  const question = toEvaluated(found)
  known.set(id, question)
  return question
}

/** Every question once. */
export const wholeBank = (): EvaluatedQuestion[] => [
  ...new Map(
    ROLES.flatMap((role) => questionsFor(role).map((question) => [question.id, toEvaluated(question)])),
  ).values(),
]
