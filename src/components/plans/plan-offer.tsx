import { useDates } from '@/components/local-dates'
import { isRenewal, purchasablePlans } from '@/domain/plans/offers'
import { effectivePlan, type HeldPlan, type PlanConfig } from '@/domain/plans/plans'
import { notOnSaleNote, purchaseNote } from '@/domain/plans/purchase-note'
import { useCheckout } from './checkout-context'
import { type PlanAction, PlanButton, PlanNote } from './plan-button'
import { PlanCard } from './plan-card'
import { useVisitorAction } from './visitor-plan-button'

type Props = {
  plan: PlanConfig
  /** The user's plan; null for a visitor, or while it is unknown. */
  held: HeldPlan | null
  now: Date
  isFeatured?: boolean
  as?: 'h2' | 'h3'
}

/** A plan with the action available to this user: start for free, buy, extend, or none. */
export function PlanOffer({ plan, held, now, isFeatured, as }: Props) {
  const action = usePlanAction(plan, held, now)
  const { withTime } = useDates()
  const isCurrent = held !== null && effectivePlan(held, now).id === plan.id
  const note = held && (action ? purchaseNote(held, plan, now, withTime) : notOnSaleNote(held, plan, now))
  return (
    <PlanCard plan={plan} isCurrent={isCurrent} as={as}>
      {action ? (
        <PlanButton plan={plan.id} action={action} note={note} isFeatured={isFeatured ?? false} />
      ) : (
        <PlanNote>{note}</PlanNote>
      )}
    </PlanCard>
  )
}

function usePlanAction(plan: PlanConfig, held: HeldPlan | null, now: Date): PlanAction | undefined {
  const { isClosed } = useCheckout()
  const action = useVisitorAction(plan)
  if (!held) return action
  if (plan.id === 'free' || !purchasablePlans(held, now).includes(plan)) return undefined
  return isRenewal(held, plan, now) && !isClosed ? { ...action, label: 'Renew' } : action
}

/** A note if payments are tests or turned off on this server. */
export function PaymentModeNote() {
  const { isTest, isClosed } = useCheckout()
  if (!isTest && !isClosed) return null
  return (
    <p className="text-muted-foreground text-sm">
      {isTest
        ? 'Payments here are a test: no money moves.'
        : 'Card payment is not set up on this server, so plans cannot be bought here. The Free Plan works in full.'}
    </p>
  )
}
