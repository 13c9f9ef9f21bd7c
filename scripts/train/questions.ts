/** The questions of the bank as the evaluation reads them. */
import { questionsFor } from '@/content/question-bank'
import type { EvaluatedQuestion } from '@/domain/coach/question'
import { ROLES } from '@/domain/interview/roles'

let known: ReadonlyMap<string, EvaluatedQuestion> | undefined

/** @throws Error when the bank has no such question */
export function questionById(id: string): EvaluatedQuestion {
  known ??= new Map(
    ROLES.flatMap((role) =>
      questionsFor(role).map(({ id: questionId, text, category, keyPoints, points }) => [
        questionId,
        { id: questionId, text, category, keyPoints: points ?? keyPoints.map((point) => ({ text: point.text })) },
      ]),
    ),
  )
  const question = known.get(id)
  if (!question) throw new Error(`the bank has no question ${id}`)
  return question
}
