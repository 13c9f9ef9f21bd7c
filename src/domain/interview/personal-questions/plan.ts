/** Plans a set of questions: one subject each, to be worded by a model. */
import type { QuestionCategory } from '@/domain/interview/question'
import { chooseQuestions } from './choose'
import type { EvidenceVerdict, QuestionInput } from './input'
import type { Family } from './topic'
import { topicsOf } from './topics'

export type PlannedQuestion = {
  category: QuestionCategory
  kind: Family
  /** Verbatim from the advert; null for a subject that comes only from the CV. */
  requirement: string | null
  /** Whether the CV shows the requirement; null when unknown. */
  verdict: EvidenceVerdict | null
  /** Verbatim from the CV; null where it has no evidence. */
  quote: string | null
}

/** The same selection and order as the questions that rules generate from this input. */
export const planQuestions = (input: QuestionInput): PlannedQuestion[] =>
  chooseQuestions(topicsOf(input), input).map(({ topic, question }) => ({
    category: question.category,
    kind: topic.family,
    requirement: topic.source === 'job' ? topic.quote : null,
    verdict: topic.verdict,
    quote: topic.cvQuote,
  }))
