/** A question as stored with an interview: a copy, without the editorial material. */
import { askedQuestion } from '@/content/known-question'
import { followedId } from '@/domain/interview/follow-up'
import type { InterviewQuestion, KeyPoint } from '@/domain/interview/question'
import type { Role } from '@/domain/interview/roles'

export const toStored = ({
  id,
  text,
  category,
  competency,
  timeEstimate,
  source,
  keyPoints,
  opener,
  followUpOf,
  provenance,
}: InterviewQuestion) => ({
  id,
  text,
  category,
  ...(competency && { competency }),
  timeEstimate,
  source,
  keyPoints: keyPoints.map((point) => toStoredPoint(point, source)),
  ...(opener && { opener }),
  ...(followUpOf && { followUpOf }),
  ...(provenance && { provenance: { ...provenance } }),
})

/** The bank's phrasings of a point are not copied; they are read from the bank when an answer is evaluated. */
const toStoredPoint = ({ text, weight, says, against, general }: KeyPoint, source: InterviewQuestion['source']) => ({
  text,
  ...(weight && { weight }),
  ...(general && { general }),
  ...(source === 'ai' && { says: [...(says ?? [])], against: [...(against ?? [])] }),
})

/** A question of the interview, or the follow-up question to one; undefined if there is none, or no longer. */
export function questionIn({ questions, role }: { questions: readonly InterviewQuestion[]; role: string }, id: string) {
  const asked = questions.find((question) => question.id === id)
  if (asked) return asked
  const followed = followedId(id)
  const isOffered = questions.some((question) => question.id === followed)
  return isOffered ? askedQuestion(id, role as Role) : undefined
}
