import { useState } from 'react'
import { effectivePlan } from '@/domain/plans/plans'
import { isCvReviewLimitReached } from '@/domain/plans/usage'
import { trpc } from '@/trpc/client'
import { useUser } from '@/trpc/session'

/** What is left of the plan; `used` is undefined while it is not known. */
export function useReviewLimit() {
  const user = useUser()
  const [now] = useState(() => new Date())
  const { data } = trpc.user.usage.useQuery({ id: user.id }, { refetchOnMount: 'always' })
  const used = data?.cvReviewCount
  return {
    plan: effectivePlan(user, now),
    now,
    used,
    isReached: used !== undefined && isCvReviewLimitReached(user, used, now),
  }
}
export type ReviewLimit = ReturnType<typeof useReviewLimit>
