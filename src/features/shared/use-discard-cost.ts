import { discardCostText } from '@/domain/plans/discards'
import { trpc } from '@/trpc/client'

type Asked = {
  userId: string
  interview: { answeredCount: number; startedAt: Date }
  isOpen: boolean
}

/** The cost of discarding, in a sentence; null if the plan does not limit interviews, and while it is loading. */
export function useDiscardCost({ userId, interview, isOpen }: Asked): string | null {
  const { data } = trpc.user.usage.useQuery({ id: userId }, { enabled: isOpen })
  if (!data || data.interviewLimit === null) return null
  const { answeredCount: answered, startedAt } = interview
  return discardCostText({ answered, startedAt, now: new Date(), freeLeft: data.freeDiscardsLeft })
}
