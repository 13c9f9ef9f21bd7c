'use client'

import { useAuthDialog } from '@/components/auth-dialog-context'
import { START_LABEL } from '@/components/marketing/texts'
import type { PlanConfig } from '@/domain/plans/plans'
import { useCheckout } from './checkout-context'
import { type PlanAction, PlanButton } from './plan-button'

type NamedPlan = Pick<PlanConfig, 'id' | 'name'>

/** The action available to a visitor: start for free, or buy the plan after signing in. */
export function useVisitorAction({ id, name }: NamedPlan): PlanAction {
  const { choose, busyPlan, isClosed } = useCheckout()
  const { open } = useAuthDialog()
  if (id === 'free') return { label: START_LABEL, onChoose: () => open('sign-up') }
  const onChoose = () => choose(id)
  if (isClosed) return { label: 'Card payment is not available here', onChoose, isDisabled: true }
  return {
    label: `Choose ${name}`,
    onChoose,
    isPending: busyPlan === id,
    isDisabled: busyPlan !== null && busyPlan !== id,
  }
}

/** For a card that is rendered by the server. */
export function VisitorPlanButton({ plan, isFeatured }: { plan: NamedPlan; isFeatured: boolean }) {
  return <PlanButton plan={plan.id} action={useVisitorAction(plan)} isFeatured={isFeatured} />
}
