import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { nextMonthStart } from '@/domain/plans/remaining'
import { cvReviewLimitText } from '@/domain/plans/usage'
import { formatLongDate } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { ReviewLimit } from './use-review-limit'

/** Says that the plan is used up, until when, and what would lift it. */
export function LimitAlert({ limit: { plan, now } }: { limit: ReviewLimit }) {
  return (
    <Alert
      variant="warning"
      live
      title={cvReviewLimitText(plan.cvReviewLimit)}
      action={
        plan.id === 'monthly' ? null : (
          <Button asChild>
            <Link href={paths.pricing}>Upgrade your plan</Link>
          </Button>
        )
      }
    >
      {plan.cvReviewPeriod === 'month'
        ? `The count begins anew on ${formatLongDate(nextMonthStart(now))}.`
        : 'A purchase includes this many.'}{' '}
      You can still prepare your texts here: they stay in this browser.
    </Alert>
  )
}
