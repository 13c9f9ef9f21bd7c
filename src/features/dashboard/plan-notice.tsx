import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { planStatus } from '@/domain/plans/status'
import { formatShortDate } from '@/lib/format'
import type { HeldNow } from './use-plan'

/** What there is to say about a plan that ends soon or has ended. */
export function PlanNotice({ held: { user, now }, onUpgrade }: { held: HeldNow; onUpgrade: () => void }) {
  const { state, notice } = planStatus(user, now, formatShortDate)
  if (!notice) return null
  return (
    <Alert
      variant={state === 'expired' ? 'destructive' : 'warning'}
      title={notice.title}
      action={<Button onClick={onUpgrade}>{notice.action}</Button>}
    >
      {notice.description}
    </Alert>
  )
}
