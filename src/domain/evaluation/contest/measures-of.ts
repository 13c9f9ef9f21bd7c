/** What the score of a stored reading was reckoned from. */
import type { AnswerFacts, Measures } from '../facts'
import { leanOfVerdicts, MADE } from '../points/model-verdicts'
import type { EvaluatedQuestion } from '../question'
import type { ContestedReading } from './score-without'

/**
 * Readings keep no measures, but rules find the same ones again; what a model found stands in its verdicts.
 * @param byRules what rules find in the same answer
 */
export function measuresOf(
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
