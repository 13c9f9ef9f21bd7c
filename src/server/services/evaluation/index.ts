/** Evaluating answers: those of an interview, further attempts, and contested evaluations. */
export { contestRemark, undoContest } from './contest'
export { evaluateInterview, failEvaluation, retryEvaluation } from './evaluate-interview'
export { listAttempts } from './list-attempts'
export { failSecondReading, listContests, readAgain } from './list-contests'
export { evaluateAttempt, failAttempt, rereadAttempt, retakeAnswer } from './retake'

// For other services:

export { restartEvaluation } from './evaluate-interview'
