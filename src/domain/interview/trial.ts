/** A trial question that needs no account, evaluated in the browser. */
import type { InterviewQuestion } from './question'

/** The part of a question that an evaluation needs. */
export type TrialQuestion = Pick<InterviewQuestion, 'id' | 'text' | 'category' | 'timeEstimate' | 'keyPoints'>

export type TrialAnswer = { question: TrialQuestion; answer: string }
