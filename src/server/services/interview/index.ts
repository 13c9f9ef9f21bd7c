/** Interviews: starting, answering, saving, ending and reading them. */
export { completeInterview, discardInterview } from './end'
export { addFollowUp } from './follow-up'
export { keepTrial } from './keep-trial'
export { listLessons } from './lessons'
export { getOverview, listCompleted, listInterviews } from './lists'
export { getProgress } from './progress'
export { getInterview } from './queries'
export { saveQuestionsToUs } from './questions-to-us'
export { saveAnswer, saveInterview } from './save'
export { createInterview } from './start'

// For other services:

export { assertOwnInterview, interviewNotFound, lockInterview, ownerOf } from './queries'
export { goodQuestionsToUs } from './questions-to-us'
export { questionIn, toStored } from './stored-question'
