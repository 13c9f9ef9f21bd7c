/** A trial question that needs no account, evaluated in the browser. */
import { type Evaluation, evaluate } from '@/domain/evaluation/evaluate'
import type { InterviewQuestion } from './question'

/** The part of a question that an evaluation needs. */
export type TrialQuestion = Pick<InterviewQuestion, 'id' | 'text' | 'category' | 'timeEstimate' | 'keyPoints'>

export type TrialAnswer = { question: TrialQuestion; answer: string }

/** Runs the same rules as the server, in the caller's environment. */
export const evaluateTrial = (input: TrialAnswer): Evaluation => evaluate(input)
