import { useDates } from '@/components/local-dates'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { effectivePlan, type HeldPlan, PLANS, type PlanConfig } from '@/domain/plans/plans'
import { cvReviewLimitText, isCvReviewLimitReached, nextMonthStart, nextPurchaseStart } from '@/domain/plans/usage'
import { useUser } from '@/features/shared/session'
import { formatLongDate } from '@/lib/format'
import { paths } from '@/lib/paths'
import { serverNow } from '@/lib/server-clock'
import { trpc } from '@/trpc/client'

/** Says that the limit of the plan is reached, until when, and how to raise it. */
export const LimitAlert = ({ limit: { plan, resetText } }: { limit: ReviewLimit }) => (
  <Alert
    variant="warning"
    live
    title={cvReviewLimitText(plan.cvReviewLimit)}
    action={plan.id === 'monthly' ? null : <ButtonLink href={paths.pricing}>Upgrade your plan</ButtonLink>}
  >
    {resetText} You can still prepare your texts here; they stay in this browser.
  </Alert>
)

/** What is left of the plan; `used` is undefined while it is loading. */
export function useReviewLimit() {
  const user = useUser()
  const now = serverNow()
  const { withTime } = useDates()
  const { data } = trpc.user.usage.useQuery({ id: user.id }, { refetchOnMount: 'always' })
  const used = data?.cvReviewCount
  const plan = effectivePlan(user, now)
  return {
    plan,
    used,
    resetText: resetText(user, plan, now, withTime),
    isReached: used !== undefined && isCvReviewLimitReached(user, used, now),
  }
}

function resetText(held: HeldPlan, plan: PlanConfig, now: Date, withTime: (date: Date) => string): string {
  if (plan.cvReviewPeriod === 'month') return `Your limit resets on ${formatLongDate(nextMonthStart(now))}.`
  const next = nextPurchaseStart(held, now)
  if (next) return `Those of your next purchase start on ${withTime(next)}.`
  const { name, cvReviewLimit } = PLANS.monthly
  const renewed = held.planExpiresAt ? `Those of a renewal start on ${withTime(held.planExpiresAt)}. ` : ''
  return `${renewed}The ${name} gives ${cvReviewLimit} a month, those of this month included.`
}
export type ReviewLimit = ReturnType<typeof useReviewLimit>
