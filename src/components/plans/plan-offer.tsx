'use client'

import { useAuthDialog } from '@/components/auth-dialog-context'
import { START_LABEL } from '@/components/marketing/texts'
import { isRenewal, purchasablePlans } from '@/domain/plans/offers'
import { effectivePlan, type HeldPlan, type PlanConfig } from '@/domain/plans/plans'
import { purchaseNote } from '@/domain/plans/purchase-note'
import { formatDateTime } from '@/lib/format'
import { useCheckout } from './checkout-context'
import { type PlanAction, PlanCard } from './plan-card'

type Props = {
  plan: PlanConfig
  /** The plan of the reader; null: a visitor, or not known yet. */
  held: HeldPlan | null
  now: Date
  isFeatured?: boolean
  as?: 'h2' | 'h3'
}

/** A plan with what this reader can do about it: begin for free, buy it, extend it, or nothing. */
export function PlanOffer({ plan, held, now, isFeatured, as }: Props) {
  const action = usePlanAction(plan, held, now)
  const isCurrent = held !== null && effectivePlan(held, now).id === plan.id
  const note = held && action ? purchaseNote(held, plan, now, formatDateTime) : undefined
  return <PlanCard plan={plan} isCurrent={isCurrent} action={action} note={note} isFeatured={isFeatured} as={as} />
}

function usePlanAction(plan: PlanConfig, held: HeldPlan | null, now: Date): PlanAction | undefined {
  const { choose, busyPlan, isClosed } = useCheckout()
  const { open } = useAuthDialog()
  if (plan.id === 'free') {
    return held ? undefined : { label: START_LABEL, onChoose: () => open('sign-up') }
  }
  if (held && !purchasablePlans(held, now).includes(plan)) return undefined
  const onChoose = () => choose(plan.id)
  if (isClosed) return { label: 'Card payment is not open here', onChoose, isDisabled: true }
  return {
    label: held && isRenewal(held, plan, now) ? 'Renew' : `Choose ${plan.name}`,
    onChoose,
    isPending: busyPlan === plan.id,
    isDisabled: busyPlan !== null && busyPlan !== plan.id,
  }
}

/** Says what is out of the ordinary about paying on this server. */
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
