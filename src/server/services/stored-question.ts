/** A question as it is kept with an interview: a copy, without what the bank's editors wrote beside it. */
import type { InterviewQuestion, KeyPoint } from '@/domain/interview/question'

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

/** The bank's own ways to say a point are read from the bank when an answer is evaluated. */
const toStoredPoint = ({ text, weight, says, against }: KeyPoint, source: InterviewQuestion['source']) => ({
  text,
  ...(weight && { weight }),
  ...(source === 'ai' && { says: [...(says ?? [])], against: [...(against ?? [])] }),
})
