/** Evaluating answers: those of an interview, further attempts, and contested evaluations. */
export { contestRemark, undoContest } from './contest'
export { evaluateInterview, failEvaluation } from './evaluate-interview'
export { listAttempts } from './list-attempts'
export { listContests } from './list-contests'
export { evaluateAttempt, failAttempt, rereadAttempt, retakeAnswer } from './retake'
export { retryEvaluation } from './retry'
export { failSecondReading, readAgain } from './second-reading'

// For other services:

export { restartEvaluation } from './evaluate-interview'
