import { discardCostText } from '@/domain/plans/discards'
import { trpc } from '@/trpc/client'

type Asked = {
  userId: string
  interview: { answeredCount: number; startedAt: Date }
  /** Whether the question is on the screen. */
  isOpen: boolean
}

/** What discarding costs, in a sentence; null where the plan counts no interviews, and until it is known. */
export function useDiscardCost({ userId, interview, isOpen }: Asked): string | null {
  const { data } = trpc.user.usage.useQuery({ id: userId }, { enabled: isOpen })
  if (!data || data.interviewLimit === null) return null
  const { answeredCount: answered, startedAt } = interview
  return discardCostText({ answered, startedAt, now: new Date(), freeLeft: data.freeDiscardsLeft })
}
