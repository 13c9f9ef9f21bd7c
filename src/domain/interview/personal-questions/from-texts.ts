/** Personal questions from the two texts as they were pasted. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { InterviewQuestion } from '../question'
import { generateQuestions } from './generate'
import type { QuestionInput } from './input'
import { readTexts } from './read-texts'

export type PersonalInput = { jobDescription: string; cv: string } & Pick<
  QuestionInput,
  'counts' | 'seed' | 'seen' | 'taken'
>

/** As many questions as wanted, or as many as the texts give matter for. Same texts and seed, same questions. */
export function personalQuestions(
  { jobDescription, cv, ...wanted }: PersonalInput,
  lexicon: Lexicon,
  now: Date,
): InterviewQuestion[] {
  return generateQuestions({ ...readTexts({ jobDescription, cv }, lexicon, now), ...wanted })
}
