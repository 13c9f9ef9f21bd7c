import { useEffect, useState } from 'react'
import { effectivePlan, type PlanConfig } from '@/domain/plans/plans'
import { isInterviewQuotaReached } from '@/domain/plans/usage'
import { useSession, useUser } from '@/features/shared/session'
import { useFreshUser } from '@/features/shared/use-fresh-user'
import { serverNow } from '@/lib/server-clock'
import type { UsageDto, UserDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorCode } from '@/trpc/errors'

/** Interval in milliseconds at which the plan and its usage are refetched. */
const PLAN_REFETCH_MS = 30_000

/** Interval in milliseconds at which the remaining time of a plan is recalculated. */
const EXPIRY_CLOCK_MS = 60_000

export type HeldNow = {
  user: UserDto
  now: Date
  plan: PlanConfig
  usage: UsageDto | undefined
  isUsageUnknown: boolean
  isQuotaReached: boolean
}

/** The user's plan and usage, refetched every 30 seconds while the page is visible. */
export function usePlan(renderedAt: Date): HeldNow {
  const user = useUser()
  const { refresh } = useSession()
  const now = useNow(renderedAt)
  useFreshUser()
  // The interval pauses by itself while the page is in the background.
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

/** The server's time, updated every minute and whenever the page becomes visible. */
function useNow(initial: Date): Date {
  const [now, setNow] = useState(initial)
  useEffect(() => {
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, EXPIRY_CLOCK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
