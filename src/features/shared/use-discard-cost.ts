import { DISCARDED_PRACTICE, discardCostText } from '@/domain/plans/discards'
import { serverNow } from '@/lib/server-clock'
import { trpc } from '@/trpc/client'

type Asked = {
  userId: string
  /** `focus` as in `InterviewSummaryDto`. */
  interview: { answeredCount: number; startedAt: Date; focus: string | null }
  isOpen: boolean
}

/** The cost of discarding, in a sentence; null if the plan does not limit interviews, and while it is loading. */
export function useDiscardCost({ userId, interview, isOpen }: Asked): string | null {
  const { answeredCount: answered, startedAt, focus } = interview
  const isPractice = focus !== null
  const { data } = trpc.user.usage.useQuery({ id: userId }, { enabled: isOpen && !isPractice })
  if (isPractice) return DISCARDED_PRACTICE
  if (!data || data.interviewLimit === null) return null
  return discardCostText({ answered, startedAt, now: serverNow(), freeLeft: data.freeDiscardsLeft })
}
