import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { effectivePlan } from '@/domain/plans/plans'
import { cvReviewLimitText, isCvReviewLimitReached, nextMonthStart } from '@/domain/plans/usage'
import { useUser } from '@/features/shared/session'
import { formatLongDate } from '@/lib/format'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'

/** Says that the limit of the plan is reached, until when, and how to raise it. */
export const LimitAlert = ({ limit: { plan, now } }: { limit: ReviewLimit }) => (
  <Alert
    variant="warning"
    live
    title={cvReviewLimitText(plan.cvReviewLimit)}
    action={plan.id === 'monthly' ? null : <ButtonLink href={paths.pricing}>Upgrade your plan</ButtonLink>}
  >
    {plan.cvReviewPeriod === 'month'
      ? `Your limit resets on ${formatLongDate(nextMonthStart(now))}.`
      : 'Each purchase includes this many.'}{' '}
    You can still prepare your texts here; they stay in this browser.
  </Alert>
)

/** What is left of the plan; `used` is undefined while it is loading. */
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
