/** Rules over one answer. Each reads the part of it that is evaluated, and no more. */
import { localEvaluator } from '@/domain/evaluation/local-evaluator'
import { scoreAnswer } from '@/domain/evaluation/score-answer'
import { remarksOnLength, withEvaluatedPart } from '@/domain/interview/evaluated-part'
import { complaintAbout, mergeFacts } from '../adapters/ai/merge-facts'
import { ownWordsOf } from '../adapters/ai/own-words'
import type { Rules } from './port'
import type { RuleTable } from './table'

type AnswerRules = Pick<Rules, 'findFacts' | 'scoreAnswer' | 'complainAboutReport' | 'mergeReport'>

export const answerRules: RuleTable<AnswerRules> = {
  findFacts: (input) => localEvaluator.findFacts(withEvaluatedPart(input)),

  scoreAnswer: ({ input, facts }) => {
    const scored = scoreAnswer(withEvaluatedPart(input), facts)
    return { ...scored, remarks: [...remarksOnLength(input.answer), ...scored.remarks] }
  },

  complainAboutReport: ({ input, found }) =>
    complaintAbout(found, input.question.keyPoints.length, ownWordsOf(withEvaluatedPart(input))),

  mergeReport: ({ input, found }) => {
    const evaluated = withEvaluatedPart(input)
    return mergeFacts(evaluated, localEvaluator, found, ownWordsOf(evaluated))
  },
}
