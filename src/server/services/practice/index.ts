/** Practice between interviews: the plan, review sittings, stories and the cheat sheet. */
export { practiceCalendar } from './calendar'
export { getCheatSheet } from './cheat-sheet'
export { recordDebrief } from './debrief'
export { getPracticePlan, mailPracticePlan, markGuideRead, setGoal } from './plan'
export { answerReview, getSitting } from './sitting'
export { editStory, findFitting, getStoryBank, keepStory, removeStory } from './stories'

// For other services:

export { recordEvidence, silenceContested } from './cards'
export { questionReader } from './scored-attempts'
