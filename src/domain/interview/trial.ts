/** One question before there is an account, evaluated where it is answered. */
import { type Evaluation, evaluate } from '@/domain/evaluation/evaluate'
import type { InterviewQuestion } from './question'

/** A question with all that an evaluation of answers to it needs. */
export type TrialQuestion = Pick<InterviewQuestion, 'id' | 'text' | 'category' | 'timeEstimate' | 'keyPoints'>

export type TrialAnswer = { question: TrialQuestion; answer: string }

/** What the server's own rules find in the same answer, found where it is called. */
export const evaluateTrial = (input: TrialAnswer): Evaluation => evaluate(input)
