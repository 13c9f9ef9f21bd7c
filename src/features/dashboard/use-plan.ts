import { useEffect } from 'react'
import { effectivePlan, type PlanConfig } from '@/domain/plans/plans'
import { PLAN_REFETCH_MS } from '@/domain/plans/refresh'
import { isInterviewQuotaReached } from '@/domain/plans/usage'
import type { UsageDto, UserDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorCode } from '@/trpc/errors'
import { useSession, useUser } from '@/trpc/session'
import { useNow } from './use-now'

/** What the user holds at this minute. */
export type HeldNow = {
  user: UserDto
  now: Date
  /** The plan whose rights hold. */
  plan: PlanConfig
  /** undefined: not known yet. */
  usage: UsageDto | undefined
  /** Whether the last attempt to learn the usage failed. */
  isUsageUnknown: boolean
  isQuotaReached: boolean
}

/** The user's plan and usage, asked for again every 30 seconds while the page is in view. */
export function usePlan(renderedAt: Date): HeldNow {
  const user = useUser()
  const { refresh } = useSession()
  const now = useNow(renderedAt)
  // In the background the interval rests by itself.
  const usage = trpc.user.usage.useQuery(
    { id: user.id },
    { refetchInterval: PLAN_REFETCH_MS, refetchOnMount: 'always' },
  )

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh()
    }, PLAN_REFETCH_MS)
    return () => clearInterval(timer)
  }, [refresh])

  const isSignedOut = errorCode(usage.error) === 'UNAUTHORIZED'
  useEffect(() => {
    if (isSignedOut) refresh()
  }, [isSignedOut, refresh])

  return {
    user,
    now,
    plan: effectivePlan(user, now),
    usage: usage.data,
    isUsageUnknown: usage.isError,
    isQuotaReached: usage.data !== undefined && isInterviewQuotaReached(user, usage.data.interviewCount, now),
  }
}
