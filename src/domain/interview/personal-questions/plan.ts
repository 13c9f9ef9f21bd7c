/** The plan of a set of questions: a subject for each, to be worded by a model. */
import type { QuestionCategory } from '@/domain/interview/question'
import { chooseQuestions } from './choose'
import type { EvidenceVerdict, QuestionInput } from './input'
import type { Family } from './topic'
import { topicsOf } from './topics'

export type PlannedQuestion = {
  category: QuestionCategory
  kind: Family
  /** Verbatim from the advert; null for what comes from the CV alone. */
  requirement: string | null
  /** Whether the CV has the requirement; null where that is not known. */
  verdict: EvidenceVerdict | null
  /** Verbatim from the CV; null where it shows nothing of it. */
  quote: string | null
}

/** In the same choice and order as the questions that rules would make of this input. */
export const planQuestions = (input: QuestionInput): PlannedQuestion[] =>
  chooseQuestions(topicsOf(input), input).map(({ topic, question }) => ({
    category: question.category,
    kind: topic.family,
    requirement: topic.source === 'job' ? topic.quote : null,
    verdict: topic.verdict,
    quote: topic.cvQuote,
  }))
