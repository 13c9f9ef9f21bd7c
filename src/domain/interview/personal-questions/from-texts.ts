/** Personal questions from the pasted job description and CV. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { InterviewQuestion } from '@/domain/interview/question'
import { generateQuestions, type PlannedQuestion, planQuestions } from './generate'
import type { QuestionInput } from './input'
import { readTexts } from './read-texts'

export type PersonalInput = { jobDescription: string; cv: string } & Pick<
  QuestionInput,
  'counts' | 'seed' | 'seen' | 'taken'
>

/**
 * As many questions as wanted, or fewer where the texts have too few subjects. Deterministic for the same texts and
 * seed.
 */
export const personalQuestions = (input: PersonalInput, lexicon: Lexicon, now: Date): InterviewQuestion[] =>
  generateQuestions(inputFrom(input, lexicon, now))

/** The subjects of these questions. */
export const plannedQuestions = (input: PersonalInput, lexicon: Lexicon, now: Date): PlannedQuestion[] =>
  planQuestions(inputFrom(input, lexicon, now))

const inputFrom = ({ jobDescription, cv, ...wanted }: PersonalInput, lexicon: Lexicon, now: Date): QuestionInput => ({
  ...readTexts({ jobDescription, cv }, lexicon, now),
  ...wanted,
})
