/** The question that an interviewer asks after an answer: a question of its own, with key points of its own. */
import type { InterviewQuestion, KeyPoint } from './question'

const ENDING = '.follow-up'

/** Minutes. */
const TIME_ESTIMATE = 2

export const followUpId = (questionId: string): string => `${questionId}${ENDING}`

/** Id of the question that it takes further; null for any other question. */
export const followedId = (id: string): string | null => (id.endsWith(ENDING) ? id.slice(0, -ENDING.length) : null)

type Followed = Pick<InterviewQuestion, 'id' | 'category' | 'competency' | 'opener'> & {
  followUp: string
  followUpPoints: readonly KeyPoint[]
}

/** A follow-up to a story asks about a hypothetical or a reason, so it is evaluated as situational. */
export const followUpTo = (question: Followed): InterviewQuestion => ({
  id: followUpId(question.id),
  text: question.followUp,
  category: question.category === 'technical' ? 'technical' : 'situational',
  competency: question.competency,
  timeEstimate: TIME_ESTIMATE,
  source: 'bank',
  keyPoints: question.followUpPoints,
  ...(question.opener && { opener: true }),
  followUpOf: question.id,
})
