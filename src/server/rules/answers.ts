/** Rules over one answer. */
import { evaluateFacts } from '@/domain/evaluation/evaluate'
import { findFacts } from '@/domain/evaluation/find-facts'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { complaintAbout, mergeFacts } from '@/server/adapters/ai/merge-facts'
import { ownWordsOf } from '@/server/adapters/ai/own-words'
import type { Rules, RuleTable } from './port'

type AnswerRules = Pick<Rules, 'findFacts' | 'scoreAnswer' | 'complainAboutReport' | 'mergeReport'>

export const answerRules: RuleTable<AnswerRules> = {
  findFacts: (input) => findFacts(input, SHIPPED_MODELS),

  scoreAnswer: ({ input, facts }) => evaluateFacts(input, facts),

  complainAboutReport: ({ input, found }) => complaintAbout(found, input.question.keyPoints.length, ownWordsOf(input)),

  mergeReport: ({ input, found }) => mergeFacts(input, findFacts(input, SHIPPED_MODELS), found, ownWordsOf(input)),
}
