/** Follow-up questions to an answer: separate questions with their own key points. */
import type { InterviewQuestion, KeyPoint } from './question'

const WRITTEN = '.follow-up'
/** Ends the id of a question that an answer gave reason for. */
export const PROBE_ENDING = '.probe'

/** In minutes. */
const TIME_ESTIMATE = 2

/** Id of the follow-up question that the editors wrote to a question. */
export const followUpId = (questionId: string): string => `${questionId}${WRITTEN}`

/** Id of the follow-up question that an answer to a question gave reason for. */
export const probeId = (questionId: string): string => `${questionId}${PROBE_ENDING}`

/**
 * Whether a question is one that an answer gave reason for. The answer to it is not scored: no rule was found that
 * tells a good reply from an evasive one.
 */
export const isProbe = (id: string): boolean => id.endsWith(PROBE_ENDING)

/** Id of the question that this one follows; null for any other question. */
export function followedId(id: string): string | null {
  const ending = [WRITTEN, PROBE_ENDING].find((each) => id.endsWith(each))
  return ending === undefined ? null : id.slice(0, -ending.length)
}

/** Whether a question can have one: the editors wrote one to each of theirs, and a story gives reason for one. */
export const mayHaveFollowUp = ({
  source,
  category,
  followUpOf,
}: Pick<InterviewQuestion, 'source' | 'category' | 'followUpOf'>): boolean =>
  followUpOf === undefined && (source === 'bank' || category === 'behavioral')

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
