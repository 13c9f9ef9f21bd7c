import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useCheckout } from '@/components/plans/checkout-context'
import { PaymentModeNote, PlanOffer } from '@/components/plans/plan-offer'
import { Dialog } from '@/components/ui/dialog'
import { purchasablePlans } from '@/domain/plans/offers'
import { START_HEADING_ID } from './start-interview-card'
import type { HeldNow } from './use-plan'

type Props = { held: HeldNow; open: boolean; onOpenChange: (open: boolean) => void }

/**
 * The plans that can be bought now. Hidden while the provider's popup is open; closes once the payment is being settled
 * or the plan has changed.
 */
export function PlanDialog({ held: { user, now }, open, onOpenChange }: Props) {
  const { isCovered, isSettling } = useCheckout()
  const end = user.planExpiresAt?.getTime()
  const knownEnd = useRef(end)
  useEffect(() => {
    if (isSettling || knownEnd.current !== end) onOpenChange(false)
    knownEnd.current = end
  }, [isSettling, end, onOpenChange])
  const plans = purchasablePlans(user, now)
  return (
    <Dialog
      open={open && !isCovered}
      onOpenChange={onOpenChange}
      size={plans.length > 1 ? 'lg' : 'sm'}
      fallbackFocusId={START_HEADING_ID}
      title="Choose a plan"
      description="You pay once. Nothing renews by itself."
    >
      <ul className={clsx('grid gap-4', plans.length > 1 && 'sm:grid-cols-2')}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanOffer plan={plan} held={user} now={now} isFeatured={plan.id === 'monthly'} />
          </li>
        ))}
      </ul>
      <PaymentModeNote />
    </Dialog>
  )
}
