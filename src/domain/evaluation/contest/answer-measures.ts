/** The measures behind the score of a stored evaluation. */
import type { AnswerFacts, Measures } from '@/domain/evaluation/facts'
import { leanOfVerdicts, MADE } from '@/domain/evaluation/points/model-verdicts'
import type { EvaluatedQuestion } from '@/domain/evaluation/question'
import type { ContestedReading } from './rescore-answer'

/**
 * Measures are not stored: the rules compute them again, and those of a model follow from its verdicts.
 * @param byRules facts that the rules find in the same answer
 */
export function answerMeasures(
  { keyPoints }: EvaluatedQuestion,
  { evaluator, points = [] }: Pick<ContestedReading, 'evaluator' | 'points'>,
  byRules: AnswerFacts,
): Measures {
  const { unreadable, words, agreement, lean, topic, known, echoed, story, guard } = byRules
  const measures = { unreadable, words, topic, known, echoed, story, guard }
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
