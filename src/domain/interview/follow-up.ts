/** A follow-up question to an answer: a separate question with its own key points. */
import type { InterviewQuestion, KeyPoint } from './question'

const ENDING = '.follow-up'

/** In minutes. */
const TIME_ESTIMATE = 2

export const followUpId = (questionId: string): string => `${questionId}${ENDING}`

/** Id of the question that this one follows; null for any other question. */
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
