/** Evaluating answers: those of an interview, further attempts, and contested evaluations. */
export { contestRemark, failSecondReading, listContests, listRemarks, readAgain, undoContest } from './contest'
export { evaluateInterview, failEvaluation, retryEvaluation } from './evaluate-interview'
export { listAttempts } from './list-attempts'
export { evaluateAttempt, failAttempt, rereadAttempt, retakeAnswer } from './retake'

// For other services:

export { restartEvaluation } from './evaluate-interview'
